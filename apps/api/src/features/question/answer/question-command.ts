import { holdReasons } from '@sluimer/domain/review/hold-reasons'
import type { Connection } from '../../../platform/db/database.ts'
import { toTerminalText } from '../../../platform/terminal-text.ts'
import { findProductName } from '../../catalog/product/rating.queries.ts'
import { findQuestion, listWaitingQuestions, type QuestionRow } from '../rows/question.queries.ts'
import {
  type AnswerDeps,
  answerQuestion,
  type Changed,
  forgetAsker,
  rejectQuestion,
  removeQuestion,
} from './answer-question.ts'

const usage = `Usage: npm run question -w apps/api -- <what>
  waiting              the questions that wait for an answer, the oldest first
  show <id>            one question
  answer <id> <text>   puts question and answer on the page, and mails the asker the first time
  reject <id>          keeps it off the page, or takes it off; deleted after 90 days
  remove <id>          deletes it for good
  forget <e-mail>      deletes everything that this address asked`

const mostListed = 50

interface Said {
  ok: boolean
  line: string
}

/** Runs what staff can do with questions from a terminal, until there is a back office. Returns the line to show. */
export async function runQuestionCommand(
  deps: AnswerDeps,
  [what, subject, ...more]: readonly string[],
): Promise<Said> {
  if (what === 'waiting' && subject === undefined) return listWaiting(deps.db)
  if (what === 'forget' && subject?.includes('@') && more.length === 0) {
    const count = await forgetAsker(deps, subject)
    return { ok: true, line: count === 1 ? '1 question deleted.' : `${count} questions deleted.` }
  }
  const id = /^\d{1,15}$/.test(subject ?? '') ? Number(subject) : undefined
  if (id === undefined || (more.length > 0 && what !== 'answer')) return { ok: false, line: usage }
  switch (what) {
    case 'show': {
      const row = await findQuestion(deps.db, id)
      return row ? { ok: true, line: await describe(deps.db, row) } : said(id, unknown)
    }
    case 'answer':
      return said(id, await answerQuestion(deps, id, more.join(' ')))
    case 'reject':
      return said(id, await rejectQuestion(deps, id))
    case 'remove':
      return said(id, await removeQuestion(deps, id))
    default:
      return { ok: false, line: usage }
  }
}

const unknown = { ok: false, reason: 'unknown_question' } as const

async function listWaiting(db: Connection): Promise<Said> {
  const rows = await listWaitingQuestions(db, mostListed)
  const texts: string[] = []
  for (const row of rows) texts.push(await describe(db, row))
  return { ok: true, line: texts.join('\n\n') || 'Nothing waits.' }
}

async function describe(db: Connection, row: QuestionRow): Promise<string> {
  const product = await findProductName(db, row.productId)
  const why = row.heldFor.map((reason) => holdReasons[reason]).join('; ')
  return [
    `${row.id}: ${row.state}, ${row.askedAt.toISOString().slice(0, 10)}, ${product?.title ?? ''}`,
    ...(why ? [`  look at: ${why}`] : []),
    `  ${toTerminalText(row.asker)}: ${toTerminalText(row.question)}`,
    ...(row.answer ? [`  answer: ${toTerminalText(row.answer)}`] : []),
  ].join('\n')
}

const reasons: Record<Extract<Changed, { ok: false }>['reason'], string> = {
  unknown_question: 'There is no such question.',
  no_answer: 'Write the answer behind the number.',
}

function said(id: number, done: Changed): Said {
  return done.ok ? { ok: true, line: `Question ${id}: done.` } : { ok: false, line: reasons[done.reason] }
}
