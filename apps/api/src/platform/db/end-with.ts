import type { Tx } from './database.ts'
import { sendAlong } from './send-along.ts'
import { untilSent } from './until-sent.ts'

/** The last answer of a transaction, which its caller awaits once the transaction has ended. */
export interface LastAnswer<Result> {
  readonly answer: Promise<Result>
}

/**
 * Ends a transaction with statements whose answer is only needed after it: the commit is sent along with them, so that locks and
 * connection are free while the answer is worked out. `last` must have sent all its statements before it waits for any answer;
 * what follows from the answer asks another connection. When one of them fails, the transaction is undone.
 */
export async function endWith<Result>(tx: Tx, last: Promise<Result>): Promise<LastAnswer<Result>> {
  sendAlong(tx, last)
  await untilSent()
  return { answer: last }
}
