import { createLanguage } from '@sluimer/search/text/words/language'
import type { Intent } from '../intent/intents.ts'
import { listParts } from '../intent/templates/expand-template.ts'
import { type FindNearest, learnNearest, type Way } from './nearest-question.ts'
import type { SubjectQuestions } from './subject-questions.ts'
import { adviceQuestions } from './ways/advice.ts'
import { afterSaleQuestions } from './ways/after-sale.ts'
import { careWays } from './ways/care.ts'
import { choosingWays } from './ways/choosing.ts'
import { deliveryQuestions } from './ways/delivery.ts'
import { orderQuestions } from './ways/orders.ts'
import { paymentQuestions } from './ways/payment.ts'
import { purchaseWays } from './ways/purchase.ts'
import { serviceWays } from './ways/services.ts'
import { shopQuestions } from './ways/shop.ts'

const dutch = createLanguage()

/** The questions that pages about service answer, by subject. Shoppers ask them in a thousand ways, pages put them in a few. */
export const subjects: Partial<Record<Intent, SubjectQuestions>> = joinQuestions(
  {
    ...deliveryQuestions,
    ...paymentQuestions,
    ...afterSaleQuestions,
    ...shopQuestions,
    ...adviceQuestions,
    ...orderQuestions,
    care: { usual: '', others: careWays },
  },
  [choosingWays, purchaseWays, { about_shop: serviceWays }],
)

/** Adds ways of asking to the questions of each subject: those of a question that is there already go on with it. */
function joinQuestions(
  known: Partial<Record<Intent, SubjectQuestions>>,
  added: readonly Partial<Record<Intent, Readonly<Record<string, string>>>>[],
): Partial<Record<Intent, SubjectQuestions>> {
  const joined = { ...known }
  for (const [name, ways] of added.flatMap((one) => Object.entries(one))) {
    const intent = name as Intent
    const { usual, others } = joined[intent] ?? { usual: '', others: {} }
    const all: Record<string, string> = { ...others }
    for (const [question, lines] of Object.entries(ways)) all[question] = `${all[question] ?? ''}\n${lines}`
    joined[intent] = { usual, others: all }
  }
  return joined
}

/** The services that the shop says it does not do, as its page asks for them. */
export const serviceQuestions: readonly string[] = Object.keys(serviceWays)

/** A question as pages put it. */
export interface PageQuestion {
  readonly text: string
  readonly intent: Intent
}

/** Every question that pages answer, in a fixed order. */
export const pageQuestions: readonly PageQuestion[] = Object.entries(subjects).flatMap(
  ([intent, { others }]) => Object.keys(others).map((text) => ({ text, intent: intent as Intent })),
)

/** Returns the ways of asking each question; the question itself is one of them. */
export function listWays(): Way[] {
  return pageQuestions.flatMap(({ text, intent }, question) => {
    const lines = (subjects[intent]?.others[text] ?? '').split('\n').map((line) => line.trim())
    const ways = lines.filter(Boolean).map((line) => ({ question, parts: listParts(line) }))
    return [...ways, { question, parts: [[text]] }]
  })
}

let askedWords: ReadonlySet<string> | undefined

/** Whether a way of asking a known question has this word. */
export function isAskedWord(word: string): boolean {
  askedWords ??= new Set(listWays().flatMap(({ parts }) => parts.flat().flatMap(splitStems)))
  return askedWords.has(dutch.stem(word))
}

const stemsOf = new Map<string, ReadonlySet<string>>()

/** Returns the stems of the words in which shoppers ask a question of pages; none for one that is not known. */
export function listStemsOfAsking(question: string): ReadonlySet<string> {
  const known = stemsOf.get(question)
  if (known !== undefined) return known
  const at = pageQuestions.findIndex(({ text }) => text === question)
  const ways = listWays().filter((way) => way.question === at)
  const stems = new Set(ways.flatMap(({ parts }) => parts.flat().flatMap(splitStems)))
  stemsOf.set(question, stems)
  return stems
}

function splitStems(text: string): string[] {
  return dutch.splitWords(text).map(dutch.stem)
}

let learnt: FindNearest | undefined

/** Returns what finds the question that a message asks, learnt once for each process. */
export function getNearest(): FindNearest {
  learnt ??= learnNearest(listWays())
  return learnt
}
