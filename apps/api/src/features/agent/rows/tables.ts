import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cart } from '../../cart/rows/tables.ts'

/**
 * A cart or a checkout of an agent. Whoever has its id may change it, so only the SHA-256 hash of the id is stored here. The
 * goods are in a cart of their own, to which no cookie leads; a checkout that was made of a cart shares it.
 */
export const agentBasket = pgTable(
  'agent_basket',
  {
    idHash: text().primaryKey(),
    kind: text({ enum: ['cart', 'checkout'] }).notNull(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.cartId),
    index().on(t.expiresAt),
    uniqueIndex('agent_basket_open_checkout')
      .on(t.cartId)
      .where(sql`${t.kind} = 'checkout' and ${t.canceledAt} is null`),
  ],
)

/** What a call with an idempotency key was answered, so that its repetition gets the same and changes nothing. */
export const agentAnswer = pgTable(
  'agent_answer',
  {
    keyHash: text().primaryKey(),
    /** Hash of what was asked: the same key with another question is refused. */
    question: text().notNull(),
    status: smallint().notNull(),
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.createdAt)],
)
