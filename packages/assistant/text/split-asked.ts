import { splitQuestions } from './split-questions.ts'

/** Of whom or what something is asked, right behind the verb. */
const who = "(?:ik|je|jij|jullie|ze|zij|we|wij|hij|ie|u|ge|gij|het|'t|t|er|dat|die|da|iemand)"
const verb = `(?:kan|kun|kunnen|mag|mogen|moet|moeten|krijg|krijgen|is|zijn|heb|hebben|wil|willen|zetten|brengen|dragen|nemen|pakken|komen|gelden|worden|rollen|helpen|passen|gaan|duren|kosten|betaal|betalen|blijven|hoef|hoeven|stuur|sturen|halen|leveren|doe|doen|bezorgen|(?!(?:niet|met|dat|het|want|tot|uit|wat|omdat|zodat|naast|kort|juist|wit|goedkoopst)\\b)\\p{L}{2,}t)`
const beside = '(?:(?:dan|ook|trouwens|verder|eventueel|anders) )?'
/** 'En rolt ze dan naar mij toe', 'of mogen ze het bij de buren afgeven', 'geldt de prijs dan nog'. */
const inverted = new RegExp(
  `(?:,?\\s+(?:en|of|maar|plus)|\\s*,)\\s+(?=${beside}${verb} ${who}\\b|(?:geldt|telt|kost) (?:de|het|een)\\b)`,
  'giu',
)
/** 'En ik wil trouwens ook van die nieuwsbrief af'. */
const alsoWants = /,?\s+(?:en|maar) (?=ik (?:wil|wou|zou|moet|vroeg)\b)/giu
/** 'Heb een cadeaukaart gekregen kan ik de rest dan pinnen', with no sign between what is told and what is asked. */
// In this order 1,000 letters take no seconds: what is behind a gap first, then the beginning.
const unsigned =
  /\s+(?=(?:kan|mag|moet|krijg|hoe|wanneer) (?:ik|we|ie|hij|dat)\b)(?<=(?!.*\b(?:als|wanneer|indien|toen|omdat|dat|hoe|waar|wat|welke?|wie|of|dan)\b.* (?:kan|mag|moet|krijg) ik)^(?:ik|heb|mijn|mn|we|wij|onze|er|hij|zij|ze)\b[^?,]{8,200}(?<!\b(?:en|of|maar|dan|nu|daar|zo|toch|hoe|waar|wat|wanneer))\s+)/giu
/** What is not repeated in the second half of one question: 'kan ik met een bon betalen en de rest contant'. */
const opener =
  /^(?:(?:en|of|maar|dan|ook)\s+)*((?:mag|mogen|kan|kun|kunnen|moet|moeten|krijg|krijgen) \p{L}+(?: (?:het|hem|ze|dat)\b)?)/iu
const shared =
  /\s+\/\s+|,?\s+en (?=de rest\b|op (?:factuur|rekening)\b)|(?<=^krijg(?:en)? \p{L}+ (?:\p{L}+ ){1,3})en (?=(?:ook )?een \p{L}+[\s?!.]*$)/iu
/** 'Kan iemand het bed in elkaar zetten en de rails ophangen' asks of two deeds, the second with the beginning of the first. */
const twoDeeds =
  /^((?:(?:kan|kun|kunnen|komt|doen|willen|mag|mogen) (?:\p{L}+ ){1,3}?)(?:.*? om )?)(.+ (?:\p{L}{2,4} te )?(?!jullie)\p{L}{3,}en),? en ((?:(?:de|het|een|mijn|mn|onze|ook|meteen|dan) )*\p{L}{4,} (?:(?:\p{L}{2,4} )?(?:te )?)\p{L}{3,}en[\s?!.]*)$/iu
const fewestWords = 2

/**
 * Returns what a message asks, one part for each question, as `splitQuestions` does, and also where the second begins with a verb of any kind, leans on the beginning of the
 * first, or stands behind no sign at all.
 */
export function splitAsked(message: string): string[] {
  const parts = splitQuestions(message)
    .flatMap((part) => part.split(unsigned))
    .flatMap((part) => part.split(inverted))
    .flatMap((part) => part.split(alsoWants))
    .flatMap(splitDeeds)
    .flatMap(splitShared)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length >= fewestWords)
  return parts.length > 1 ? parts : [message]
}

function splitDeeds(part: string): string[] {
  const [, begin, first, second] = twoDeeds.exec(part) ?? []
  return begin === undefined ? [part] : [`${begin}${first}`, `${begin}${second}`]
}

/** Gives the second half of a question the beginning that both share. */
function splitShared(part: string): string[] {
  const [first = '', ...others] = part.split(shared)
  const [, begin] = opener.exec(first) ?? []
  return others.length === 0 || begin === undefined
    ? [part]
    : [first, ...others.map((rest) => `${begin} ${rest}`)]
}
