import { fold } from '@sluimer/search/text/words/tokens'
import { type Concept, listConcepts } from '../../intent/concepts.ts'

/** What follows these tells why somebody looks for goods, up to the end of the clause: 'want anders ligt de telefoon op de grond'. */
const reason =
  /\b(?:want|omdat|aangezien|doordat|anders|zodat)\b[^.?!;,]*?(?=[.?!;,]|$|\b(?:zoek|wil|wou|heb|hebben) (?:ik|wij|we|jullie|je)\b(?! \p{L}+ (?:zelf|al|nog)))/giu
/** What somebody is, does or has: 'ik leef onder een steen', 'hij is 2 meter en een kast', 'mijn oude loopt vast'. */
const ofSomebody =
  /\b(?:ik|hij|zij|ze|we|wij|(?:mijn|mn|m'n|onze?|de|die van) (?:oude |nieuwe )?\p{L}+) (?:(?:altijd|nu|ook|net|zo|heel|al|'t|het) ){0,2}(?:leef|leeft|leven|woon|woont|wonen|werk|werkt|werken|loopt|lopen|zit|zitten|hangt|kruipt|krabt|spring(?:t|en)|schiet(?:en)?|schui(?:ft|ven)|spuugt|kwijlt|niest|moet|mag|kan|ben|is|zijn|vind|vindt|vries|vriest|vriezen|lig|ligt|word|wordt|haat|raak|raakt|struikelt?|ga|gaat|staat?|vergeet|valt|vallen|sloopt|zet|gooit|trekt|gebruikt?|krijgt? het|houd?t? niet)\b(?! (?:op zoek|benieuwd))[^.?!;,]*/giu
/** 'Daar moet ik van niezen', 'heb ik zelf nog 3 dozen'. */
const turned =
  /\b(?:daar |die |dat )?(?:moet|word|wordt|krijg|krijgt|kan|heb|heeft|ben|lig|slaap|zit|wil) (?:ik|hij|zij|ze|we|wij) (?:er |daar |het |zelf |altijd |al |nog |steeds )*(?:van|niet|nog|zelf|altijd|mee|al|\d)\b[^.?!;,]*/giu
/** Between what something stands, and into what it must go: 'tussen bed en muur', 'dat in een overtrek van 240x220 past', 'past dat om onze topper'. */
const around =
  /\btussen (?:\p{L}+ ){1,3}en (?:(?:de|het|mijn|mn|een) )?\p{L}+|\b(?:dat|die|wat) (?:(?:goed|mooi|ook|nog|wel) )?(?:in|op|om|over|onder|bij|rond|naast) [^.?!;,]*?\bpass?t?(?:en)?\b|\bpass?t?(?:en)? (?:\p{L}+ ){0,2}(?:in|op|om|over|onder|bij|rond|naast) (?:(?:een|de|het|mijn|mn|onze?) )?(?:\p{L}+e )?\p{L}+/giu
/** What somebody has, who looks for something else: 'mijn oude hoeslaken'. */
const owned = /\b(?:mijn|mn|m'n|onze?)\s+(?:\p{L}+e\s+)?\p{L}{3,}/giu
/** And what they have got: 'we hebben sinds kort een hele dikke boxspring'. */
const had =
  /\b(?:ik|we|wij) (?:heb|hebben) (?:(?:sinds|kort|nu|net|al|hier|thuis|zelf|ook) ){0,3}(?:een|zo'n) (?:\p{L}+e ){0,3}\p{L}{3,}(?!\p{L}| (?:nodig|gezien|gevonden|in gedachten|op het oog))/giu
/** Where something is or stands, and for whom: 'op de grond', 'aan de muur', 'in huis', 'van de kou'. */
const place =
  /\b(?:op|onder|naast|achter|boven|tegen|bij|door|over|aan|uit|van|in|voor|naar|tot)\s+(?:de|het|een|'t|mijn|mn|m'n|ons|onze|zijn|haar|hun|die|dat)\s+(?:\p{L}+e\s+)?\p{L}{2,}|\b(?:in|uit) huis\b/giu

/** 'Wij vernieuwen', 'we verbouwen': what somebody does, whatever is looked for. */
const deed = /(?:^|[.,;:!?]\s+)(?:wij|we) (?!hebben|zoeken|willen)\p{L}{4,}en(?!\p{L})/giu

const aWord = /[\p{L}\d]+/gu

/**
 * Lists the words of a message that stand only in what it tells besides: why somebody looks for goods, what they do and where things stand. No goods
 * need to have these words. What a clause names of the goods themselves is read by its meaning all the same.
 */
export function listStoryWords(message: string): ReadonlySet<string> {
  const clauses = [reason, ofSomebody, turned, around, deed]
  const told = clauses.flatMap((pattern) => message.match(pattern) ?? []).flatMap(toWords)
  const places = (message.match(place) ?? []).flatMap(toWords).filter((word) => !isOfGoods(word))
  const own = [owned, had]
    .flatMap((pattern) => message.match(pattern) ?? [])
    .flatMap(toWords)
    .filter(isGoods)
  const rest = [...clauses, place, owned, had].reduce((text, pattern) => text.replace(pattern, ' '), message)
  const others = new Set(toWords(rest))
  return new Set([...told, ...places, ...own].filter((word) => !others.has(word)))
}

/** 'In het groen' and 'voor een matras' tell of the goods themselves. */
export function isOfGoods(word: string): boolean {
  return listConcepts(word).some((one) => ofGoods.includes(one))
}

function isGoods(word: string): boolean {
  return listConcepts(word).includes('goods')
}

const ofGoods: readonly Concept[] = ['goods', 'color', 'cloth', 'size']

function toWords(text: string): readonly string[] {
  return fold(text).match(aWord) ?? []
}
