const size = String.raw`\d{2,3} ?(?:cm)? ?(?:x|×|\*|bij|op) ?\d{2,3}`
/** Over what somebody has goes something of the same size: 'ik heb kussens van 60x60, bestaat daar een sloop voor'. */
const asksCover = new RegExp(
  `^(.*?)\\b(${size})\\b(?! ?(?:graden|euro))(.*?)\\b((?:bestaa|heb|verko|zijn|is|vind|krijg|leve|zoek|maken)\\p{L}*(?: (?:je|jij|jullie|ge|u|ik|er|ze))*) ((?:daar|er|hier)(?: ook| nog| wel)*)((?: \\p{L}+){0,3}?) ((?:\\p{L}*(?:sloop|slopen|hoes|hoezen|hoesjes?|overtrek(?:ken)?|lakens?|toppers?|beschermers?|molton|dekbed(?:den)?)))(?: (?:voor|om|op|bij|overheen|omheen))?(?= |[?!.,]|$)(.*)$`,
  'iu',
)
const aBed = /\b\p{L}*(?:bed|matras|boxspring|ledikant)\b(?!.*\b\p{L}*(?:kussens?|dekbed))/iu
const overBed = /dekbed|overtrek/iu

/**
 * Returns a message that asks for what goes on something of a size as one that asks for it in that size: 'heb je een sloop 60x60'. A duvet is wider than the
 * bed, so that there the bed stays. Any other message stays as it is.
 */
export function nameWithSize(message: string): string {
  const [whole, before = '', own = '', between = '', asks = '', , manner = '', thing = '', after = ''] =
    asksCover.exec(message) ?? []
  if (whole === undefined || new RegExp(size, 'iu').test(between + after)) return message
  const isOverBed = aBed.test(`${before}${between}`) && overBed.test(thing)
  const measure = isOverBed ? `voor een bed van ${own}` : own
  return `${asks}${manner} ${thing} ${measure}${after}`
}
