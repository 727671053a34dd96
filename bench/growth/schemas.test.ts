import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listSourceFiles } from './exported-functions.ts'
import { findRunaway } from './growth.ts'
import { hostileTexts } from './hostile-texts.ts'
import { hostileValueFor } from './hostile-values.ts'

const folder = new URL('../../packages/contract/', import.meta.url).pathname

/**
 * Finds every schema of the contract: those with a name of their own, and those of calls. Many calls share one: it is tried once,
 * under all its names.
 */
async function findSchemas() {
  const found = new Map<z.ZodType, { names: string[]; isAsked: boolean }>()
  const add = (schema: z.ZodType, name: string, isAsked: boolean) => {
    const { names = [], isAsked: wasAsked = false } = found.get(schema) ?? {}
    found.set(schema, { names: [...names, name], isAsked: isAsked || wasAsked })
  }
  for (const file of listSourceFiles(folder)) {
    const exported = (await import(join(folder, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType) add(value, `${file}: ${name}`, false)
      // The api makes the answers itself, so they are not hostile.
      else if (typeof value === 'object' && value !== null && 'path' in value)
        for (const part of ['params', 'query', 'body'] as const) {
          const schema = (value as Record<string, unknown>)[part]
          if (schema instanceof z.ZodType) add(schema, `${file}: ${part} of ${name}`, true)
        }
    }
  }
  return [...found].map(([schema, { names, isAsked }]) => ({
    schema,
    names,
    isAsked,
    name: names.join(', '),
  }))
}

const schemas = await findSchemas()

describe('the time of a schema grows no faster than its input', () => {
  test.each(schemas)('$name', { timeout: 120_000 }, ({ schema }) => {
    const runaways = hostileTexts.flatMap(({ name, ofLength }) => {
      const runaway = findRunaway((length) => {
        schema.safeParse(hostileValueFor(schema, ofLength(length), 'long'))
      })
      return runaway ? [{ text: name, ...runaway }] : []
    })
    expect(runaways).toEqual([])
  })

  test.each(schemas.filter(({ isAsked }) => isAsked))(
    '$name, with long lists',
    { timeout: 120_000 },
    ({ schema }) => {
      const runaway = findRunaway((length) => {
        schema.safeParse(hostileValueFor(schema, 'a'.repeat(length), 'many'))
      })
      expect(runaway).toBeUndefined()
    },
  )

  test('schemas are found wherever they are, by any name', () => {
    expect(schemas.flatMap(({ names }) => names)).toEqual(
      expect.arrayContaining([
        'service/schemas.ts: withdrawalSchema',
        'service/endpoints.ts: body of stateWithdrawalEndpoint',
        'customer/schemas.ts: customerSchema',
      ]),
    )
  })
})

test('a text that is too long is refused before it is examined', () => {
  const deep = z.strictObject({
    texts: z.array(z.string().refine((text) => /a+b/.test(text) || text !== '')),
  })
  const work = (length: number) => void deep.safeParse(hostileValueFor(deep, 'a'.repeat(length), 'long'))
  expect(findRunaway(work)?.growth).toBeGreaterThan(6)
})
