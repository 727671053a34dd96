import { getConfiguratorEndpoint } from '@sluimer/contract/configurator/endpoints'
import type { Deps } from '../../platform/deps.ts'
import { registerEndpoint } from '../../platform/http/endpoint-route.ts'
import type { Server } from '../../platform/http/server.ts'
import { getConfigurator } from './get-configurator.ts'

/** Registers the sets that shoppers compose themselves. */
export function registerConfiguratorRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, getConfiguratorEndpoint, ({ params }) => getConfigurator(deps, params.slug), {
    sameForAll: ({ slug, productId }) => ({ configurator: [slug], product: [productId], content: [] }),
  })
}
