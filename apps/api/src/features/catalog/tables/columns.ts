import { bigint, timestamp } from 'drizzle-orm/pg-core'

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
export const moment = () => timestamp({ withTimezone: true })
/** When the content of its page last changed, for sitemaps. Triggers set it (migration catalog_changed_at). */
export const changedAt = () => moment().notNull().defaultNow()
