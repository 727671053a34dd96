import { splitTokens } from '@sluimer/search/text/words/tokens'

/** A longer turn says by itself what it asks. */
const mostWords = 9
/** 'En als hij tegenvalt', 'wat als ie te hard is': what becomes of goods that are not as was hoped. */
const ifDisappointed =
  /^(?:(?:en|maar|of|wat|dus|stel)[\s,]+)*(?:als|indien|wanneer|dat)\b.*\b(?:tegen ?v(?:al|ie)\p{L}*|niet (?:\p{L}+ )?(?:beval\p{L}*|lekker|fijn|goed|mooi|prettig|comfortabel|past?|passen|zit|ligt)|te (?:hard|zacht|warm|koud|klein|groot|kort|lang|dik|dun|stevig|slap|hoog|laag))(?!\p{L})/iu
/** 'Hij is al uitgepakt', 'het ligt al op bed': how far somebody has come with the goods. */
const isInUse =
  /\buitgepakt\b|\b(?:ligt|staat|zit) (?:nu )?al (?:\p{L}+ )?(?:op|om|in)(?: (?:het|mijn|mn|de|ons))? (?:bed|matras|bodem|lattenbodem|boxspring|slaapkamer|kamer)\b/iu
/** Money, a term or another way is asked besides. */
const asksElse =
  /\b(?:geld|kost\p{L}*|betaal\p{L}*|ruil\p{L}*|hoe ?lang|hoe ?veel|wie|waar|kapot|stuk|defect|beschadigd|garantie)\b/iu

/**
 * Reads a turn after a question about sending back, or about where to try goods, that only tells how the goods are, or might turn out, as the question of the pages about that; undefined for any
 * other turn.
 */
export function readOfReturn(message: string): string | undefined {
  if (splitTokens(message).length > mostWords || asksElse.test(message)) return undefined
  if (ifDisappointed.test(message)) return 'Kan ik terugsturen wat tegenvalt, niet past of niet mooi is?'
  return isInUse.test(message) ? 'Kan ik terugsturen wat ik heb gewassen of gebruikt?' : undefined
}
