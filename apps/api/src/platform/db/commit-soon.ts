import { type SQL, sql } from 'drizzle-orm'

/**
 * As a field of a query, lets the transaction of that query end before the disk has it (docs/decisions/0202). PostgreSQL writes it less than
 * a second later. Only for what may be lost when the power fails, such as a cart; never for money, stock or consent.
 */
export const commitSoon: SQL<string> = sql<string>`set_config('synchronous_commit', 'off', true)`
