import type { Tx } from './database.ts'

const sentIn = new WeakMap<Tx, Promise<unknown>[]>()

/**
 * Sends a write whose answer nobody needs, and goes on without waiting for it. Statements run in the order in which they were
 * sent. When the write fails, so does everything after it, the transaction is undone, and its caller gets this failure. So what
 * must not happen has to fail: a write that finds no row is not noticed.
 */
export function sendAlong(tx: Tx, write: PromiseLike<unknown>): void {
  const sent = Promise.resolve(write.then(() => undefined))
  sent.catch(() => undefined)
  const earlier = sentIn.get(tx)
  if (earlier === undefined) sentIn.set(tx, [sent])
  else earlier.push(sent)
}

/** Throws why the first of the writes failed that were sent along; it is the reason for what failed after it. */
export async function throwFailureOfSent(tx: Tx): Promise<void> {
  for (const sent of sentIn.get(tx) ?? []) await sent
}
