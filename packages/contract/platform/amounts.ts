import { centsToEuros, eurosToCents } from '@sluimer/domain/money/euro'

/**
 * The fields of the `/v1` JSON that are amounts, by the names of the specification. In the JSON they are euros; in the
 * code of shop and api they are cents. A test compares this list with the schemas. Fields that are named for their unit,
 * such as `cents`, are the same on both sides.
 */
const amountFields: ReadonlySet<string> = new Set([
  ...['price', 'price_old', 'price_incl', 'old_price', 'price_before_rise'],
  ...['row_total', 'discount', 'amount', 'minimum'],
  ...['sub_total', 'sub_total_old', 'sub_total_diff', 'grand_total', 'vat', 'vat_saved'],
  ...['shipping_costs', 'shipping_costs_from', 'payment_costs', 'insurance_costs', 'haul_away_costs'],
  ...['shippingInsurance', 'haul_away_price', 'expected_total', 'basePrice', 'extra', 'special_price_incl'],
])

/** Whether a field is an amount. A `total` among `totals` is one; that of a pagination counts products. */
export function isAmountField(name: string, parentName: string): boolean {
  return amountFields.has(name) || (name === 'total' && parentName === 'totals')
}

/**
 * Returns what came as JSON with its amounts in cents. Half a cent stays half a cent, so that it equals no price: the
 * call is then refused because the price has changed.
 */
export function withCents<Value>(json: Value): Value {
  return convertAmounts(json, '', toCents) as Value
}

/** Returns a value as it is sent: with its amounts in euros. Throws RangeError for an amount that is not whole cents. */
export function withEuros<Value>(value: Value): Value {
  return convertAmounts(value, '', centsToEuros) as Value
}

function toCents(euros: number): number {
  try {
    return eurosToCents(euros)
  } catch (error) {
    if (error instanceof RangeError) return euros * 100
    throw error
  }
}

/** Copies only what holds an amount: most of an answer is passed on as it is. */
function convertAmounts(value: unknown, name: string, convert: (amount: number) => number): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => convertAmounts(item, name, convert))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (!isObject(value)) return value
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(value)) {
    const child = value[key]
    if (typeof child === 'number' ? !isAmountField(key, name) : typeof child !== 'object') continue
    const converted = typeof child === 'number' ? convert(child) : convertAmounts(child, key, convert)
    if (converted === child) continue
    copy ??= { ...value }
    copy[key] = converted
  }
  return copy ?? value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
