import type { ClientBase, QueryResult } from 'pg'

const begun: QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/**
 * Sends `begin` along with the statement that follows it, so that a transaction's start costs no wait. That statement, and any
 * after it, is answered only once `begin` was: when `begin` fails, so do they. The connection has to pipeline.
 *
 * PostgreSQL answers `commit` with ROLLBACK and no error when an earlier statement failed whose answer nobody awaited. Here
 * that is an error.
 */
export function sendBeginAlong(client: ClientBase): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => Promise<QueryResult>
  /** The `begin` that was sent, until its answer came. */
  let pending: Promise<unknown> | undefined

  const sent = (...parts: unknown[]): unknown => {
    const word = findWord(parts)
    if (word === 'begin') {
      const answer = query(...parts)
      pending = answer
      const isAnswered = () => {
        if (pending === answer) pending = undefined
      }
      // A failure reaches the caller by the statements that wait for this one.
      answer.then(isAnswered, isAnswered)
      return Promise.resolve(begun)
    }
    if (word === 'commit') return query(...parts).then(assertCommitted)
    if (pending === undefined || parts.some((part) => typeof part === 'function')) return query(...parts)
    return Promise.all([query(...parts), pending]).then(([answer]) => answer)
  }
  client.query = sent as typeof client.query
}

function assertCommitted(answer: QueryResult): QueryResult {
  if (answer.command === 'COMMIT') return answer
  throw new Error('a statement failed before the commit, so nothing of the transaction was written')
}

/** Returns whether a statement starts or commits a transaction. */
function findWord([statement]: unknown[]): 'begin' | 'commit' | undefined {
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement
  const text = isNamed ? String(statement.text) : statement
  if (typeof text !== 'string') return undefined
  if (text === 'commit') return 'commit'
  return text.startsWith('begin') ? 'begin' : undefined
}
