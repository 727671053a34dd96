import type { ClientBase } from 'pg'

/** The part of a socket that holds back what is written until it is released. */
interface Holdable {
  cork: () => void
  uncork: () => void
}

/**
 * Writes the statements that are begun in one go as one piece: for each piece both this process and PostgreSQL turn
 * to the system, and with one piece a statement that was a fifth of what an order cost the api (docs/decisions/0188).
 * A statement that is begun because earlier ones were begun, such as a commit, still belongs to their piece; nothing
 * waits for any answer.
 */
export function writeTogether(client: ClientBase): void {
  const stream = findStream(client)
  if (stream === undefined) return
  const query = client.query.bind(client) as (...parts: unknown[]) => unknown
  let isHeld = false
  const release = () => {
    isHeld = false
    stream.uncork()
  }
  const together = (...parts: unknown[]) => {
    if (!isHeld) {
      isHeld = true
      stream.cork()
      // What awaits `untilSent` goes on after the first tick, and has begun its statements by the second.
      process.nextTick(() => queueMicrotask(() => process.nextTick(release)))
    }
    return query(...parts)
  }
  client.query = together as typeof client.query
}

/** Returns the socket of a connection, which `pg` has but does not declare. */
function findStream(client: ClientBase): Holdable | undefined {
  const connection: unknown = Reflect.get(client, 'connection')
  const stream: unknown =
    typeof connection === 'object' && connection !== null ? Reflect.get(connection, 'stream') : undefined
  return isHoldable(stream) ? stream : undefined
}

function isHoldable(stream: unknown): stream is Holdable {
  return typeof stream === 'object' && stream !== null && 'cork' in stream && 'uncork' in stream
}
