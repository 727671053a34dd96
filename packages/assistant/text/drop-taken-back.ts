/** Taking back what was said before, in front of what is meant instead: 'nee wacht, 90 x 210', 'laat maar. wat zijn jullie openingstijden?' */
const takenBack =
  /^(?:laat maar(?! (?:zien|horen|weten|komen|staan|kijken|eens|even)\b)|(?:oh?|ah|oei|nee|neen|sorry|oeps|wacht|foutje|ho)(?:[\s,.!…]+(?:nee|neen|wacht|even|eens|sorry|toch|oeps|niet))*[\s,.!…]+(?:ik )?(?:bedoel|bedoelde|wou|wilde)(?: (?:ik|eigenlijk|zeggen|dus|gewoon))*|(?:oh?|nee|neen|oeps|sorry)[\s,.!…]+wacht(?: even)?|wacht(?: even| eens)?|ik bedoel(?:de)?(?: eigenlijk| dus)?)[\s,.!…:-]+(?=[\p{L}\d])/iu

/** Returns a message without a beginning that takes back what was said before; the message itself when nothing else follows. */
export function dropTakenBack(message: string): string {
  return message.replace(takenBack, '')
}
