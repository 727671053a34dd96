import { centsToEuros } from '@sluimer/domain/money/euro'

/**
 * Returns a value of the database as its owner can read it: moments as ISO texts, amounts in euros, files in base64.
 * `name` is that of the column or field in code. Inside a value, a key such as `amountCents` becomes `amount_euro`.
 */
export function toPlainValue(name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number' && name.endsWith('Cents')) return centsToEuros(value)
  if (Array.isArray(value)) return value.map((item) => toPlainValue(name, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key.replace(/Cents$/, '_euro'), toPlainValue(key, inner)]),
  )
}
