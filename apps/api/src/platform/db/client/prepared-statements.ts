import type { ClientBase } from 'pg'

/**
 * Far more statements than the shop has; without a limit, lists of every length would fill each connection's memory.
 */
const mostStatements = 500
/** A longer list is rare: it comes when many rows are loaded or written. */
const mostValues = 64

/** Statements by their text, with the name that each has on every connection of a pool. */
export type StatementNames = Map<string, string>

/**
 * Lets PostgreSQL keep the plan of a statement: the same text comes again and again with other values, and parsing and
 * planning it costs more than running it (bench/statements measures how much). The pool's connections share the names;
 * each has its own statements.
 */
export function prepareStatements(client: ClientBase, names: StatementNames): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const prepared = (statement: unknown, ...rest: unknown[]) =>
    query(
      isRepeated(statement, rest[0])
        ? { ...statement, name: nameStatement(statement.text, names) }
        : statement,
      ...rest,
    )
  client.query = prepared as typeof client.query
}

/** Whether preparing helps. Without values there is nothing to prepare: `begin`, `commit`. */
function isRepeated(statement: unknown, values: unknown): statement is { text: string } {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    Array.isArray(values) &&
    values.length > 0 &&
    values.length <= mostValues
  )
}

function nameStatement(text: string, names: StatementNames): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostStatements) return known
  const name = `sluimer_${names.size + 1}`
  names.set(text, name)
  return name
}
