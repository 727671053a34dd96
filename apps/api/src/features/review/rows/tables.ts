import type { HoldReason } from '@sluimer/domain/review/hold-reasons'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { product } from '../../catalog/tables/product-tables.ts'
import { order, orderLine } from '../../order/rows/tables.ts'

export const reviewStates = ['submitted', 'published', 'rejected'] as const

const moment = () => timestamp({ withTimezone: true })

/** A customer's opinion of a product. Of the writer's e-mail address only a hash is kept (see `hashEmail`). */
export const review = pgTable(
  'review',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** The purchase that an invitation proved. */
    orderLineId: uuid()
      .unique()
      .references(() => orderLine.id),
    /** Null only for examples, which have no writer. */
    emailHash: text(),
    name: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    score: smallint().notNull(),
    state: text({ enum: reviewStates }).notNull(),
    /** Why it waited, or still waits, for moderation. */
    heldFor: text().array().$type<HoldReason[]>().notNull().default([]),
    writtenAt: moment().notNull(),
    /** When staff or the general rules decided about it; null while it waits. */
    decidedAt: moment(),
    /** The shop's public answer. */
    answer: text(),
    answeredAt: moment(),
    /** Where its writer wants to hear of an answer; null without that wish, and once they have heard. */
    tellAt: text(),
    /** Invented for the demo shop, and shown as such. */
    isExample: boolean().notNull().default(false),
    /** Visitors who found it helpful, also those whose votes are no longer stored one by one. */
    helpfulCount: integer().notNull().default(0),
    /** What it says of which aspect ('comfort:good'), read from its words when it was written. */
    opinions: text().array().notNull().default([]),
    /** The rules by which that was read; others are applied by a job. */
    opinionRules: smallint().notNull().default(0),
    /** A toNameMap hash of the network in which it was written, so that votes from there do not count; null after its time. */
    writerNetwork: text(),
  },
  (t) => [
    unique('review_once_per_person').on(t.productId, t.emailHash),
    index('review_published').on(t.productId, t.writtenAt, t.id).where(sql`${t.state} = 'published'`),
    index('review_latest').on(t.writtenAt, t.id).where(sql`${t.state} = 'published'`),
    index('review_undecided').on(t.state, t.writtenAt).where(sql`${t.state} <> 'published'`),
    index().on(t.emailHash),
    check('review_score', sql`${t.score} between 1 and 5`),
    check('review_writer', sql`${t.isExample} or ${t.emailHash} is not null`),
    check('review_decided', sql`(${t.state} = 'submitted') = (${t.decidedAt} is null)`),
  ],
)

/** The bytes of a file. */
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * A picture that a shopper sent with a review, made anew from their file: in two sizes and without any other data of
 * the file. It is stored with the review and leaves with it. Without a review it waits for one, for a few hours.
 */
export const reviewPicture = pgTable(
  'review_picture',
  {
    id: uuid().primaryKey(),
    reviewId: bigint({ mode: 'number' }).references(() => review.id, { onDelete: 'cascade' }),
    /** Its place among the pictures of its review, from 0. */
    place: smallint().notNull().default(0),
    /** WebP files. */
    small: bytea().notNull(),
    large: bytea().notNull(),
    /** Of the large one, in pixels. */
    width: smallint().notNull(),
    height: smallint().notNull(),
    placeholder: text().notNull(),
    sentAt: moment().notNull(),
  },
  (t) => [
    index().on(t.reviewId, t.place),
    index('review_picture_waiting').on(t.sentAt).where(sql`${t.reviewId} is null`),
  ],
)

/**
 * A vote that a review was helpful. The hashes differ for each review, so nobody can see what else a visitor voted for. They go
 * after a while; the count stays with the review.
 */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: bigint({ mode: 'number' })
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    voterHash: text().notNull(),
    networkHash: text().notNull(),
    votedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.voterHash] }), index('review_vote_age').on(t.votedAt)],
)

/** An order whose customer was asked for reviews. Each is asked only once. */
export const reviewInvitation = pgTable('review_invitation', {
  orderId: uuid()
    .primaryKey()
    .references(() => order.id),
  invitedAt: moment().notNull(),
})

/** Hashes of addresses whose owners are never asked again. */
export const reviewOptOut = pgTable('review_opt_out', {
  emailHash: text().primaryKey(),
  leftAt: moment().notNull(),
})
