import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { countryCodes } from '@sluimer/domain/address/country'
import type { Cost } from '@sluimer/domain/cart/costs'
import { type DeliveryArea, deliveryAreas } from '@sluimer/domain/delivery/areas'
import { daypartCodes } from '@sluimer/domain/delivery/dayparts'
import type { DeliverySlot } from '@sluimer/domain/delivery/delivery-days'
import { deliveryClasses } from '@sluimer/domain/delivery/goods'
import { noNotes, type OrderNotes } from '@sluimer/domain/delivery/notes'
import { orderStatuses, paymentStatuses } from '@sluimer/domain/order/status'
import type { PaymentAnswers } from '@sluimer/domain/payment/payment-answers'
import type { PickupPoint } from '@sluimer/domain/pickup/pickup-point'
import { vatClasses } from '@sluimer/domain/tax/vat-class'
import type { VatConfirmation } from '@sluimer/domain/tax/vat-confirmation'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { deal } from '../../catalog/tables/deal-tables.ts'

/** Order numbers: KJD and seven digits (CO-07). Gaps are allowed here; invoices have their own unbroken range. */
export const orderNumberSequence = pgSequence('order_number', { startWith: 1000001, maxValue: 9999999 })

export interface OrderDiscount {
  source: 'promotion' | 'code' | 'voucher'
  title: string
  code: string | null
  amountCents: number
}

export const order = pgTable(
  'order',
  {
    id: uuid().primaryKey(),
    /** 128 random bits that name the order in links and cannot be guessed. */
    publicId: text().notNull().unique(),
    number: text().notNull().unique(),
    cartId: uuid().notNull(),
    /** Hash of what was agreed: lines, prices, choices and addresses. Ordering the same cart again gives the same hash. */
    fingerprint: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    paymentStatus: text({ enum: paymentStatuses }).notNull(),
    email: text().notNull(),
    details: jsonb().$type<CheckoutCustomer>().notNull(),
    /** `day` is the one day on which parcels are promised, and absent when there is none. */
    shippingMethod: jsonb()
      .$type<{ code: string; title: string; delivery: string; day?: IsoDate | undefined }>()
      .notNull(),
    paymentMethod: jsonb().$type<{ code: string; title: string }>().notNull(),
    /** What the payment method asked (VA-11); kept until the order is paid or can no longer be paid. */
    paymentAnswers: jsonb().$type<PaymentAnswers>(),
    insurance: boolean().notNull(),
    /** When two people come; null when that is still to be agreed, and for other ways of delivery. */
    deliverySlot: jsonb().$type<DeliverySlot & { area: DeliveryArea }>(),
    /** Number of old mattresses and beds to take along. */
    haulAwayPieces: smallint().notNull().default(0),
    pickupPoint: jsonb().$type<PickupPoint>(),
    notes: jsonb().$type<OrderNotes>().notNull().default(noNotes),
    /** The discounts, in the order in which they were taken off; their amounts add up to `discountCents`. */
    discounts: jsonb().$type<OrderDiscount[]>().notNull().default([]),
    subTotalCents: integer().notNull(),
    /** Everything that is paid besides the goods, in the order in which papers list it. */
    costs: jsonb().$type<readonly Cost[]>().notNull(),
    discountCents: integer().notNull(),
    vatCents: integer().notNull(),
    /** The country whose VAT is in the amounts; null when they are net and the buyer declares it (reverse charge). */
    vatCountry: text({ enum: countryCodes }).default('NL'),
    /** The proof that allowed a sale without VAT; kept as long as the order. */
    vatConfirmation: jsonb().$type<VatConfirmation>(),
    grandTotalCents: integer().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
    /** Until when its stock is held for a payment. */
    reservedUntil: timestamp({ withTimezone: true }).notNull(),
    /** The names under which its free samples count (domain/sample/household); null without samples. */
    sampleKeys: text().array(),
  },
  (t) => [
    index('order_sample_keys').using('gin', t.sampleKeys).where(sql`${t.sampleKeys} is not null`),
    index().on(t.status, t.reservedUntil),
    /** As an account finds the orders of its mailbox. */
    index('order_email_name').on(sql`lower(${t.email} collate "C")`),
    /** One unpaid order per cart: a double click on pay finds the first one. */
    uniqueIndex('order_unpaid_per_cart').on(t.cartId).where(sql`${t.status} in ('new', 'awaiting_payment')`),
    check(
      'order_vat',
      sql`(${t.vatCountry} is null) = (${t.vatConfirmation} is not null) and (${t.vatCountry} is not null or ${t.vatCents} = 0)`,
    ),
    check('order_costs', sql`not ${t.costs} @? '$[*] ? (!(@.kind.type() == "string" && @.cents >= 0))'`),
    check(
      'order_total',
      sql`${t.grandTotalCents} = ${t.subTotalCents} + sum_of_costs(${t.costs}) - ${t.discountCents} and ${t.grandTotalCents} >= 0`,
    ),
  ],
)

/** A composed bed as it was ordered, in the words of that moment. */
export interface OrderedBed {
  /** The saved bed. */
  id: string
  /** Names the set and each chosen option (CF-11). */
  variantId: string
  parts: { title: string; value: string }[]
  weightGrams: number
  /** Working days until it is made. */
  leadTimeDays: number
}

/** A copy of what was bought: it never changes when the product does. */
export const orderLine = pgTable(
  'order_line',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    position: smallint().notNull(),
    variantId: bigint({ mode: 'number' }).notNull(),
    productSlug: text().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    /** The bed that the shopper composed; null for other goods. */
    configuration: jsonb().$type<OrderedBed>(),
    brand: text().notNull(),
    category: text().notNull(),
    imageKey: text(),
    priceCents: integer().notNull(),
    quantity: integer().notNull(),
    /** Its share of the order's discounts, to the cent; invoices and partial refunds use it. */
    discountCents: integer().notNull().default(0),
    vatClass: text({ enum: vatClasses }).notNull().default('standard'),
    /** The VAT rate in the price; 0 when the order is sold without VAT. */
    vatPercent: smallint().notNull(),
    madeToMeasure: boolean().notNull(),
    /** A free sample of cloth. */
    isSample: boolean().notNull().default(false),
    /** How the goods travel, and when they arrive in the words of the moment of ordering. */
    deliveryClass: text({ enum: deliveryClasses }).notNull().default('parcel'),
    delivery: text().notNull().default(''),
    /** The deal whose price this is. */
    dealId: bigint({ mode: 'number' }),
  },
  (t) => [
    index().on(t.orderId),
    check('order_line_quantity', sql`${t.quantity} > 0`),
    check('order_line_discount', sql`${t.discountCents} between 0 and ${t.priceCents} * ${t.quantity}`),
  ],
)

/** Stock held for an order: `held` until it is paid (`sold`) or let go (`released`). */
export const stockReservation = pgTable(
  'stock_reservation',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    variantId: bigint({ mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    state: text({ enum: ['held', 'sold', 'released'] }).notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('stock_reservation_live').on(t.orderId, t.variantId).where(sql`${t.state} <> 'released'`),
    check('stock_reservation_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Pieces that an order holds or has bought at a deal's price; deleted when they are released. */
export const dealReservation = pgTable(
  'deal_reservation',
  {
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    dealId: bigint({ mode: 'number' })
      .notNull()
      .references(() => deal.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.dealId] }),
    index().on(t.dealId),
    check('deal_reservation_quantity', sql`${t.quantity} > 0`),
  ],
)

/** A place that an order holds or has on a day of two-man deliveries; deleted when it is released. */
export const deliveryReservation = pgTable(
  'delivery_reservation',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => order.id),
    area: text({ enum: deliveryAreas }).notNull(),
    date: date().notNull(),
    part: text({ enum: daypartCodes }).notNull().default('day'),
  },
  (t) => [index().on(t.area, t.date)],
)

/** What happened to an order, in sequence; for staff and for finding faults. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => order.id),
    at: timestamp({ withTimezone: true }).notNull(),
    type: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index().on(t.orderId)],
)
