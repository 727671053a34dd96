import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { internationalPhone } from '@sluimer/domain/customer/phone'
import type { PaymentMethodRule } from '../payment/methods.ts'
import type { Payment } from '../payment/payment.queries.ts'
import type { NewProviderPayment, ProviderAddress, ProviderLine } from '../payment/provider.ts'
import type { OrderLineRow, OrderRow } from './order.queries.ts'
import { streetLineOf } from './postal-address.ts'

/** Everything that a payment company is told of an order; its lines add up to the amount, to the cent. */
export function providerPaymentOf(
  {
    order,
    lines,
    payment,
    method,
  }: {
    order: OrderRow
    lines: readonly OrderLineRow[]
    payment: Payment
    method: PaymentMethodRule
  },
  urls: Pick<NewProviderPayment, 'redirectUrl' | 'webhookUrl'>,
): NewProviderPayment {
  return {
    ...urls,
    idempotencyKey: payment.id,
    amountCents: payment.amountCents,
    description: `Bestelling ${order.number}`,
    method: method.providerMethod,
    takesMoneyLater: method.takesMoneyLater,
    lines: providerLinesOf(order, lines),
    billing: billingOf(order.details, order.paymentAnswers?.phone),
    shipping: shippingOf(order.details, order.paymentAnswers?.phone),
    birthdate: order.paymentAnswers?.dob,
  }
}

/** The order's lines as payment companies want them: articles with what went off them, then costs. */
export function providerLinesOf(order: OrderRow, lines: readonly OrderLineRow[]): ProviderLine[] {
  const vatPercent = mainRate(lines)
  const cost = (kind: ProviderLine['kind'], title: string, cents: number): ProviderLine[] =>
    cents === 0
      ? []
      : [{ kind, title, sku: '', quantity: 1, unitPriceCents: cents, discountCents: 0, vatPercent }]
  const goods = lines.map(
    (line): ProviderLine => ({
      kind: 'goods',
      title: line.title === '' ? line.name : `${line.name}, ${line.title}`,
      sku: line.sku,
      quantity: line.quantity,
      unitPriceCents: line.priceCents,
      discountCents: line.discountCents,
      vatPercent: line.vatPercent,
    }),
  )
  // What went off the order but off no article: free delivery by a code, say.
  const restCents = order.discountCents - lines.reduce((sum, line) => sum + line.discountCents, 0)
  return [
    ...goods,
    ...cost('delivery', order.shippingMethod.title, order.shippingCents),
    ...cost('fee', 'Transportverzekering', order.insuranceCents),
    ...cost('fee', `Kosten ${order.paymentMethod.title}`, order.paymentCents),
    ...cost('discount', 'Korting', -restCents),
  ]
}

/** Costs are told at the rate of most of the goods; the invoice spreads them exactly (domain/order/included-vat). */
function mainRate(lines: readonly OrderLineRow[]): number {
  const dearest = lines.toSorted((a, b) => b.priceCents * b.quantity - a.priceCents * a.quantity)
  return dearest[0]?.vatPercent ?? 0
}

function billingOf({ customer, billing }: CheckoutCustomer, phone: string | undefined): ProviderAddress {
  return {
    ...placeOf(billing),
    firstName: customer.first_name,
    lastName: customer.last_name,
    company: customer.type === 'company' ? customer.company : billing.company,
    email: customer.email,
    phone: internationalPhone(phone ?? customer.phone_number, billing.country_code),
  }
}

function shippingOf(details: CheckoutCustomer, phone: string | undefined): ProviderAddress {
  const { shipping } = details
  const buyer = billingOf(details, phone)
  if (details.sameDeliveryAddress || shipping === null) return buyer
  return {
    ...buyer,
    ...placeOf(shipping),
    firstName: shipping.first_name || buyer.firstName,
    lastName: shipping.last_name || buyer.lastName,
    company: shipping.company,
  }
}

function placeOf(address: {
  street: string
  house_number: string
  extension: string
  zipcode: string
  city: string
  country_code: ProviderAddress['country']
}): Pick<ProviderAddress, 'street' | 'postcode' | 'city' | 'country'> {
  return {
    street: streetLineOf(address),
    postcode: address.zipcode,
    city: address.city,
    country: address.country_code,
  }
}
