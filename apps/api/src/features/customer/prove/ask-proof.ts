import { toEmailName } from '@sluimer/domain/customer/email-name'
import { mailPatience } from '@sluimer/domain/customer/guess-delay'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { createSecretToken, hashSecretToken } from '../../../platform/secret-token.ts'
import { insertProof } from '../rows/proof.queries.ts'
import type { ProofPurpose, WaitingRegistration } from '../rows/tables.ts'
import { takeGuess } from '../session/take-guess.ts'
import { mailProofJob } from './mail-proof.job.ts'
import { proofMinutes, proofTries } from './proof-minutes.ts'

interface Question {
  readonly purpose: ProofPurpose
  readonly email: string
  /** The browser's name when the account of this mailbox knows it. */
  readonly knownBrowser: string | undefined
  readonly customerId?: string
  readonly registration?: WaitingRegistration
}

export interface AskedProof {
  /** For the cookie of the browser that asks. */
  readonly browserToken: string
  readonly minutes: number
}

/**
 * Asks the owner of a mailbox to prove that it is theirs, with a code or a link. What is written does not depend on
 * whether the mailbox has an account, so neither does the time it takes; the job that mails finds out.
 */
export async function askProof(deps: Deps, question: Question): Promise<Outcome<AskedProof>> {
  const { purpose, email, knownBrowser, customerId = null, registration = null } = question
  const emailName = toEmailName(email)
  const turn = await takeGuess(deps, { kind: 'mail', emailName, browser: knownBrowser }, mailPatience)
  if (!turn.ok) return turn
  const now = deps.clock()
  const minutes = proofMinutes[purpose]
  const browserToken = createSecretToken(deps.randomBytes)
  const id = createUuid(deps.randomBytes)
  await inTransaction(deps.db, async (tx) => {
    await insertProof(tx, {
      id,
      purpose,
      email,
      emailName,
      browserHash: hashSecretToken(browserToken),
      customerId,
      registration,
      triesLeft: proofTries,
      createdAt: now,
      expiresAt: new Date(now.getTime() + minutes * 60_000),
      usedAt: null,
    })
    await deps.jobs.enqueue(tx, mailProofJob, { proofId: id })
  })
  return { ok: true, data: { browserToken, minutes } }
}
