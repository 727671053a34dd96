import { namesGoods } from '../intent/concepts.ts'

/** What somebody does not want: to send a thing back of which only a part is missing. */
const noReturn =
  /(?:^|(?<=[\s,.;!?]))(?:(?:en|maar|want|dus|nee|ik|we|wij) )*(?:wil|hoef|ga|moet|willen|hoeven|gaan)(?: (?:ik|we|wij|het|hem|m|t|die|dat|ze|alles|dus|echt|hoor|dat hele ding|het hele ding|hele ding))* (?:niet|nie|ni|geen)(?: (?:alles|het|hem|heel dat ding|dat hele ding|het hele ding|de hele boel|per se))* (?:terug ?(?:te )?(?:sturen|brengen|zenden|geven)|(?:te )?retourneren|retour)(?: hoor)?(?=[\s,.;!?]|$)/giu

/** A thing of one's own that is to be replaced, and how it is: 'mijn oude boxspring is doorgezakt', 'huidige is versleten'. */
const ownOld =
  /(?:^|(?<=[.,;!?]\s?)|(?<=\b(?:want|omdat)\s))(?:(?:mijn|mn|m'n|me|onze?|de|het|den|dieje|die van ons|en|want|omdat) )*(?:oude?|ouwe|huidige?|vorige) (?:(?!(?:is|zijn|zakt|heeft|ligt|zit|kraakt|lekt|prikt|valt|was|ruikt|stinkt)\b)(?<thing>\p{L}+) )?(?:is|zijn|zakt|heeft|ligt|zit|kraakt|lekt|prikt|valt|was|ruikt|stinkt)\b[^.,;!?]*(?:[.,;!?]\s*|$)/iu
/** Whoever has such a thing looks for another. */
const seeks =
  /\b(?:welke?|zoek\p{L}*|nieuwe?n?|nieuws|wat (?:raad|heb|hebben|is er)|raad|nodig|snelst|snel|vervang\p{L}*)(?!\p{L})/iu
/** What becomes of the old one, or what the shop owes, is asked of that one. */
const ofOldOne =
  /\b(?:\p{L}*mee ?ne(?:e)?m\p{L}*|nemen (?:\S+ )*mee|ophal\p{L}*|opgehaald|mee(?:geven|gegeven)|inruil\p{L}*|afvoer\p{L}*|weg|kwijt|garantie|waarborg|retour\p{L}*|terug\p{L}*|gekocht|besteld|van jullie|bij jullie)(?!\p{L})/iu

/**
 * Leaves out of a message what somebody does not want, and how the old thing is which the wish shall replace: neither is a return, nor a complaint. The message
 * itself where nothing else is left.
 */
export function dropUnwanted(message: string): string {
  const kept = tidy(message.replace(noReturn, ' '))
  const plain = kept.split(' ').length < fewestWords ? message : kept
  const [told] = ownOld.exec(plain) ?? []
  if (told === undefined || ofOldOne.test(plain)) return plain
  const thing = ownOld.exec(plain)?.groups?.thing
  const rest = tidy(plain.replace(told, ' '))
  if (rest.split(' ').length < fewestWords || !seeks.test(rest)) return plain
  if (namesGoods(rest)) return rest
  return thing !== undefined && namesGoods(thing) ? `${thing}, ${rest}` : plain
}

/** Takes away the signs around what was left out. */
function tidy(text: string): string {
  return text
    .replace(/\s{2,}/gu, ' ')
    .replace(/([.,;!?]) ?,/gu, '$1')
    .replace(/^[\s,.;]+|[\s,;]+$/gu, '')
}

const fewestWords = 3
