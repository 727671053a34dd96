import { listConcepts } from '@sluimer/assistant/intent/concepts'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import type { Draft } from '../draft/draft.ts'
import { isGoods } from '../slots/judge-words.ts'
import { sayWords } from './answer-story.ts'
import { answerTalk } from './answer-talk.ts'

/** Words with which people take their leave. */
const leaves = new Set(
  'ziens kijk doei doeg doeii doeidoei doeg bye byebye ciao salut salukes houdoe ajuus mazzel adios hoi later groet groeten groetjes gr mvg wens wensen fijne prettige gezellige plezierige'.split(
    ' ',
  ),
)
const atNight = new Set('slaapwel slaap welterusten weltrusten trusten nacht dromen'.split(' '))
const thanks = new Set(
  'dank danku dankje dankjewel dankuwel bedankt merci mercikes thanks thx thnx tnx geholpen'.split(' '),
)
/** What is said around these, and asks nothing. */
const around = new Set(
  `ik wij we u uw je jij jou jullie jouw ge gij nog een de het t hele heel erg zeer goede goeie leuke mooie fijn fijne prettige gezellige plezierige dag
  dagje avond avondje middag ochtend weekend weekendje week vakantie kerst feestdagen jaarwisseling zondag zaterdag toe verder en ook van harte hartelijk hartelijke vriendelijk vriendelijke met
  voor hulp uitleg info informatie antwoord antwoorden advies snelle tijd moeite reactie wel he hoor zeg nou oke ok okay oki okido top toppie prima super mooi
  duidelijk perfect geweldig goed tot snel keer volgende de morgen dan maar alvast was dit dat is zo handig nuttig lief aardig kom er uit weet genoeg
  ga nu slapen zo straks lekker zacht zoete bot robot meneer mevrouw dames heren allemaal iedereen alles weer ziens later hebt heb bent klaar uitstekend zijn hebben
  eens ervandoor vandoor afsluiten afronden hou houd laat mee stop toppers topper schat schatje lieverd held engel n t echt wens wensen graag gedaan insgelijks eveneens zelfde hetzelfde`.split(
    /\s+/,
  ),
)
const mostWords = 16

/**
 * Answers thanks and farewells that hold nothing else, in whatever order they are put: 'ik wens u nog een prettige dag toe'. Undefined for a
 * message with any other word.
 */
export function answerCourtesy(message: string): Draft | undefined {
  if (message.includes('?')) return undefined
  const words = splitTokens(fold(message))
  if (words.length === 0 || words.length > mostWords) return undefined
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word))
  const known = [leaves, atNight, thanks, around]
  const isKnown = (word: string) => known.some((list) => list.has(word))
  const areAllKnown = words.every(isKnown)
  if (!areAllKnown && !(has(thanks) && asksNothing(message))) return undefined
  if (has(atNight)) return sayWords('Slaap lekker! Ik ben er ook vannacht, als je nog iets wilt weten.')
  // A topper is goods as well: alone, and in 'en een topper', it is looked for.
  const isPraise = words.length > 2 && words[0] !== 'en' && words.some((word) => /^toppers?$/u.test(word))
  if (has(thanks) || isPraise) return answerTalk('thanks')
  return has(leaves) && !greets.test(message)
    ? sayWords('Tot ziens! Ik ben er altijd, als je nog iets wilt weten.')
    : undefined
}

/** Whoever thanks in words of their own asks nothing more, as long as no word is about goods or the service. */
function asksNothing(message: string): boolean {
  const words = splitTokens(fold(message))
  return (
    !goesOn.test(message) &&
    !words.some((word) => isGoods(word) || listConcepts(word).some((concept) => concept !== 'most'))
  )
}

const goesOn =
  /\b(?:maar|nog|alleen|vraag|vraagje|niet|niks|niets|geen|hoe|wat|waar|wanneer|welke?|kan|kun|mag|moet|wil|zoek|graag|heb je|hebben jullie|en dan)\b/iu
const greets = /^(?:hoi|goede?\p{L}*|dag)[\s!.]*$/iu
