import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findProductName } from '../../catalog/product/rating.queries.ts'
import {
  deleteQuestions,
  findQuestion,
  lockQuestion,
  type QuestionRow,
  updateQuestion,
} from '../rows/question.queries.ts'
import { hashAsker } from '../rows/question-codes.ts'
import { tellChange } from '../rows/tell-change.ts'
import { buildAnsweredMail } from './mail/answered-mail.ts'

export type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'mail'>
export type Changed = { ok: true } | { ok: false; reason: 'unknown_question' | 'no_answer' }

/**
 * Answers a question, which puts both on the page of the product, and mails the asker once, all at once. A later answer replaces
 * the first on the page and is not mailed. The address is forgotten with the first.
 */
export async function answerQuestion(deps: AnswerDeps, id: number, answer: string): Promise<Changed> {
  const text = answer.trim()
  if (text === '') return { ok: false, reason: 'no_answer' }
  const asked = await findQuestion(deps.db, id)
  const product = asked && (await findProductName(deps.db, asked.productId))
  const mail =
    asked?.email && product ? await buildAnsweredMail(deps, { ...asked, answer: text, product }) : undefined
  return change(deps, id, async (tx, row) => {
    // A colleague may have answered a moment ago, who then mailed it.
    if (mail !== undefined && row.email !== null) await deps.mail.queue(tx, { ...mail, to: row.email })
    await updateQuestion(tx, id, { state: 'answered', answer: text, answeredAt: deps.clock(), email: null })
  })
}

/** Keeps a question off the page, or takes it off, and forgets the address. It is deleted when its storage time has passed. */
export function rejectQuestion(deps: AnswerDeps, id: number): Promise<Changed> {
  return change(deps, id, (tx) =>
    updateQuestion(tx, id, { state: 'rejected', answer: null, answeredAt: null, email: null }),
  )
}

/** Deletes a question for good. */
export function removeQuestion(deps: AnswerDeps, id: number): Promise<Changed> {
  return change(deps, id, async (tx) => {
    await deleteQuestions(tx, { ids: [id] })
  })
}

/** Deletes all questions of an address (GDPR art. 17), and returns how many there were. */
export async function forgetAsker({ db, config }: AnswerDeps, email: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    const products = await deleteQuestions(tx, { emailHash: hashAsker(config, email) })
    await tellChange(tx, products)
    return products.length
  })
}

function change(
  { db }: AnswerDeps,
  id: number,
  act: (tx: Tx, row: QuestionRow) => Promise<void>,
): Promise<Changed> {
  return inTransaction(db, async (tx): Promise<Changed> => {
    const row = await lockQuestion(tx, id)
    if (row === undefined) return { ok: false, reason: 'unknown_question' }
    await act(tx, row)
    await tellChange(tx, [row.productId])
    return { ok: true }
  })
}
