/** A connection of Drizzle's, which keeps its client in its session. */
interface Session {
  readonly _: { readonly session: object }
}

/** Returns what Drizzle sends the statements of a connection to, which it does not declare: a client of `pg`, or the pool. */
export function findClient(db: Session): object {
  const client: unknown = Reflect.get(db._.session, 'client')
  if (typeof client !== 'object' || client === null) throw new Error('Drizzle keeps its client elsewhere now')
  return client
}
