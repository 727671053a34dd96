import type { CheckoutCustomer } from '@sluimer/contract/checkout/schemas'
import { toInternationalPhone } from '@sluimer/domain/customer/phone'
import { spreadOverRates } from '@sluimer/domain/order/included-vat'
import type { PaymentMethodRule } from '../../payment/methods.ts'
import type { Payment } from '../../payment/payment.queries.ts'
import type { NewProviderPayment, ProviderAddress, ProviderLine } from '../../payment/provider.ts'
import { formatStreet } from '../destination/postal-address.ts'
import type { OrderLineRow, OrderRow } from '../rows/order.queries.ts'
import { listOrderCosts } from '../rows/order-costs.ts'

/** Returns everything that a payment company gets to know about an order. Its lines add up to the amount exactly. */
export function toProviderPayment(
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
    lines: toProviderLines(order, lines),
    billing: toBilling(order.details, order.paymentAnswers?.phone),
    shipping: toShipping(order.details, order.paymentAnswers?.phone),
    birthdate: order.paymentAnswers?.dob,
    issuer: order.paymentAnswers?.issuer,
  }
}

/**
 * Returns the order's lines as payment companies want them: articles with their discount, then costs. When the goods
 * have several rates, costs are split into one line per rate, so that each rate has the same amount as on the invoice.
 */
export function toProviderLines(order: OrderRow, lines: readonly OrderLineRow[]): ProviderLine[] {
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
  return [...goods, ...toCostLines(order, lines)]
}

function toCostLines(order: OrderRow, lines: readonly OrderLineRow[]): ProviderLine[] {
  const costs = listOrderCosts(order)
  const goods = lines.map(({ priceCents, quantity, discountCents, vatPercent }) => ({
    amountCents: priceCents * quantity - discountCents,
    vatPercent,
  }))
  const spread = spreadOverRates(
    goods,
    costs.map(({ cents }) => cents),
  )
  return costs.flatMap(({ kind, title }, at) => {
    const shares = (spread[at] ?? []).filter(({ cents }) => cents > 0)
    return shares.map(({ vatPercent, cents }) => ({
      kind: kind === 'shipping' ? ('delivery' as const) : ('fee' as const),
      title: shares.length > 1 ? `${title} (deel met ${vatPercent}% btw)` : title,
      sku: '',
      quantity: 1,
      unitPriceCents: cents,
      discountCents: 0,
      vatPercent,
    }))
  })
}

function toBilling({ customer, billing }: CheckoutCustomer, phone: string | undefined): ProviderAddress {
  return {
    ...toPlace(billing),
    firstName: customer.first_name,
    lastName: customer.last_name,
    company: customer.type === 'company' ? customer.company : billing.company,
    email: customer.email,
    phone: toInternationalPhone(phone ?? customer.phone_number, billing.country_code),
  }
}

function toShipping(details: CheckoutCustomer, phone: string | undefined): ProviderAddress {
  const { shipping } = details
  const buyer = toBilling(details, phone)
  if (details.sameDeliveryAddress || shipping === null) return buyer
  return {
    ...buyer,
    ...toPlace(shipping),
    firstName: shipping.first_name || buyer.firstName,
    lastName: shipping.last_name || buyer.lastName,
    company: shipping.company,
  }
}

function toPlace(address: {
  street: string
  house_number: string
  extension: string
  zipcode: string
  city: string
  country_code: ProviderAddress['country']
}): Pick<ProviderAddress, 'street' | 'postcode' | 'city' | 'country'> {
  return {
    street: formatStreet(address),
    postcode: address.zipcode,
    city: address.city,
    country: address.country_code,
  }
}
