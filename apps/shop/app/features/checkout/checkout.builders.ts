import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { aCart } from '../cart/cart.builders.ts'

const address = {
  country_code: 'NL' as const,
  zipcode: '1071XX',
  house_number: '1',
  extension: '',
  company: '',
  street: 'Museumstraat',
  city: 'Amsterdam',
}

/** An invented shopper's saved details. */
export function someDetails(special: Partial<Checkout['details']> = {}): Checkout['details'] {
  const person = {
    type: 'private' as const,
    first_name: 'Noor',
    last_name: 'de Vries',
    birthdate: '',
    gender: '' as const,
    loaded: false,
    email: 'noor@voorbeeld.example',
    phone_number: '0612345678',
    company: '',
    vat_number: '',
    coc_number: '',
  }
  return {
    person,
    customer: person,
    billing: address,
    sameDeliveryAddress: true,
    shipping: null,
    ...special,
  }
}

/** A delivery address in Belgium, other than the billing address. */
export const elsewhere = {
  ...address,
  country_code: 'BE' as const,
  zipcode: '9000',
  street: 'Voorbeeldlaan',
  city: 'Gent',
  first_name: 'Bo',
  last_name: 'Peeters',
  name: '',
}

/** A checkout of a pillowcase in which everything is chosen. */
export function aCheckout(special: Partial<Checkout> = {}): Checkout {
  return {
    cart: aCart(),
    details: someDetails(),
    paymentMethods: [],
    foreignPaymentMethods: [],
    shippingMethods: [],
    shippingInsurance: 1000,
    insurance_offered: false,
    paymentForm: {
      selectedPaymentMethod: 'ideal',
      selectedPaymentOption: null,
      selectedPaymentIssuer: null,
      customer: { dob: '', gender: '', phone: '', installment: '', terms: false },
      selectedShippingMethod: 'parcel',
      shippingInsurance: false,
    },
    delivery: {
      day: null,
      day_gone: null,
      haul_away: 0,
      haul_away_limit: 0,
      haul_away_price: 2500,
      pickup_point: null,
      notes: { deliverer: '', shop: '' },
    },
    return_costs: 'Terugsturen is voor eigen rekening: je kiest zelf een vervoerder.',
    payment_needed: true,
    lost_payment_method: null,
    next_step: 'pay',
    ...special,
  }
}
