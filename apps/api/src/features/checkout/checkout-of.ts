import type { Checkout, CheckoutCustomer, ShippingMethod } from '@sluimer/contract/checkout/schemas'
import { defaultCountryCode } from '@sluimer/domain/address/country'
import { centsToEuros } from '@sluimer/domain/money/euro'
import { cartOf } from '../cart/cart-of.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { insuranceCents } from '../delivery/insurance.ts'
import type { ShippingOption } from '../delivery/shipping-options.ts'
import { paymentMethodOf } from '../order/payment-method-of.ts'

/** Everything that the checkout's screens show (CO-01). */
export function checkoutOf(priced: PricedCart, details: CheckoutCustomer | undefined, now: Date): Checkout {
  return {
    cart: cartOf(priced, now),
    details: {
      person: details?.customer ?? null,
      billing: details?.billing ?? null,
      sameDeliveryAddress: details?.sameDeliveryAddress ?? true,
      shipping: details?.shipping ?? null,
    },
    ...paymentMethodsOf(priced),
    shippingMethods: priced.shippingOptions.map(shippingMethodOf),
    shippingInsurance: centsToEuros(insuranceCents),
    insurance_offered: priced.isInsuranceOffered,
    paymentForm: {
      selectedPaymentMethod: priced.payment?.code ?? null,
      selectedShippingMethod: priced.shipping?.code ?? null,
      shippingInsurance: priced.hasInsurance,
    },
    next_step: nextStep(priced, details),
  }
}

/** The methods of the country where the goods go: the specification keeps those of the Netherlands apart. */
export function paymentMethodsOf(
  priced: PricedCart,
): Pick<Checkout, 'paymentMethods' | 'foreignPaymentMethods'> {
  const methods = priced.paymentMethods.map(paymentMethodOf)
  const isForeign = (priced.cart.countryCode ?? defaultCountryCode) !== defaultCountryCode
  return { paymentMethods: isForeign ? [] : methods, foreignPaymentMethods: isForeign ? methods : [] }
}

export function shippingMethodOf(option: ShippingOption): ShippingMethod {
  return {
    code: option.code,
    title: option.title,
    description: option.description,
    price_incl: centsToEuros(option.priceCents),
    delivery: option.promise,
  }
}

/** The first screen on which something is left to do; a cart that cannot be delivered comes first (CO-08). */
function nextStep(priced: PricedCart, details: CheckoutCustomer | undefined): Checkout['next_step'] {
  if (priced.lines.some((line) => line.quantity > line.orderable)) return 'cart'
  if (details === undefined) return 'address-details'
  return priced.shipping === undefined || priced.payment === undefined ? 'payment-methods' : 'pay'
}
