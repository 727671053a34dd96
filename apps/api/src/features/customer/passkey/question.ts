import { passkeyQuestionSeconds } from '@sluimer/domain/customer/passkey'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createSecretToken, hashSecretToken } from '../../../platform/secret-token.ts'
import { deleteQuestion, insertQuestion, type QuestionRow } from '../rows/passkey.queries.ts'

/** What is asked: to log in, to add a passkey to the account of a customer, or to prove that it is still them. */
export interface Question extends Pick<QuestionRow, 'purpose' | 'customerId'> {
  /** The token by which the asking browser is known. */
  readonly browserToken: string
}

/** Asks a question that the browser can answer once, and returns its challenge. */
export async function askQuestion(
  tx: Tx,
  { clock, randomBytes }: Pick<Deps, 'clock' | 'randomBytes'>,
  { purpose, customerId, browserToken }: Question,
): Promise<string> {
  const challenge = createSecretToken(randomBytes)
  await insertQuestion(tx, {
    challengeHash: hashSecretToken(challenge),
    purpose,
    browserHash: hashSecretToken(browserToken),
    customerId,
    expiresAt: new Date(clock().getTime() + passkeyQuestionSeconds * 1000),
  })
  return challenge
}

/**
 * Uses up a question; false when it was not asked, or to another browser, for another purpose or account, or too long
 * ago. The caller must commit also when the answer turns out to be wrong, so that nobody can answer twice.
 */
export async function takeQuestion(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  {
    challenge,
    browserToken,
    ...asked
  }: Omit<Question, 'browserToken'> & {
    challenge: string
    browserToken: string | undefined
  },
): Promise<boolean> {
  if (browserToken === undefined) return false
  const { purpose, customerId } = asked
  const hashes = { challengeHash: hashSecretToken(challenge), browserHash: hashSecretToken(browserToken) }
  return deleteQuestion(tx, { purpose, customerId, ...hashes }, clock())
}
