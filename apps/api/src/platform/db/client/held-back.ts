import type { ClientBase } from 'pg'

/** What waits to be sent over a connection. */
export interface HeldBack {
  readonly send: () => void
}

const heldBackOf = new WeakMap<object, HeldBack>()

/** Holds something back until the next statement of a connection, which it is sent before. */
export function holdBack(client: object, what: HeldBack): void {
  heldBackOf.set(client, what)
}

/** Returns what is held back for a connection. */
export function findHeldBack(client: object): HeldBack | undefined {
  return heldBackOf.get(client)
}

/** Sends what is held back for a connection. */
export function sendHeldBack(client: object): void {
  const held = heldBackOf.get(client)
  // Its own statement asks for what is held back too.
  heldBackOf.delete(client)
  held?.send()
}

/** Sends what is held back before each statement of a connection. A rollback would undo it, so that drops it. */
export function sendHeldBackFirst(client: ClientBase): void {
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  const sent = (...parts: unknown[]): unknown => {
    if (isRollback(parts[0])) heldBackOf.delete(client)
    else sendHeldBack(client)
    return query(...parts)
  }
  client.query = sent as typeof client.query
}

/** Whether a statement undoes the whole transaction; `rollback to savepoint` does not. */
function isRollback(statement: unknown): boolean {
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement
  return (isNamed ? statement.text : statement) === 'rollback'
}
