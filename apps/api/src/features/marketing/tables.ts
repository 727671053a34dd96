import { subscriberStates } from '@sluimer/domain/marketing/judge-signup'
import { consentSources } from '@sluimer/domain/marketing/newsletter'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { cart } from '../cart/rows/tables.ts'

/** A person the newsletter knows. People who left stay in the list, so that nobody mails them by mistake. */
export const newsletterSubscriber = pgTable(
  'newsletter_subscriber',
  {
    id: uuid().primaryKey(),
    /** The same for every spelling of one mailbox (domain/customer/email-key). */
    emailKey: text().notNull().unique(),
    /** Where mail goes: the spelling of the signup that was confirmed last. */
    email: text().notNull(),
    state: text({ enum: subscriberStates }).notNull(),
    stateAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.state, t.stateAt)],
)

/** What somebody allowed about cookies, or withdrew: the proof that art. 7(1) AVG requires, without internet address. */
export const consentProof = pgTable(
  'consent_proof',
  {
    id: uuid().primaryKey(),
    /** A random number that the visitor's own browser keeps beside the choice. */
    visitorId: uuid().notNull(),
    version: text().notNull(),
    statistics: boolean().notNull(),
    marketing: boolean().notNull(),
    /** By the visitor's clock; `receivedAt` is by ours. */
    chosenAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.receivedAt), index().on(t.visitorId)],
)

/** One signup. Once confirmed, it is the proof of consent; otherwise it is deleted when its link has expired. */
export const newsletterSignup = pgTable(
  'newsletter_signup',
  {
    id: uuid().primaryKey(),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: 'cascade' }),
    /** The link holds a random code, of which only the SHA-256 hash is stored here. */
    codeHash: text().notNull().unique(),
    email: text().notNull(),
    /** Where the form was, and the words beside it. */
    source: text({ enum: consentSources }).notNull(),
    consentText: text().notNull(),
    /** HMAC of the visitor's internet address: it can be compared with a known address, but not read. */
    ipHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    confirmedAt: timestamp({ withTimezone: true }),
    confirmIpHash: text(),
    /** Whether this confirmation earned the credit that a person gets once. */
    hasEarned: boolean().notNull().default(false),
  },
  (t) => [index().on(t.subscriberId, t.createdAt), index().on(t.expiresAt)],
)

/** A cart whose owner was reminded of it, which happens only once (CA-04). */
export const cartReminder = pgTable(
  'cart_reminder',
  {
    cartId: uuid()
      .primaryKey()
      .references(() => cart.id, { onDelete: 'cascade' }),
    subscriberId: uuid()
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: 'cascade' }),
    remindedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.subscriberId, t.remindedAt)],
)
