import { eq, or } from 'drizzle-orm'
import { isOneOf } from '../../../platform/personal-data/conditions.ts'
import { declarePersonal, internal, secret } from '../../../platform/personal-data/declare-table.ts'
import { cart, cartBrowser, cartItem, cartRestore } from './tables.ts'

const why = 'Om je winkelwagen te onthouden, tot 60 dagen nadat je er voor het laatst iets in wijzigde.'

export const cartData = [
  declarePersonal(cart, {
    title: 'Winkelwagens',
    why,
    fate: 'deleted',
    whose: ({ cartIds, customerId }) => or(eq(cart.customerId, customerId), isOneOf(cart.id, cartIds)),
    columns: {
      id: internal,
      tokenHash: secret,
      customerId: internal,
      createdAt: 'Begonnen op',
      updatedAt: 'Gewijzigd op',
      countryCode: 'Land',
      postcode: 'Postcode',
      shippingMethod: 'Bezorgwijze',
      paymentMethod: 'Betaalwijze',
      insurance: 'Verzekerd',
      deliverySlot: 'Bezorgmoment',
      haulAwayPieces: 'Oude matrassen en bedden mee',
      pickupPoint: 'Afhaalpunt',
      discountCode: 'Kortingscode',
      voucherCode: 'Tegoedcode',
      emailKey: 'E-mailadres',
      vatConfirmation: 'Bewijs van je btw-nummer',
      heldPieces: internal,
      heldDealPieces: internal,
      heldDay: internal,
      orderedAt: 'Besteld op',
      joined: 'Samengevoegd bij het inloggen',
    },
  }),
  declarePersonal(cartBrowser, {
    title: 'Browsers met je winkelwagen',
    why: 'Om op elk apparaat waarop je inlogt dezelfde winkelwagen te tonen, tot je er uitlogt, of tot 60 dagen nadat je daar niet meer was ingelogd.',
    fate: 'deleted',
    whose: ({ customerId }) => eq(cartBrowser.customerId, customerId),
    columns: { tokenHash: secret, customerId: internal, sessionId: internal },
  }),
  declarePersonal(cartItem, {
    title: 'Artikelen in je winkelwagens',
    why,
    fate: 'deleted',
    whose: ({ cartIds }) => isOneOf(cartItem.cartId, cartIds),
    columns: {
      id: internal,
      cartId: internal,
      variantId: 'Artikel',
      configurationId: 'Samengesteld bed',
      quantity: 'Aantal',
      addedAt: 'Toegevoegd op',
    },
  }),
  declarePersonal(cartRestore, {
    title: 'Links naar je winkelwagens',
    why: 'Om je winkelwagen terug te vinden met de link in een mail. We bewaren ze 14 dagen.',
    fate: 'deleted',
    whose: ({ cartIds }) => isOneOf(cartRestore.cartId, cartIds),
    columns: { tokenHash: secret, cartId: internal, createdAt: 'Gemaakt op', expiresAt: 'Geldig tot' },
  }),
]
