import { isOneOf } from '../../platform/personal-data/conditions.ts'
import { declarePersonal, internal } from '../../platform/personal-data/declare-table.ts'
import { checkout } from './tables.ts'

export const checkoutData = [
  declarePersonal(checkout, {
    title: 'Ingevuld bij het bestellen',
    why: 'Om je niet twee keer hetzelfde te vragen. We bewaren het hooguit 30 dagen.',
    fate: 'deleted',
    whose: ({ cartIds }) => isOneOf(checkout.cartId, cartIds),
    columns: {
      cartId: internal,
      details: 'Naam en adressen',
      notes: 'Opmerkingen',
      paymentAnswers: 'Antwoorden voor de betaalwijze',
      updatedAt: 'Gewijzigd op',
    },
  }),
]
