import { z } from 'zod'

/** A node of a JSON schema, as far as the search for fields needs it. */
export interface SchemaNode {
  readonly $ref?: string | undefined
  readonly properties?: Readonly<Record<string, SchemaNode>> | undefined
  readonly items?: SchemaNode | undefined
  readonly anyOf?: readonly SchemaNode[] | undefined
  readonly oneOf?: readonly SchemaNode[] | undefined
  readonly allOf?: readonly SchemaNode[] | undefined
}

export const schemaNode: z.ZodType<SchemaNode> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    properties: z.record(z.string(), schemaNode).optional(),
    items: schemaNode.optional(),
    anyOf: z.array(schemaNode).optional(),
    oneOf: z.array(schemaNode).optional(),
    allOf: z.array(schemaNode).optional(),
  }),
)

type Components = Readonly<Record<string, SchemaNode>>

/** Whether a schema has a field: `items.parent.id` goes through lists, references and alternatives. */
export function hasField(schema: SchemaNode | undefined, path: string, components: Components): boolean {
  if (schema === undefined) return false
  const [name = '', ...rest] = path.split('.').filter((part) => part !== '')
  if (name === '') return true
  return listShapes(schema, components).some((shape) =>
    hasField(shape.properties?.[name], rest.join('.'), components),
  )
}

/** Lists every object that a schema can be. */
function listShapes(schema: SchemaNode, components: Components): SchemaNode[] {
  const named = schema.$ref?.split('/').at(-1)
  const inner = [
    ...(named === undefined ? [] : [components[named] ?? {}]),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ]
  return [schema, ...inner.flatMap((node) => listShapes(node, components))]
}
