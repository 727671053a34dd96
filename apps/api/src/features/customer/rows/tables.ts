import type { ShippingAddress } from '@sluimer/contract/address/schemas'
import type { Customer } from '@sluimer/contract/customer/schemas'
import { addressKinds } from '@sluimer/domain/address/address-book'
import { proofMethods } from '@sluimer/domain/customer/session-life'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** What an account knows of its person; the e-mail address has columns of its own. */
export type CustomerDetails = Omit<Customer, 'email' | 'loaded'>

/** Somebody whose mailbox was proven. Nobody is in this table before that, so nobody can occupy another's address. */
export const customer = pgTable('customer', {
  id: uuid().primaryKey(),
  /** As its owner writes it, for mails. */
  email: text().notNull(),
  /** As logins look it up (domain/customer/email-name). */
  emailName: text().notNull().unique(),
  details: jsonb().$type<CustomerDetails>().notNull(),
  /** Argon2id in the PHC notation; null for those who log in with codes or passkeys. */
  passwordHash: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** The alarm that its owner raised last (`secure-account.ts`), as ISO times. */
  alarm: jsonb().$type<{ issuedAt: string; usedAt: string }>(),
  /** The last login, or the last time that its owner kept it with the link of a mail. */
  lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** When its owner was told that it will be deleted, because nobody uses it. */
  warnedAt: timestamp({ withTimezone: true }),
  /** Since when it opens with a passkey only, as its owner chose. */
  passkeyOnlySince: timestamp({ withTimezone: true }),
})

/**
 * The wait of somebody who lost every passkey of an account that opens with nothing else: at its end codes by mail open
 * it again (domain/account/way-back).
 */
export const wayBack = pgTable('way_back', {
  customerId: uuid()
    .primaryKey()
    .references(() => customer.id, { onDelete: 'cascade' }),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  opensAt: timestamp({ withTimezone: true }).notNull(),
  /** When its owner was reminded half-way, and a day before the end. */
  halfToldAt: timestamp({ withTimezone: true }),
  eveToldAt: timestamp({ withTimezone: true }),
})

/** A browser that is logged in. Its cookie holds a random token, of which only the SHA-256 hash is stored here. */
export const customerSession = pgTable(
  'customer_session',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** The browser as its owner would name it. */
    device: text().notNull(),
    method: text({ enum: proofMethods }).notNull(),
    isRemembered: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** To within five minutes. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the owner last proved who they are. */
    provenAt: timestamp({ withTimezone: true }).notNull(),
    /** When it ends if it is not used again. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.customerId), index().on(t.endsAt)],
)

/** An address that a customer keeps. Of each kind at most one is the default, which the database holds. */
export const customerAddress = pgTable(
  'customer_address',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    kind: text({ enum: addressKinds }).notNull(),
    /** In the form of a delivery address for both kinds; one to bill to has no names. */
    address: jsonb().$type<ShippingAddress>().notNull(),
    isDefault: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.customerId),
    uniqueIndex('customer_address_default').on(t.customerId, t.kind).where(sql`${t.isDefault}`),
    check('customer_address_kind', sql`${t.kind} in ('billing', 'shipping')`),
  ],
)

/** What a person who is asked to prove a mailbox wants with it. */
export const proofPurposes = ['login', 'register', 'reset', 'change_email'] as const
export type ProofPurpose = (typeof proofPurposes)[number]

/** What waits until the mailbox of a registration is proven. */
export interface WaitingRegistration {
  details: CustomerDetails
  /** Null when none was chosen, as at the checkout. */
  passwordHash: string | null
}

/**
 * A mail with a code or a link, which proves a mailbox once. Neither is stored: both are derived from the id and the
 * shop's secret, so that a reader of this table opens nothing.
 */
export const mailboxProof = pgTable(
  'mailbox_proof',
  {
    id: uuid().primaryKey(),
    purpose: text({ enum: proofPurposes }).notNull(),
    email: text().notNull(),
    /** As logins look it up. */
    emailName: text().notNull(),
    /** Hash of the token of the browser that asked. */
    browserHash: text().notNull(),
    /** The account that moves to this address; null for other purposes. */
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    registration: jsonb().$type<WaitingRegistration>(),
    triesLeft: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index().on(t.browserHash, t.purpose),
    index().on(t.emailName),
    index().on(t.expiresAt),
    check('mailbox_proof_tries', sql`${t.triesLeft} >= 0`),
    check('mailbox_proof_registration', sql`(${t.registration} is not null) = (${t.purpose} = 'register')`),
    check('mailbox_proof_customer', sql`(${t.customerId} is not null) = (${t.purpose} = 'change_email')`),
  ],
)

/** A key pair of a device of a customer, with which they log in; its secret half never leaves that device. */
export const customerPasskey = pgTable(
  'customer_passkey',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** As the device calls it, in base64url. */
    credentialId: text().notNull().unique(),
    /** The public half as a COSE key, in base64url. */
    publicKey: text().notNull(),
    /** How often the device signed, as far as it counts: synced passkeys stay at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the device. */
    transports: jsonb().$type<string[]>().notNull(),
    /** Whether it can be copied to other devices of its owner, and whether it was. */
    canSync: boolean().notNull(),
    isSynced: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [index().on(t.customerId), check('customer_passkey_counter', sql`${t.counter} >= 0`)],
)

export const passkeyPurposes = ['login', 'add', 'prove'] as const

/** A question that one browser may answer once with a passkey. Neither it nor the browser's token is stored. */
export const passkeyQuestion = pgTable(
  'passkey_question',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: passkeyPurposes }).notNull(),
    /** Hash of the token of the browser that asked. */
    browserHash: text().notNull(),
    /** The account that gets the passkey, or whose owner proves who they are; null for a login. */
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index().on(t.customerId),
    index().on(t.expiresAt),
    check('passkey_question_customer', sql`(${t.customerId} is not null) = (${t.purpose} <> 'login')`),
  ],
)

/** Guesses that count towards a wait. The key is a hash, so that the table lists nobody's address. */
export const guessCount = pgTable(
  'guess_count',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.lastAt)],
)

/** Accounts that were deleted. Nothing in it names anybody; a backup that still has the account has its hash too. */
export const accountDeletion = pgTable('account_deletion', {
  /** The number on the receipt. */
  receipt: text().primaryKey(),
  /** SHA-256 of the account's random id, which finds the account in a restored backup and nowhere else. */
  accountHash: text().notNull(),
  deletedAt: timestamp({ withTimezone: true }).notNull(),
})
