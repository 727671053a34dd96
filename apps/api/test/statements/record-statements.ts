import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

export interface RecordedStatement {
  readonly text: string
  /** The number of its transaction on this recording, counted from 1; 0 outside any. */
  readonly transaction: number
  /** Whether it was sent while an earlier one of its connection was still unanswered, so that it cost no wait of its own. */
  readonly isSentAlong: boolean
  /** Rows that it answered or changed; undefined when it failed. */
  rowCount: number | undefined
}

interface Answer {
  rowCount: number | null
}

/**
 * Records what a piece of work sends over any connection, by standing between them and their driver: also what a library sends
 * over a pool of its own, but nothing that a clock sends meanwhile. It sees connections that are opened after the call. `stop`
 * puts the driver back.
 */
export function recordStatements() {
  const driver = Client.prototype
  const { query } = driver
  const waitingOf = new WeakMap<object, number>()
  const transactionOf = new WeakMap<object, number>()
  const work = new AsyncLocalStorage<{ statements: RecordedStatement[]; transactions: number }>()
  const send = (client: Client, parts: readonly unknown[]): unknown =>
    Reflect.apply(query as (...all: unknown[]) => unknown, client, parts)

  function recorded(this: Client, ...parts: unknown[]): unknown {
    const current = work.getStore()
    if (current === undefined) return send(this, parts)
    const text = readText(parts[0])
    if (/^begin\b/i.test(text)) transactionOf.set(this, ++current.transactions)
    const waiting = waitingOf.get(this) ?? 0
    const statement: RecordedStatement = {
      text,
      transaction: transactionOf.get(this) ?? 0,
      isSentAlong: waiting > 0 && 'pipeline' in this && this.pipeline === true,
      rowCount: undefined,
    }
    current.statements.push(statement)
    if (/^(commit|rollback)$/i.test(text)) transactionOf.delete(this)
    waitingOf.set(this, waiting + 1)
    const isAnswered = (rowCount: number | null | undefined) => {
      waitingOf.set(this, (waitingOf.get(this) ?? 1) - 1)
      statement.rowCount = rowCount ?? undefined
    }
    // The pool passes a function that is called with the answer; whoever has a connection of their own gets a promise.
    const last = parts.at(-1)
    if (typeof last === 'function')
      return send(this, [
        ...parts.slice(0, -1),
        (error: unknown, result: Answer | undefined) => {
          isAnswered(result?.rowCount)
          last(error, result)
        },
      ])
    const answer = send(this, parts) as Promise<Answer>
    answer.then(
      ({ rowCount }) => isAnswered(rowCount),
      () => isAnswered(undefined),
    )
    return answer
  }
  driver.query = recorded as typeof query

  return {
    /** Does the work, and returns its answer with what it sent. */
    async during<Result>(
      doWork: () => Promise<Result>,
    ): Promise<{ answer: Result; statements: RecordedStatement[] }> {
      const current = { statements: [], transactions: 0 }
      // What begins only when it is awaited begins in here too.
      const answer = await work.run(current, async () => await doWork())
      return { answer, statements: current.statements }
    },
    stop(): void {
      driver.query = query
    },
  }
}

function readText(statement: unknown): string {
  if (typeof statement === 'string') return statement
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text)
  throw new Error('a statement without a text was sent')
}
