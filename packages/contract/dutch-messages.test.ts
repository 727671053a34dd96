import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { issueInDutch } from './platform/issue-in-dutch.ts'

const contract: [string, Endpoint][] = Object.entries(endpoints)

/** Values that nobody should send, and values that are nearly right. */
const wrongs: unknown[] = [
  ...[
    undefined,
    null,
    true,
    '',
    ' ',
    [],
    {},
    Number.NaN,
    -1,
    0,
    1.5,
    1e9,
    '7',
    'a',
    'NL',
    'a@b',
    '1012AB',
    '@',
  ],
  ...['x'.repeat(20_000), 'http://x.nl', '\u0000', '\u202e', '2020-13-45', ['x'.repeat(2_000)], [7]],
  ...[{ onbekend: 1 }, Array.from({ length: 2_000 }, () => 'a'), '1'.repeat(30), '../..', '__proto__'],
]

const nodeSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  $ref: z.string().optional(),
})

/** Builds a value in the schema's form with the wrong value in every leaf. */
function filledWith(schema: unknown, wrong: unknown, defs: Record<string, unknown>): unknown {
  const node = nodeSchema.safeParse(schema).data ?? {}
  if (node.$ref !== undefined) return filledWith(defs[node.$ref.split('/').at(-1) ?? ''], wrong, defs)
  if (node.properties)
    return Object.fromEntries(
      Object.entries(node.properties).map(([key, child]) => [key, filledWith(child, wrong, defs)]),
    )
  const form = node.anyOf?.find((one) => nodeSchema.safeParse(one).data?.properties !== undefined)
  if (form !== undefined) return filledWith(form, wrong, defs)
  return node.items === undefined ? wrong : [filledWith(node.items, wrong, defs)]
}

function listMessages(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const defs: Record<string, unknown> = described.$defs ?? {}
  const given = [...wrongs, ...wrongs.map((wrong) => filledWith(described, wrong, defs))]
  return given.flatMap((value) => {
    const parsed = schema.safeParse(value, { error: issueInDutch })
    return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
  })
}

const english =
  /\b(expected|received|invalid|must|should|too|input|unrecognized|either|neither|options?|the|and|required|characters?|string|number|boolean|not|with|least|allowed|missing|value|keys?|please|enter|inside|path of)\b/i

const asking = contract.flatMap(([name, { params, query, body }]) => {
  const parts = [params, query, body].filter((part) => part !== undefined)
  return parts.length > 0 ? [[name, parts] as const] : []
})

test.each(asking)('[API-15] %s says in Dutch what is wrong with each of its fields', (_name, parts) => {
  const messages = new Set(parts.flatMap(listMessages))
  expect(messages.size).toBeGreaterThan(0)
  expect([...messages].filter((message) => english.test(message.replace(/^Kies uit: .*/, '')))).toEqual([])
})

test('[API-15] an issue without a message of its own is described in Dutch as well', () => {
  const schema = z.object({
    size: z.number().gt(3).multipleOf(2),
    tags: z.array(z.string()).max(1),
    day: z.iso.date(),
    kind: z.enum(['a', 'b']),
    either: z.union([z.string(), z.number()]),
  })
  const wrong = { size: 1, tags: ['a', 'b'], day: 'x', kind: 'c', either: true }
  const parsed = schema.safeParse(wrong, { error: issueInDutch })
  expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    'size: Dit moet meer zijn dan 3.',
    'size: Dit klopt niet.',
    'tags: Dit mag hoogstens 1 stuks zijn.',
    'day: Dit heeft niet de goede vorm.',
    'kind: Kies uit: a, b.',
    'either: Dit klopt niet.',
  ])
})
