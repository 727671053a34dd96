import type { Tx } from '../../../platform/db/database.ts'
import { lockName } from '../../../platform/db/lock-name.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hashSecretToken } from '../../../platform/secret-token.ts'
import { findAnswer, insertAnswer } from '../rows/answer.queries.ts'
import type { OperationAnswer } from './answer.ts'
import { ProtocolProblem } from './protocol-problem.ts'

/** What makes a repetition recognisable. Without a key every call counts anew. */
export interface Repetition {
  /** The agent's key, with whatever keeps the keys of two agents apart. */
  readonly key: string | undefined
  /** All that was asked: the operation, the id and the body as it came, with what we pass over. */
  readonly question: unknown
}

/**
 * Carries out a change in one transaction, once per key. A repetition gets the answer of the first time; of two at once the
 * second waits for the first. Throws for a key that came with another question before.
 */
export function answerOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { key, question }: Repetition,
  work: (tx: Tx) => Promise<OperationAnswer>,
): Promise<OperationAnswer> {
  return inTransaction(db, async (tx) => {
    if (key === undefined) return work(tx)
    const keyHash = hashSecretToken(key)
    const asked = hashSecretToken(toCanonicalJson(question))
    const lock = `agent-answer:${keyHash}`
    await lockName(tx, lock)
    const known = await findAnswer(tx, keyHash)
    if (known !== undefined && known.question !== asked) throw new ProtocolProblem('idempotency_conflict')
    if (known !== undefined) return { status: known.status === 201 ? 201 : 200, body: JSON.parse(known.body) }
    const answer = await work(tx)
    const row = { keyHash, question: asked, status: answer.status, createdAt: clock() }
    await insertAnswer(tx, { ...row, body: JSON.stringify(answer.body) })
    return answer
  })
}

/** Writes JSON with the keys of objects in one order, so that the order in which an agent writes them does not count. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
