import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../test-app.ts'
import { callsNotBuiltYet, callsOfOurOwn, specifiedCalls } from './calls.ts'
import { entitiesNotBuiltYet, fieldsNotBuiltYet, specifiedEntities } from './entities.ts'
import { hasField, type SchemaNode, schemaNode } from './schema-fields.ts'
import type { SpecifiedEntity } from './shown-entities.ts'

const contentSchema = z.object({ 'application/json': z.object({ schema: schemaNode }).optional() })
const operationSchema = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ content: contentSchema.optional() })),
})
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaNode) }),
})

let app: TestApp
let components: Record<string, SchemaNode>
let operations: ReadonlyMap<string, z.infer<typeof operationSchema>>
beforeAll(async () => {
  app = await buildTestApp()
  const document = documentSchema.parse((await app.server.inject({ url: '/openapi.json' })).json())
  components = document.components.schemas
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one]),
    ),
  )
})
afterAll(() => app.close())

function findSchema({ call, side }: Pick<SpecifiedEntity, 'call' | 'side'>): SchemaNode | undefined {
  const operation = operations.get(call)
  const answer = operation?.responses['200'] ?? operation?.responses['201']
  const content = side === 'body' ? operation?.requestBody?.content : answer?.content
  return content?.['application/json']?.schema
}

describe('[API-16] the calls of the specification', () => {
  const expected = Object.keys(specifiedCalls).filter((call) => !callsNotBuiltYet.includes(call))

  test.each(expected)('%s is there, with the parameters that it names', (call) => {
    const operation = operations.get(call)
    expect(operation).toBeDefined()
    const body = findSchema({ call, side: 'body' })
    const inQuery = new Set(operation?.parameters.map(({ name }) => name))
    const missing = specifiedCalls[call]?.filter(
      (name) => !inQuery.has(name) && !hasField(body, name, components),
    )
    expect(missing).toEqual([])
  })

  test('what is listed as not built is in the specification, and is not built', () => {
    expect(callsNotBuiltYet.filter((call) => !(call in specifiedCalls))).toEqual([])
    expect(callsNotBuiltYet.filter((call) => operations.has(call))).toEqual([])
  })

  test('every other call of the api is listed as our own', () => {
    const others = [...operations.keys()].filter((call) => !(call in specifiedCalls))
    expect(others.toSorted()).toEqual(callsOfOurOwn.toSorted())
  })
})

describe('[EN-01] [EN-02] [EN-03] the entities of the specification', () => {
  const built = Object.entries(specifiedEntities).filter(([name]) => !entitiesNotBuiltYet.includes(name))

  const listMissing = (entity: SpecifiedEntity) =>
    entity.fields.filter((field) => !hasField(findSchema(entity), `${entity.within}.${field}`, components))

  test.each(built)('%s has every field under its name, but those listed as not built', (name, entity) => {
    expect(findSchema(entity)).toBeDefined()
    expect(listMissing(entity)).toEqual(fieldsNotBuiltYet[name] ?? [])
  })

  test('what is listed as not built is in the specification, and none of it is built', () => {
    const listed = [...entitiesNotBuiltYet, ...Object.keys(fieldsNotBuiltYet)]
    expect(listed.filter((name) => !(name in specifiedEntities))).toEqual([])
    const begun = entitiesNotBuiltYet.filter((name) => {
      const entity = specifiedEntities[name]
      return entity !== undefined && listMissing(entity).length < entity.fields.length
    })
    expect(begun).toEqual([])
  })
})

describe('a field is looked for', () => {
  const parts: Record<string, SchemaNode> = { Part: { properties: { id: {} } } }
  test.each([
    ['id', { $ref: '#/components/schemas/Part' }, true],
    ['parts.id', { properties: { parts: { items: { $ref: '#/components/schemas/Part' } } } }, true],
    ['part.id', { properties: { part: { anyOf: [{}, { $ref: '#/components/schemas/Part' }] } } }, true],
    ['part.name', { properties: { part: { oneOf: [{ $ref: '#/components/schemas/Part' }] } } }, false],
    ['name', { properties: { id: {} } }, false],
  ] satisfies [string, SchemaNode, boolean][])('%s', (path, schema, isThere) => {
    expect(hasField(schema, path, parts)).toBe(isThere)
  })
})
