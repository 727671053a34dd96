const loved =
  /(?:^|(?<=[.!?] ))[^.!?]*?\b(?:gek|dol|verzot|fan|weg|helemaal|houdt|houd|hou|verliefd) (?:\p{L}+ )?(?:op|van) (?:(?:de|het|alle) )?(?<thing>\p{L}{4,})(?<rest>\b.*?)\b(?:daar ?mee|daar iets mee|met zoiets|met die|daarop|daar wat mee)\b/iu

/** Names what somebody loves where goods are asked for that have it: 'ze is gek op vlinders, hebben jullie een overtrek daarmee'. */
export function nameLoved(message: string): string {
  return message.replace(loved, (_, thing: string, rest: string) =>
    `${rest.replace(/^[\s!.,?]+/u, '')} met ${thing}`.replace(/\s+/gu, ' ').trim(),
  )
}
