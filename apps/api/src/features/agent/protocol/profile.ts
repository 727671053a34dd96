import { type AgentScope, mcpPath, restPath, ucpVersion } from '@sluimer/contract/agent/ucp'
import { listCapabilities } from './answer.ts'

const home = `https://ucp.dev/${ucpVersion}`

/** Where the protocol describes each capability: the page and the schema have the same name, but for the catalogue's two. */
const documents = {
  'dev.ucp.shopping.catalog.search': { spec: 'catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { spec: 'cart', schema: 'cart' },
  'dev.ucp.shopping.checkout': { spec: 'checkout', schema: 'checkout' },
} as const

/**
 * Describes what the shop offers agents, and where. There are no payment handlers, since no agent pays, and no keys: the shop
 * signs nothing, and sends agents nothing that they did not ask for.
 */
export function buildProfile(scope: AgentScope, publicUrl: string) {
  const service = { version: ucpVersion, spec: `${home}/specification/overview` }
  const capabilities = listCapabilities(scope).map((name) => {
    const { spec, schema } = documents[name]
    const urls = { spec: `${home}/specification/${spec}`, schema: `${home}/schemas/shopping/${schema}.json` }
    return [name, [{ version: ucpVersion, ...urls }]]
  })
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [
          {
            ...service,
            transport: 'rest',
            endpoint: `${publicUrl}${restPath}`,
            schema: `${home}/services/shopping/rest.openapi.json`,
          },
          {
            ...service,
            transport: 'mcp',
            endpoint: `${publicUrl}${mcpPath}`,
            schema: `${home}/services/shopping/mcp.openrpc.json`,
          },
        ],
      },
      capabilities: Object.fromEntries(capabilities) as object,
      payment_handlers: {},
    },
  }
}
