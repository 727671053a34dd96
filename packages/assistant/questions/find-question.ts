import type { Intent } from '../intent/intents.ts'
import { rememberLast } from '../text/remember-last.ts'
import { generalise } from './generalise.ts'
import { lacksWord } from './needed-words.ts'
import { getNearest, type PageQuestion, pageQuestions, subjects } from './question-bank.ts'

/** A question in the words of pages. */
export interface UsualQuestion extends PageQuestion {
  /** Whether the message says that it asks this, and not just its subject in general. */
  readonly isSure: boolean
}

/** A question that a message may ask, with how alike it is to a way of asking it. */
interface AskedQuestion extends PageQuestion {
  /** From 0 to 1. */
  readonly likeness: number
  /** How much more alike it is than the next question. */
  readonly lead: number
}

/** Above this likeness a message asks the question; cross-validation of the ways of asking shows how often that is right. */
const sureLikeness = 0.6
/** Within the subject that a message is known to have, less will do. */
const leastLikeness = 0.4

/**
 * Subjects that shoppers mix up: 'sturen jullie ook op naar Duitsland' asks where, though it may sound like how much. A question
 * is looked for in all of them.
 */
const families: readonly (readonly Intent[])[] = [
  ['delivery_how', 'delivery_time', 'delivery_cost', 'old_goods'],
  ['payment', 'pay_later', 'payment_trouble', 'discount'],
  ['returns', 'warranty', 'order_change'],
]
/** What a question of a sibling must have more. */
const lessForSiblings = 0.06
/** Returns the questions that a message may ask, the likeliest first. */
export const listAsked: (message: string) => readonly AskedQuestion[] = rememberLast((message) =>
  getNearest()(message)
    .slice(0, 24)
    .flatMap(({ question, likeness }, at, all) => {
      const asked = pageQuestions[question]
      const lead = likeness - (all[at + 1]?.likeness ?? 0)
      if (asked === undefined) return []
      const isOther = isOfOtherPlace(asked.text, message) || isOpposite(asked.text, message)
      const weight = isOther || lacksWord(asked.text, generalise(message)) ? ofOtherPlace : 1
      return [{ ...asked, likeness: likeness * weight, lead }]
    })
    .toSorted((a, b) => b.likeness - a.likeness),
)

/** A question about the islands or about other countries is asked by their names. */
const places = [
  { of: /wadden/iu, word: /\bwadden\b|\beiland/u },
  { of: /buiten Nederland/iu, word: /\bbuitenland\b|\bander land\b|\blanden\b/u },
]
const ofOtherPlace = 0.6

function isOfOtherPlace(question: string, message: string): boolean {
  const said = generalise(message)
  return places.some(({ of, word }) => of.test(question) && !word.test(said))
}

/** Words that are alike by their letters and mean the contrary. */
const opposites: readonly (readonly [RegExp, RegExp])[] = [
  [/\bmeld\p{L}* .*\baan\b|\baanmeld/iu, /\bafmeld\p{L}*|\bmeld\p{L}* .*\baf\b|\buitschrij|\bopzeg/iu],
  [/\bmeld\p{L}* .*\baf\b|\bafmeld/iu, /\baanmeld\p{L}*|\bmeld\p{L}* .*\baan\b|\binschrij/iu],
]

function isOpposite(question: string, message: string): boolean {
  return opposites.some(([of, said]) => of.test(question) && said.test(message))
}

/** What a question that is asked further must be like, with the one before it. */
const leastFurther = 0.6
/** What the message alone counts for beside both together. */
const ofMessage = 0.5
/** What it gains when it is about the same as the one before it. */
const moreForFamily = 0.1

/**
 * Returns what a message asks further after another question, as pages put it: 'ook als het in de sale was' after 'kan ik iets terugsturen' asks whether
 * discounted goods may be returned. Undefined when it only asks the same again, or something of its own.
 */
export function findFurther(
  before: string,
  message: string,
  topic: Intent | undefined,
): PageQuestion | undefined {
  const [told] = listAsked(before)
  const [own] = listAsked(message)
  if (told === undefined || own?.text === told.text) return undefined
  // Money back, or a way back, for what came broken stands in the answer to that.
  if (topic === 'warranty' && own?.intent === 'returns') return told.intent === 'warranty' ? told : undefined
  if (told.likeness < leastFurther) return undefined
  const family = families.find((all) => all.includes(told.intent)) ?? [told.intent]
  const alone = new Map(listAsked(message).map(({ text, likeness }) => [text, likeness]))
  const [best] = listAsked(`${before} ${message}`)
    .filter(({ text }) => text !== told.text)
    .map(({ text, intent, likeness }) => ({
      ...{ text, intent, likeness, isOfFamily: family.includes(intent) },
      score: likeness + ofMessage * (alone.get(text) ?? 0) + (family.includes(intent) ? moreForFamily : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  if (best === undefined || !(best.isOfFamily || best.text === own?.text)) return undefined
  if (best.likeness < leastFurther + (best.isOfFamily ? 0 : moreForFamily)) return undefined
  return best
}

/** Above this likeness there is hardly another reading. */
const plainLikeness = 0.75

/** Whether a message puts a known question so plainly that what its single words may mean besides counts no more. */
export function isPlainlyAsked(message: string, intent: Intent): boolean {
  const [asked] = listAsked(message)
  return asked?.intent === intent && asked.likeness >= plainLikeness
}

/** Whether a message is like none of the known questions. */
export function isLikeNone(message: string): boolean {
  return (listAsked(message)[0]?.likeness ?? 0) < leastAlike
}

const leastAlike = 0.25
/** Questions about choosing and keeping goods name the goods, as wishes for them do. */
const adviceIntents: readonly Intent[] = ['firmness', 'care']

/** Returns how pages put what a message asks about a subject; undefined for a subject that has no such questions. */
export function findUsualQuestion(message: string, intent: Intent | undefined): UsualQuestion | undefined {
  const known = intent === undefined ? undefined : subjects[intent]
  if (intent === undefined || known === undefined) return undefined
  const family = families.find((all) => all.includes(intent)) ?? [intent]
  const best = listAsked(message)
    .filter((asked) => family.includes(asked.intent))
    .map((asked) => ({
      ...asked,
      likeness: asked.likeness - (asked.intent === intent ? 0 : lessForSiblings),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)[0]
  const least = adviceIntents.includes(intent) ? sureLikeness : leastLikeness
  if (best !== undefined && best.likeness >= least)
    return { text: best.text, isSure: true, intent: best.intent }
  return { text: known.usual, isSure: false, intent }
}
