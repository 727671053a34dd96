import { bigint, timestamp } from 'drizzle-orm/pg-core'

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
export const moment = () => timestamp({ withTimezone: true })
/** When what its page tells last changed; triggers keep it (migration catalog_changed_at), for sitemaps. */
export const changedAt = () => moment().notNull().defaultNow()
