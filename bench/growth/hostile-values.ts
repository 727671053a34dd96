import { z } from 'zod'

/** Deeper nesting, such as a menu in a menu, shows nothing new. */
const maxDepth = 6

/** How texts of one length fill a value: one in every place, or many in every list and table. */
export type Filling = 'long' | 'many'

/**
 * Makes a value in the form of a schema, with a hostile text wherever it takes a text and valid values elsewhere, so that every
 * check of a text sees it. `many` makes the outermost lists and tables long instead, and their contents short.
 */
export function hostileValueFor(schema: z.core.$ZodType, text: string, filling: Filling, depth = 0): unknown {
  const { def } = schema._zod
  const inner = (of: z.core.$ZodType) => hostileValueFor(of, text, filling, depth + 1)
  const within = (of: z.core.$ZodType) =>
    hostileValueFor(of, filling === 'long' ? text : text.slice(0, 8), 'long', depth + 1)
  if (depth > maxDepth) return text
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([key, of]) => [key, inner(of)]))
  if (schema instanceof z.ZodArray) return many(filling, text).map(() => within(schema.element))
  if (schema instanceof z.ZodTuple) return schema.def.items.map(inner)
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(many(filling, text).map((key) => [key, within(schema.valueType)]))
  if (schema instanceof z.ZodUnion)
    return inner(schema.options[text.length % schema.options.length] ?? z.string())
  if (schema instanceof z.ZodPipe) return inner(schema.in)
  if (schema instanceof z.ZodLazy) return inner(schema.unwrap())
  if ('innerType' in def) return inner(def.innerType as z.core.$ZodType)
  if (schema instanceof z.ZodNumber) return 1
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  return filling === 'long' ? text : text.slice(0, 8)
}

function many(filling: Filling, text: string): string[] {
  if (filling === 'long') return [text]
  return Array.from({ length: Math.ceil(text.length / 16) }, (_, at) => `${text.slice(0, 4)}${at}`)
}
