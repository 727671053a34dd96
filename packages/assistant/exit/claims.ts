/** Deeds that an assistant could claim. Only a tool can do them; looking something up is none. */
const claimed = [
  /\b(?:ik|we|wij)\b[^.?!]*\b(?:heb|hebben)\b[^.?!]*\b(?:ge|be|ver|ont|her|terug|aan|door|op|in|toe|af|over|uit)\p{L}{3,}(?:d|t|en)\b/iu,
  /\b(?:heb|hebben)\s+(?:ik|we|wij)\b[^.?!]*\b(?:ge|be|ver|ont|her|terug|aan|door|op|in|toe|af|over|uit)\p{L}{3,}(?:d|t|en)\b/iu,
  /\b(?:is|zijn|wordt|worden|werd|staat)\b[^.?!]*\b(?:geplaatst|geannuleerd|terugbetaald|teruggestort|gewijzigd|aangepast|toegevoegd|aangemaakt|geactiveerd|doorgegeven|doorgestuurd|genoteerd|ingepland|verzet|bevestigd|verlaagd|toegekend|gecrediteerd|afgesloten|verwijderd|gereserveerd|vastgezet|gemaild|geregeld)\b/iu,
  /\b(?:i|we)(?:\s+have|['’]ve)\s+\p{L}+(?:ed|n|t)\b/iu,
  /\b(?:has|have) been (?:placed|cancel+ed|refunded|changed|added|sent|created|confirmed|applied)\b/iu,
]
/** Verbs with which an assistant says that it looked. */
const looked = /\b(?:gevonden|gezocht|bekeken|gezien|begrepen|opgezocht|nagekeken|vergeleken)\b/iu

/** Words of a gift or a promise of money: only the shop's own sentences may have them. */
const promise =
  /\b(?:korting\p{L}*|voucher\p{L}*|waardebon\p{L}*|kortingscode\p{L}*|actiecode\p{L}*|couponcode|gratis|cadeau|kosteloos|compensatie|tegoed|garandeer\p{L}*|beloof|beloven|free|discount|refund)\b/iu

/** Whether a sentence says that something was done. */
export function claimsDeed(sentence: string): boolean {
  return claimed.some((pattern) => pattern.test(sentence)) && !looked.test(sentence)
}

/** Whether a sentence promises a gift or money. */
export function promisesGift(sentence: string): boolean {
  return promise.test(sentence)
}
