import type { EndpointBody } from '@sluimer/contract/endpoint'
import type { askQuestionEndpoint } from '@sluimer/contract/question/endpoints'
import { blankPrivate } from '@sluimer/domain/assistant/blank-private'
import { mostQuestionsPerDay, mostWaitingQuestions } from '@sluimer/domain/question/question-form'
import { listHoldReasons } from '@sluimer/domain/review/hold-reasons'
import { lockName } from '../../../platform/db/lock-name.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { checkFormTicket } from '../../../platform/http/form-ticket.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findProduct } from '../../catalog/product/product.queries.ts'
import { countAskedSince, countWaiting, findSameQuestion, insertQuestions } from '../rows/question.queries.ts'
import { hashAsker } from '../rows/question-codes.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Keeps a question about a product until staff answers it. Personal details, such as a telephone number, are taken
 * out of its words before they are stored. The same question that is sent again is one question.
 */
export async function askQuestion(
  deps: Deps,
  slugOrId: string,
  body: EndpointBody<typeof askQuestionEndpoint>,
): Promise<Outcome<{ message: string }>> {
  const now = deps.clock()
  const ticket = checkFormTicket(deps.config, body.ticket, now)
  if (!ticket.ok) return ticket
  const found = await findProduct(deps.db, slugOrId)
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  const productId = found.product.id
  const emailHash = hashAsker(deps.config, body.customer.email)
  const row = {
    ...{ productId, emailHash, email: body.customer.email },
    asker: blankPrivate(body.customer.name),
    question: blankPrivate(body.question),
    heldFor: listHoldReasons(
      { name: body.customer.name, title: '', content: body.question },
      { isVerified: true, isFromForm: true, hasPictures: false, unverifiedToday: 0 },
    ),
    state: 'waiting' as const,
    askedAt: now,
  }
  return inTransaction(deps.db, async (tx): Promise<Outcome<{ message: string }>> => {
    await lockName(tx, `question:${emailHash}`)
    if ((await findSameQuestion(tx, row)) !== undefined) return received
    const asked = await countAskedSince(tx, emailHash, new Date(now.getTime() - dayMs))
    if (asked >= mostQuestionsPerDay || (await countWaiting(tx, productId)) >= mostWaitingQuestions)
      return { ok: false, error: { code: 'rate_limited', message: tooMany } }
    await insertQuestions(tx, [row])
    return received
  })
}

const received = {
  ok: true,
  data: {
    message:
      'Bedankt voor je vraag! We mailen je het antwoord, meestal binnen twee werkdagen, en zetten het daarna hier op de pagina.',
  },
} as const
const tooMany =
  'Er staan al veel vragen open. Bel of mail ons gerust, dan heb je sneller antwoord. Wat je schreef, is niet verstuurd.'
