import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

const file = new URL('./published/ucp-2026-04-08.json', import.meta.url)
const host = 'https://ucp.dev/'

const places = {
  profile: 'discovery/profile_schema.json#/$defs/business_profile',
  search: 'schemas/shopping/catalog_search.json#/$defs/search_response',
  lookup: 'schemas/shopping/catalog_lookup.json#/$defs/lookup_response',
  product: 'schemas/shopping/catalog_lookup.json#/$defs/get_product_response',
  feedProduct: 'schemas/shopping/types/product.json',
  cart: 'schemas/shopping/cart.json',
  checkout: 'schemas/shopping/checkout.json',
  error: 'schemas/shopping/types/error_response.json',
} as const
export type PublishedSchema = keyof typeof places

/** Returns what the published schema finds wrong with an answer; nothing when it is right. */
export function findFaults(name: PublishedSchema, answer: unknown): string[] {
  const validate = ajv().getSchema(`${host}${places[name]}`)
  if (validate === undefined) throw new Error(`there is no schema ${places[name]}`)
  validate(answer)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

let known: Ajv2020 | undefined

/** Registers each schema under its path, because some name an address of their own to which references do not lead. */
function ajv(): Ajv2020 {
  if (known !== undefined) return known
  const made = new Ajv2020({ strict: false, allErrors: true })
  formats.default(made)
  const schemas = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
  for (const [path, schema] of Object.entries(schemas)) made.addSchema({ ...schema, $id: `${host}${path}` })
  known = made
  return made
}
