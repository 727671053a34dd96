import { withCapital } from '@sluimer/domain/time/dutch-date'
import { fold } from '@sluimer/search/text/words/tokens'
import { lowerFirst } from '../text/lower-first.ts'
import { type Need, rivals, type Stuff } from './stuffs.ts'

/** Which of the stuffs that a message names is better for what somebody needs, or whether the one that it names is any good for that. */
export interface Verdict {
  readonly text: string
  /** The headings that explain what was named. */
  readonly headings: readonly string[]
}

/** How somebody tells what is needed, and how a verdict says so. The first that is said counts. */
const needs: readonly { need: Need; said: RegExp; when: string }[] = [
  {
    need: 'side',
    said: /\bzij ?slaper\w*|\bop (?:je|de|mijn|mn|m'n|zijn|haar|een) zij(?:de|kant)?\b/u,
    when: 'als je op je zij ligt',
  },
  {
    need: 'apart',
    said: /\bvoel\w* .*\b(?:elkaar|partner|man|vrouw|draai\w*|beweg\w*)\b|\b(?:partner|man|vrouw|vriendi?n?|elkaar) .*\b(?:draai\w*|woel\w*|beweeg\w*)\b/u,
    when: 'als je elkaar niet wilt voelen draaien',
  },
  {
    need: 'turning',
    said: /\b(?:makkelijk|gemakkelijk|veel|vaak|goed) (?:\w+ )?(?:draai\w*|woel\w*|omdraai\w*)\b|\b(?:draai|woel)\w* (?:\w+ )?(?:veel|vaak|makkelijk)\b/u,
    when: 'als je veel draait',
  },
  { need: 'support', said: /\b(?:nek\w*|steun\w*|rug ?slaper\w*)\b/u, when: 'als je steun wilt voor je nek' },
  {
    need: 'washable',
    said: /\b(?:kind\w*|peuter\w*|kleuter\w*|wasbaar|(?:makkelijk\w*|vaak) (?:te )?was\w*|huisstof\w*)\b/u,
    when: 'als het vaak in de was moet',
  },
  { need: 'cool', said: /\b(?:zomers?|hitte)\b/u, when: 'in de zomer' },
  { need: 'cool', said: /\b(?:zweet\w*|zwet\w*|transpir\w*|opvlieger\w*)\b/u, when: 'als je snel zweet' },
  {
    need: 'cool',
    said: /\b(?:koel\w*|fris\w*|verkoelend\w*|overgang|menopauze|heet|broeierig|benauwd|warmbloedig\w*)\b|\b(?:te|snel|vlug|gauw|altijd|vaak|vrij|erg|heel|zo|het|best) (?:\w+ )?warm\b/u,
    when: 'als je het snel warm hebt',
  },
  { need: 'warm', said: /\bwinters?\b/u, when: 'in de winter' },
  {
    need: 'warm',
    said: /\b(?:warmer|warmste?|koukleum\w*|kouwelijk\w*|kou|verkleumd|warm)\b|\b(?:snel|vlug|gauw|altijd|vaak|erg|heel|zo|het|ijs) ?(?:\w+ )?koud\b/u,
    when: 'als je het snel koud hebt',
  },
  { need: 'smooth', said: /\b(?:kreuk\w*|gekreukt?|strijk\w*)\b/u, when: 'als je niet wilt strijken' },
  {
    need: 'light',
    said: /\b(?:lichter|lichtste?|licht|zwaarder|tillen|gewicht|zwaar)\b/u,
    when: 'als het licht moet zijn',
  },
  { need: 'soft', said: /\b(?:zacht\w*|soepel\w*|gladder|gladste?)\b/u, when: 'als je het zacht wilt' },
]
/** Asks which of two. */
const asksWhich = /\b(?:of|vs|versus|dan|welke?|beter)\b/u
/** Asks whether one is any good. */
const asksWhether =
  /^(?:(?:en|maar|dus|of|hoi|hallo)[\s,]+)*(?:is|zijn|past|werkt|slaapt|ligt|kan|zou|heeft|raad\w*|wat vind\w*)\b|\b(?:is|zijn|slaapt|ligt|past|lijkt|werkt)\b.{0,60}\b(?:iets voor|wat voor (?:mij|me|ons)|goed|geschikt|slim|verstandig|handig|fijn|prettig|aan te raden|aanrader|lekker|beter|te warm|warm genoeg)\b/u
/** Whoever looks for goods, asks how they are washed or what they cost gets no verdict. */
const asksElse =
  /\b(?:heb(?:ben|t)? (?:je|jullie|u|ge)|zoek\w*|wil (?:graag )?(?:een|n|die|deze)|bestel\w*|kopen|koop|laat (?:\w+ )?zien|toon|prijs\w*|kost\w*|goedko\w*|duur\w*|maat|maten|verschil\w*|mag|mogen|graden|droger|krimp\w*|vlek\w*|retour\w*|terug\w*|kapot\w*|allergi\w*|jeuk\w*|geleverd|levert?|lever\w*|betal\w*)\b|\d{2,3} ?x ?\d/u
/** 'Kreukt dat erg' after one stuff. */
const asksOfThat =
  /^(?:(?:en|maar|ok\w*)[\s,]+)*(?:is|kreukt|slaapt|voelt|wordt|ligt|zweet je|past) (?:dat|het|die|hij|zoiets|dit)\b/u
/** Who it is for, or that it may be too much of it. */
const tellsNeed =
  /\b(?:voor|als|wanneer|ik|mij|me|we|geschikt|goede?|iets|beter|te|slim|handig|fijn|aanrader|verstandig|keus)\b/u
const good = 2
const mostNamed = 3

/**
 * Judges the stuffs that a message names, or those that were told apart `before` it, by what somebody needs, with what the shop's pages say of each: 'slaapt satijn koeler dan percal', 'is
 * traagschuim iets voor een zijslaper'. Undefined where no need is told, where the pages say nothing of it, and for a message that looks for goods.
 */
export function judgeStuffs(message: string, before = ''): Verdict | undefined {
  const said = fold(message)
  const need = asksElse.test(said) ? undefined : needs.find((one) => one.said.test(said))
  if (need === undefined) return undefined
  const own = listNamed(said)
  const named = own.length > 0 ? own : listNamed(fold(before))
  const isOfBefore = own.length === 0
  if (named.length > mostNamed || (isOfBefore && named.length < 2 && !asksOfThat.test(said))) return undefined
  const known = named.flatMap((stuff) => rate(stuff, need.need))
  const [first] = known
  if (first === undefined || known.length !== named.length) return undefined
  const headings = known.map(({ stuff }) => stuff.heading)
  if (known.length > 1)
    return isOfBefore || asksWhich.test(said) ? { text: weigh(known, need.when), headings } : undefined
  if (!asksWhether.test(said)) return undefined
  // 'Is traagschuim warm' asks what it is like, and tells no need.
  const text = tellsNeed.test(said) ? judge(first, need) : `${withCapital(first.says)}.`
  return { text, headings }
}

interface Rated {
  readonly stuff: Stuff
  readonly rank: number
  readonly says: string
}

function rate(stuff: Stuff, need: Need): Rated[] {
  const quality = stuff.is[need]
  return quality === undefined ? [] : [{ stuff, rank: quality[0], says: quality[1] }]
}

/** Lists the stuffs that a message names, all of one kind. 'Katoensatijn' is no second cotton. */
function listNamed(said: string): readonly Stuff[] {
  const lists = rivals.map((stuffs) => stuffs.filter((stuff) => stuff.said.test(said)))
  return lists.reduce((most, one) => (one.length > most.length ? one : most), [])
}

function weigh(known: readonly Rated[], when: string): string {
  const [best, ...others] = [...known].sort((one, other) => other.rank - one.rank)
  if (best === undefined) return ''
  const rest = others.map(({ says }) => `${withCapital(says)}.`).join(' ')
  const isTied = others.some(({ rank }) => rank === best.rank)
  if (isTied) return `Dat ontloopt elkaar weinig, ${when}. ${withCapital(best.says)}. ${rest}`
  return `${withCapital(best.stuff.name)}, ${when}: ${sayOfIt(best)}. ${rest}`
}

function judge({ stuff, rank, says }: Rated, { need, when }: { need: Need; when: string }): string {
  if (rank >= good) return `Ja, ${when} is ${stuff.name} een goede keus: ${sayOfIt({ stuff, rank, says })}.`
  const better = findBest(stuff, need)
  const instead =
    better === undefined ? '' : ` ${withCapital(better.stuff.name)} past dan beter: ${sayOfIt(better)}.`
  return `Liever niet, ${when}: ${lowerFirst(says)}.${instead}`
}

/** Says of a stuff that has just been named what it is like. */
function sayOfIt({ stuff, says }: Rated): string {
  return says.startsWith(`${stuff.name} `) ? `dat${says.slice(stuff.name.length)}` : says
}

/** Returns what meets a need best of all that may be taken in place of a stuff. */
function findBest(stuff: Stuff, need: Need): Rated | undefined {
  const others = rivals.find((stuffs) => stuffs.includes(stuff)) ?? []
  const rated = others.filter((one) => one !== stuff).flatMap((one) => rate(one, need))
  return rated.reduce<Rated | undefined>(
    (best, one) => (best === undefined || one.rank > best.rank ? one : best),
    undefined,
  )
}
