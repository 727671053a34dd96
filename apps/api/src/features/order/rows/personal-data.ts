import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { noNotes } from '@sluimer/domain/delivery/notes'
import { and, eq, exists, sql } from 'drizzle-orm'
import { isOneOf } from '../../../platform/personal-data/conditions.ts'
import {
  declareImpersonal,
  declarePersonal,
  internal,
  secret,
} from '../../../platform/personal-data/declare-table.ts'
import { documentRange, invoice, invoiceFile } from './invoice-tables.ts'
import { orderOwner } from './owner-tables.ts'
import { shipment } from './shipment-tables.ts'
import {
  dealReservation,
  deliveryReservation,
  order,
  orderEvent,
  orderLine,
  stockReservation,
} from './tables.ts'

const fate = 'kept_with_order'
const why =
  'Om je bestelling te leveren en terug te nemen. De belastingdienst kan er jaren later naar vragen.'

const blank: CheckoutCustomer = {
  customer: {
    ...{
      type: 'private',
      first_name: '',
      last_name: '',
      birthdate: '',
      gender: '',
      loaded: false,
      email: '',
    },
    ...{ phone_number: '', company: '', vat_number: '', coc_number: '' },
  },
  billing: {
    ...{
      country_code: 'NL',
      zipcode: '',
      house_number: '',
      extension: '',
      company: '',
      street: '',
      city: '',
    },
  },
  sameDeliveryAddress: true,
  shipping: null,
}
/** Keeps the country, to which the VAT went. */
const nobody = sql`jsonb_set(${JSON.stringify(blank)}::jsonb, '{billing,country_code}', ${order.details} #> '{billing,country_code}')`

/** Reservations repeat what the lines of an order say, and nobody can be found by them. */
export const orderData = [
  declarePersonal(order, {
    title: 'Bestellingen',
    why,
    fate,
    afterwards: {
      ...{ publicId: sql`'anonymous-' || ${order.id}`, fingerprint: '', email: '', details: nobody },
      ...{ paymentAnswers: null, deliverySlot: null, pickupPoint: null, sampleKeys: null },
      notes: sql`${JSON.stringify(noNotes)}::jsonb`,
      vatConfirmation: sql`case when ${order.vatConfirmation} is null then null else '{}'::jsonb end`,
    },
    whose: ({ orderIds }) => isOneOf(order.id, orderIds),
    columns: {
      id: internal,
      publicId: secret,
      number: 'Bestelnummer',
      cartId: internal,
      fingerprint: secret,
      status: 'Stand',
      paymentStatus: 'Stand van de betaling',
      email: 'E-mailadres',
      details: 'Naam en adressen',
      shippingMethod: 'Bezorgwijze',
      paymentMethod: 'Betaalwijze',
      paymentAnswers: 'Antwoorden voor de betaalwijze',
      insurance: 'Verzekerd',
      deliverySlot: 'Bezorgmoment',
      haulAwayPieces: 'Oude matrassen en bedden mee',
      pickupPoint: 'Afhaalpunt',
      notes: 'Opmerkingen',
      discounts: 'Kortingen',
      subTotalCents: 'Artikelen',
      costs: 'Kosten',
      discountCents: 'Korting',
      vatCents: 'Btw',
      vatCountry: 'Land van de btw',
      vatConfirmation: 'Bewijs van je btw-nummer',
      grandTotalCents: 'Totaal',
      placedAt: 'Besteld op',
      paidAt: 'Betaald op',
      reservedUntil: internal,
      sampleKeys: 'Huishouden waarvoor gratis stalen tellen',
    },
  }),
  declarePersonal(orderOwner, {
    title: 'Bestellingen bij je account',
    why: 'Om je bestellingen in je account te laten zien. De bestelling blijft, zonder account.',
    fate: (_person, now) => ({
      customerId: null,
      leftAt: sql`coalesce(${orderOwner.leftAt}, ${now.toISOString()}::timestamptz)`,
    }),
    whose: ({ customerId }) => eq(orderOwner.customerId, customerId),
    columns: {
      orderId: internal,
      customerId: internal,
      how: 'Hoe de bestelling erbij kwam',
      joinedAt: 'Sinds',
      leftAt: 'Uit je account gehaald op',
    },
  }),
  declarePersonal(orderLine, {
    title: 'Artikelen in je bestellingen',
    why,
    fate,
    afterwards: 'stays',
    whose: ({ orderIds }) => isOneOf(orderLine.orderId, orderIds),
    columns: {
      id: internal,
      orderId: internal,
      position: internal,
      variantId: internal,
      productSlug: internal,
      sku: 'Artikelnummer',
      name: 'Artikel',
      title: 'Uitvoering',
      configuration: 'Samengesteld bed',
      brand: 'Merk',
      category: 'Categorie',
      imageKey: internal,
      priceCents: 'Prijs',
      quantity: 'Aantal',
      discountCents: 'Korting',
      vatClass: internal,
      vatPercent: 'Btw in procenten',
      madeToMeasure: 'Op maat gemaakt',
      isSample: 'Gratis staal',
      deliveryClass: internal,
      delivery: 'Levering',
      dealId: internal,
    },
  }),
  declareImpersonal(stockReservation, 'id orderId variantId quantity state changedAt'),
  declareImpersonal(dealReservation, 'orderId dealId quantity'),
  declareImpersonal(deliveryReservation, 'orderId area date part'),
  declarePersonal(orderEvent, {
    title: 'Wat er met je bestellingen gebeurde',
    why,
    fate,
    whose: ({ orderIds }) => isOneOf(orderEvent.orderId, orderIds),
    columns: { id: internal, orderId: internal, at: 'Op', type: 'Gebeurtenis', data: 'Bijzonderheden' },
  }),
  declarePersonal(shipment, {
    title: 'Zendingen',
    why,
    fate,
    whose: ({ orderIds }) => isOneOf(shipment.orderId, orderIds),
    columns: {
      id: internal,
      orderId: internal,
      carrier: 'Bezorger',
      trackingCode: 'Trackingcode',
      trackingUrl: 'Volgen',
      pieces: internal,
      shippedAt: 'Verzonden op',
    },
  }),
  declareImpersonal(documentRange, 'key last'),
  declarePersonal(invoice, {
    title: 'Facturen en creditnota’s',
    why: 'De wet verplicht ons facturen te bewaren (art. 52 AWR).',
    fate,
    whose: ({ orderIds }) => isOneOf(invoice.orderId, orderIds),
    columns: {
      id: internal,
      number: 'Nummer',
      kind: 'Soort',
      orderId: internal,
      issuedAt: 'Datum',
      totalCents: 'Totaal',
      document: 'Inhoud',
      credit: internal,
    },
  }),
  declarePersonal(invoiceFile, {
    title: 'Facturen als pdf',
    why: 'Dezelfde facturen zoals je ze downloadde; je vindt ze bij je bestellingen.',
    fate,
    whose: ({ orderIds }) =>
      exists(
        sql`(select from ${invoice} where ${and(eq(invoice.id, invoiceFile.invoiceId), isOneOf(invoice.orderId, orderIds))})`,
      ),
    columns: { invoiceId: internal, pdf: internal, drawnAt: 'Getekend op' },
  }),
]
