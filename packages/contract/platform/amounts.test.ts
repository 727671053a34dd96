import { centsToEuros } from '@sluimer/domain/money/euro'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { errorBodySchema } from '../errors.ts'
import { isAmountField, withCents, withEuros } from './amounts.ts'
import { amountSchema } from './primitives.ts'

type Schema = z.core.$ZodType
interface NumberField {
  /** For the message of a failing test. */
  path: string
  name: string
  parentName: string
  isAmount: boolean
}

/** Whether a schema is `amountSchema`, or was made from it by a description or a bound. */
function isAmount(schema: Schema | undefined): boolean {
  return schema !== undefined && (schema === amountSchema || isAmount(schema._zod.parent))
}

/** Lists the schemas directly inside another one, with the names of fields. */
function listParts(schema: Schema): [name: string | undefined, part: Schema][] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape)
    case 'array':
      return [[undefined, def.element]]
    case 'record':
      return [['*', def.valueType]]
    case 'union':
      return def.options.map((option) => [undefined, option])
    case 'tuple':
      return def.items.map((item) => [undefined, item])
    case 'intersection':
      return [
        [undefined, def.left],
        [undefined, def.right],
      ]
    case 'pipe':
      return [
        [undefined, def.in],
        [undefined, def.out],
      ]
    case 'lazy':
      return [[undefined, def.getter()]]
    case 'nullable':
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return [[undefined, def.innerType]]
    default:
      return []
  }
}

/** Lists all fields of numbers in a schema; one that is reached in several ways is looked at once. */
function numberFields(
  schema: Schema,
  path: string,
  [name, parentName]: [string, string] = ['', ''],
  seen = new Set<Schema>(),
): NumberField[] {
  if (schema._zod.def.type === 'number') return [{ path, name, parentName, isAmount: isAmount(schema) }]
  if (seen.has(schema)) return []
  const inside = new Set([...seen, schema])
  return listParts(schema).flatMap(([key, part]) =>
    key === undefined
      ? numberFields(part, path, [name, parentName], inside)
      : numberFields(part, `${path}.${key}`, [key, name], inside),
  )
}

const all = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body, response }]) =>
  [params, query, body, response].flatMap((schema) => (schema ? numberFields(schema, name) : [])),
)

test('the list of amounts and the schemas agree on every number of every call', () => {
  const fields = [...all, ...numberFields(errorBodySchema, 'error')]
  expect(fields.filter((field) => field.isAmount).length).toBeGreaterThan(100)
  const wrong = fields.filter((field) => field.isAmount !== isAmountField(field.name, field.parentName))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('amounts are cents in code and euros in the JSON, wherever they stand', () => {
  const json = {
    products: [{ price: { price: 49.95, price_old: null, price_incl: 49.95, discount_percent: 12 } }],
    pagination: { total: 1_234 },
    totals: { total: 104.9, total_quantity: 3, costs: [{ kind: 'shipping', cents: 495 }] },
  }
  const inCode = {
    products: [{ price: { price: 4_995, price_old: null, price_incl: 4_995, discount_percent: 12 } }],
    pagination: { total: 1_234 },
    totals: { total: 10_490, total_quantity: 3, costs: [{ kind: 'shipping', cents: 495 }] },
  }
  expect(withCents(json)).toEqual(inCode)
  expect(withEuros(inCode)).toEqual(json)
})

test('nothing that is passed in changes, and what holds no amount is not copied', () => {
  const json = { items: [{ price: 10 }], texts: [{ text: 'a' }] }
  const kept = structuredClone(json)
  expect(withCents(json).texts).toBe(json.texts)
  expect(json).toEqual(kept)
})

test('every amount comes back as it was sent', () => {
  const some = Array.from({ length: 20_000 }, (_, at) => at - 500)
  for (const price of [...some, 999_999_999_999, -123_456_789]) {
    const sent = withEuros({ price })
    expect(sent).toEqual({ price: centsToEuros(price) })
    expect(withCents(JSON.parse(JSON.stringify(sent)))).toEqual({ price })
  }
})

test('an amount that is not whole cents equals no price, and is never sent', () => {
  expect(Number.isInteger(withCents({ price: 49.951 }).price)).toBe(false)
  expect(() => withEuros({ price: 0.5 })).toThrow(RangeError)
})
