/** What an assistant could say that it does at this moment. */
const doing =
  'meld|leg|zet|stuur|sturen|boek|boeken|regel|regelen|reserveer|annuleer|bestel|wijzig|verander|stort|storten|haal|halen|noteer|plaats|verwijder|activeer|vergoed|vergoeden|retourneer|crediteer|verlaag|verhoog|bewaar|geef|geven|maak|maken|betaal|betalen'

/** Deeds that an assistant could claim. Only a tool can do them; looking something up is none. */
const claimed = [
  /\b(?:ik|we|wij)\b[^.?!]*\b(?:heb|hebben)\b[^.?!]*\b(?:ge|be|ver|ont|her|terug|aan|door|op|in|toe|af|over|uit)\p{L}{3,}(?:d|t|en)\b/iu,
  /\b(?:heb|hebben)\s+(?:ik|we|wij)\b[^.?!]*\b(?:ge|be|ver|ont|her|terug|aan|door|op|in|toe|af|over|uit)\p{L}{3,}(?:d|t|en)\b/iu,
  /\b(?:is|zijn|wordt|worden|werd|staat)\b[^.?!]*\b(?:geplaatst|geannuleerd|terugbetaald|teruggestort|gewijzigd|aangepast|toegevoegd|aangemaakt|geactiveerd|doorgegeven|doorgestuurd|genoteerd|ingepland|verzet|bevestigd|verlaagd|toegekend|gecrediteerd|afgesloten|verwijderd|gereserveerd|vastgezet|gemaild|geregeld)\b/iu,
  // 'Je retour is aangemeld', 'je geld komt terug op je rekening': the shopper's own things, and what became of them.
  /\b(?:je|jouw|uw|de|het|jullie)\s+(?:retour|bestelling|order|betaling|adres|geld|bedrag|account|afspraak|bezorging|levering|terugbetaling|annulering|aankoop|factuur|pakket|klacht|nummer)\b[^.?!]*\b(?:is|zijn|staat|wordt|worden|werd|komt|gaat)\b[^.?!]*\b(?:(?:ge|be|ver|ont|her|aange|afge|opge|inge|doorge|omge|uitge|overge|terug|ontv)\p{L}*|onderweg|klaar|rond|binnen|in orde|definitief)\b/iu,
  /\b(?:is|zijn)\b[^.?!]*\b(?:onderweg|apart gelegd|opzijgelegd|besteld|betaald|gekocht|verzonden|gestuurd|ontvangen|afgemeld)\b/iu,
  /\b(?:staat|ligt|gaat)\b[^.?!]*\bvoor (?:je|jou|u)\b/iu,
  /\b(?:collega|medewerker|koerier|chauffeur|bezorger|we|wij|iemand)\b[^.?!]*\b(?:belt|bellen je|mailt|mailen je|stuurt|haalt|neemt contact|nemen contact)\b/iu,
  /\b(?:je|u)\s+(?:krijgt?|hebt|heeft)\b[^.?!]*\bgeld\b/iu,
  /\b(?:je|jouw|uw)\s+(?:bestelling|order|pakket|retour)\b[^.?!]*\bkomt\b|\bkomt (?:voor elkaar|in orde)\b/iu,
  /\b(?:bestelling|order|aankoop) van\b/iu,
  // The shopper must know that it is no person.
  /\bik ben (?!geen|niet)[^.?!,]*\b(?:mens|medewerker|verkoper|collega|persoon)\b/iu,
  /\b(?:zit|zitten|ligt|liggen|staat|staan)\b[^.?!]*\b(?:winkelwagen|winkelmand\p{L}*|mandje)\b/iu,
  new RegExp(`\\b(?:ik|we|wij)\\s+(?:\\p{L}+\\s+)?(?:${doing})\\b|\\b(?:${doing})\\s+(?:ik|we|wij)\\b`, 'iu'),
  /\b(?:i|we)(?:\s+have|['’]ve)\s+\p{L}+(?:ed|n|t)\b/iu,
  /\b(?:has|have) been (?:placed|cancel+ed|refunded|changed|added|sent|created|confirmed|applied)\b/iu,
]
/** Verbs with which an assistant says that it looked. */
const looked = /\b(?:gevonden|gezocht|bekeken|gezien|begrepen|opgezocht|nagekeken|vergeleken)\b/iu

/** Words of a gift or a promise of money: only the shop's own sentences may have them. */
const promise =
  /\b(?:korting\p{L}*|voucher\p{L}*|waardebon\p{L}*|kortingscode\p{L}*|actiecode\p{L}*|couponcode|codes?|gratis|cadeau|kosteloos|compensatie|tegoed|garandeer\p{L}*|beloof|beloven|free|discount|refund)\b/iu

/** Whether a sentence says that something was done. */
export function claimsDeed(sentence: string): boolean {
  return claimed.some((pattern) => pattern.test(sentence)) && !looked.test(sentence)
}

/** A price as a part of another, or as none. */
const priceless =
  /\b(?:de helft|halve prijs|half geld|(?:een )?kwart van|een derde van|spotprijs|om niet|voor niets|(?:gaat|gaan)\b[^.?!]*\b(?:van de prijs|eraf)|(?:kost|kosten|betaal\p{L}*)\b[^.?!]*\b(?:niets|niks|nul|geen (?:cent|euro))|(?:krijg|krijgt)\b[^.?!]*\b(?:erbij|bij|extra)\s*$)/iu

/** Whether a sentence promises a gift or money. */
export function promisesGift(sentence: string): boolean {
  return promise.test(sentence) || priceless.test(sentence.replace(/[.!?]+$/, ''))
}
