/** Returns the SQLSTATE of a PostgreSQL error, or the code of a broken connection, however deeply it is wrapped. */
export function findDatabaseErrorCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string') return at.code
    if (at instanceof AggregateError) return findDatabaseErrorCode(at.errors[0])
  }
  return undefined
}

/** Whether a unique constraint refused a row; with `constraint`, whether it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (findDatabaseErrorCode(error) !== '23505') return false
  return constraint === undefined || findConstraint(error) === constraint
}

/** Whether a row could not be deleted because others refer to it. */
export function isForeignKeyViolation(error: unknown): boolean {
  return findDatabaseErrorCode(error) === '23503'
}

/** Whether running the whole transaction again may well succeed: after a serialization failure or deadlock. */
export function isRetryable(error: unknown): boolean {
  const code = findDatabaseErrorCode(error)
  return code === '40001' || code === '40P01'
}

const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ENOENT', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN', 'EHOSTUNREACH'],
  // Too many connections, shutdown by an operator, crash of another server process, still starting.
  ...['53300', '57P01', '57P02', '57P03', '08000', '08003', '08006', '08001', '08004'],
])
const connectionMessages =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|terminating connection|pool after calling end/i

/** Whether the database could not be reached or disconnected: that is not a bug, and trying later helps. */
export function isDatabaseAway(error: unknown): boolean {
  const code = findDatabaseErrorCode(error)
  if (code !== undefined && connectionCodes.has(code)) return true
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (connectionMessages.test(at.message)) return true
  return false
}

/**
 * Whether the database was too busy for a transaction and wrote nothing of it: a lock or a statement that took too
 * long, a repeated deadlock, no room. Trying later helps, and the call has no bug.
 */
export function isDatabaseBusy(error: unknown): boolean {
  const code = findDatabaseErrorCode(error)
  return code !== undefined && (busyCodes.has(code) || /^53\w{3}$/.test(code))
}

// lock_not_available, query_canceled, serialization_failure, deadlock_detected, and the two timeouts of transactions.
const busyCodes = new Set(['55P03', '57014', '40001', '40P01', '25P03', '25P04'])

/** Returns one line for the person who starts the api without its database; the password is left out. */
export function explainDatabaseError(error: unknown, databaseUrl: string): string {
  const address = new URL(databaseUrl)
  const where = `${address.hostname}:${address.port || 5432}${address.pathname}`
  const code = findDatabaseErrorCode(error)
  if (code === '28P01' || code === '28000') return `PostgreSQL at ${where} refuses this user or password.`
  if (code === '3D000')
    return `PostgreSQL at ${where.split('/')[0]} has no database ${address.pathname.slice(1)}.`
  if (isDatabaseAway(error)) return `PostgreSQL does not answer at ${where} (${code ?? 'no connection'}).`
  return error instanceof Error ? error.message : String(error)
}

function findConstraint(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint
  return undefined
}
