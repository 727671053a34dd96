import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { defaultCountryCode } from '@sluimer/domain/address/country'
import { formatBirthdate } from '@sluimer/domain/customer/birthdate'
import { describeReturnTerms } from '@sluimer/domain/returns/return-terms'
import type { PricedCart } from '../cart/price/price-cart.ts'
import type { LineImages } from '../cart/view/find-line-images.ts'
import { toCart } from '../cart/view/to-cart.ts'
import { isPaymentNeeded } from '../order/agreement/nothing-to-pay.ts'
import { toPaymentMethod } from '../order/pay/to-payment-method.ts'
import { hasAnswers } from '../payment/check-answers.ts'
import { paymentMethods } from '../payment/methods.ts'
import type { CheckoutRow } from './checkout.queries.ts'
import { isDeliveryChosen, toCheckoutDelivery, toShippingMethod } from './to-checkout-delivery.ts'

/** Returns everything that the checkout's screens show (CO-01). */
export function toCheckout(
  priced: PricedCart,
  { saved, images }: { saved: CheckoutRow | undefined; images: LineImages },
  now: Date,
): Checkout {
  const details = saved?.details
  const person = details ? toPerson(details.customer) : null
  return {
    cart: toCart(priced, images, now),
    details: {
      person,
      customer: person,
      billing: details?.billing ?? null,
      sameDeliveryAddress: details?.sameDeliveryAddress ?? true,
      noReviewInvitation: details?.noReviewInvitation,
      shipping: details?.shipping ? { ...details.shipping, name: details.shipping.name ?? '' } : null,
    },
    ...toPaymentMethods(priced),
    shippingMethods: priced.shippingOptions.map(toShippingMethod),
    shippingInsurance: priced.insuranceCents,
    insurance_offered: priced.isInsuranceOffered,
    paymentForm: {
      selectedPaymentMethod: priced.payment?.code ?? null,
      selectedPaymentOption: saved?.paymentAnswers?.installment?.toString() ?? null,
      selectedPaymentIssuer: saved?.paymentAnswers?.issuer ?? null,
      customer: toAnswers(saved),
      selectedShippingMethod: priced.shipping?.code ?? null,
      shippingInsurance: priced.hasInsurance,
    },
    delivery: toCheckoutDelivery(priced, saved),
    return_costs: describeReturnTerms(
      priced.cart.countryCode ?? defaultCountryCode,
      priced.lines.map(({ variant }) => ({
        name: variant.productTitle,
        deliveryClass: variant.deliveryClass,
        madeToMeasure: variant.madeToMeasure,
      })),
    ),
    payment_needed: isPaymentNeeded(priced),
    lost_payment_method: findLostMethod(priced),
    next_step: nextStep(priced, saved),
  }
}

/** Fills in fields that details saved by an earlier version lack. */
function toPerson(customer: CheckoutRow['details']['customer']): NonNullable<Checkout['details']['person']> {
  return { ...customer, gender: customer.gender ?? '', loaded: customer.loaded ?? false }
}

/** Returns what the payment form starts with: earlier answers, or else what the address step says. */
function toAnswers(saved: CheckoutRow | undefined): Checkout['paymentForm']['customer'] {
  const answers = saved?.paymentAnswers
  const customer = saved?.details.customer
  return {
    dob: answers?.dob === undefined ? (customer?.birthdate ?? '') : formatBirthdate(answers.dob),
    gender: answers?.gender ?? '',
    phone: answers?.phone ?? customer?.phone_number ?? '',
    installment: answers?.installment?.toString() ?? '',
    terms: answers?.terms ?? false,
  }
}

/** Returns the methods of the delivery country: the specification lists those of the Netherlands separately. */
export function toPaymentMethods(
  priced: PricedCart,
): Pick<Checkout, 'paymentMethods' | 'foreignPaymentMethods'> {
  const methods = priced.paymentMethods.map(toPaymentMethod)
  const isForeign = (priced.cart.countryCode ?? defaultCountryCode) !== defaultCountryCode
  return { paymentMethods: isForeign ? [] : methods, foreignPaymentMethods: isForeign ? methods : [] }
}

/** Returns the first screen with something left to do; a cart that cannot be delivered comes first (CO-08). */
function nextStep(priced: PricedCart, saved: CheckoutRow | undefined): Checkout['next_step'] {
  if (priced.lines.some((line) => line.quantity > line.orderable)) return 'cart'
  if (saved === undefined) return 'address-details'
  const { payment } = priced
  const isPaid = payment ? hasAnswers(payment, saved.paymentAnswers) : !isPaymentNeeded(priced)
  return isDeliveryChosen(priced) && isPaid ? 'pay' : 'payment-methods'
}

/** Returns the chosen method if it is no longer available: it was removed, or the amount is outside its bounds. */
function findLostMethod(priced: PricedCart): string | null {
  const { cart, payment } = priced
  if (cart.paymentMethod === null || payment !== undefined || !isPaymentNeeded(priced)) return null
  return paymentMethods.find(({ code }) => code === cart.paymentMethod)?.title ?? null
}
