import { countryCodes } from '@sluimer/domain/address/country'
import type { JoinedCarts } from '@sluimer/domain/cart/joined-carts'
import type { DeliverySlot, RoundPlace } from '@sluimer/domain/delivery/delivery-days'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { configuration } from '../../configurator/rows/tables.ts'
import { customer, customerSession } from '../../customer/rows/tables.ts'

/**
 * A guest's cart, whose cookie holds a random token of which only the SHA-256 hash is stored here; or a customer's, to which
 * the tokens of `cartBrowser` lead.
 */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    tokenHash: text().unique(),
    /** The customer whose cart it is; null for a guest's. */
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** The choices that the totals depend on, made in the checkout. Null until chosen. */
    countryCode: text({ enum: countryCodes }),
    /** Postcode of the delivery address: islands have their own days and prices. */
    postcode: text(),
    shippingMethod: text(),
    paymentMethod: text(),
    insurance: boolean().notNull().default(false),
    /** The day on which two people come, and how many old mattresses and beds they take along. */
    deliverySlot: jsonb().$type<DeliverySlot>(),
    haulAwayPieces: smallint().notNull().default(0),
    /** The pick-up point as it was when it was chosen. */
    pickupPoint: jsonb().$type<PickupPoint>(),
    /** Codes as they were accepted. Whether they still count is decided each time the cart is priced. */
    discountCode: text(),
    voucherCode: text(),
    /** The customer, once an address is known (domain/customer/email-key): some codes can be used once per customer. */
    emailKey: text(),
    /** The proof that allows selling without VAT; null while the prices include it. */
    vatConfirmation: jsonb().$type<VatConfirmation>(),
    /** Pieces per variant id that its own unpaid order holds: out of stock for others, not for this visitor. */
    heldPieces: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Pieces per deal id that this order holds at the deal's price: taken for others, but not for this visitor. */
    heldDealPieces: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The day, and its part, on which this order has a place: for this visitor they are not full. */
    heldDay: jsonb().$type<RoundPlace>(),
    /** Set when the order was paid; the visitor then starts with an empty cart. */
    orderedAt: timestamp({ withTimezone: true }),
    /** What joining two carts at a login did, and when (an ISO time), until the cart changes again. */
    joined: jsonb().$type<JoinedCarts & { at: string }>(),
  },
  (t) => [
    check('cart_owner', sql`(${t.tokenHash} is null) = (${t.customerId} is not null)`),
    index().on(t.customerId),
    // It leaves out guests, so that no look for a token's cart reads all open carts by it: before PostgreSQL has counted a rush
    // of new ones, it takes them for few.
    uniqueIndex('cart_open_per_customer')
      .on(t.customerId)
      .where(sql`${t.orderedAt} is null and ${t.customerId} is not null`),
  ],
)

/**
 * A browser at which a customer logged in: the token of its cookie stands for the customer's cart, whichever that is. Logging
 * out, or being logged out, deletes the session and so the row.
 */
export const cartBrowser = pgTable(
  'cart_browser',
  {
    tokenHash: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** A session that ran out by itself stays for a while (`forget-logins.job.ts`), and so the browser keeps the cart. */
    sessionId: uuid()
      .notNull()
      .references(() => customerSession.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.customerId), index().on(t.sessionId)],
)

/** Prices are never stored here: a cart always shows what a variant costs now. */
export const cartItem = pgTable(
  'cart_item',
  {
    id: uuid().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    variantId: bigint({ mode: 'number' }).notNull(),
    /** The bed that the shopper composed; null for other goods. */
    configurationId: text().references(() => configuration.id),
    quantity: integer().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('cart_item_goods').on(t.cartId, t.variantId, t.configurationId).nullsNotDistinct(),
    check('cart_item_quantity', sql`${t.quantity} between 1 and 99`),
  ],
)

/** Links that bring a cart back (CA-04). A link holds a random token, of which only the SHA-256 hash is stored here. */
export const cartRestore = pgTable(
  'cart_restore',
  {
    tokenHash: text().primaryKey(),
    cartId: uuid()
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.cartId)],
)
