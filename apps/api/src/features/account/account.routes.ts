import type { Deps } from '../../platform/deps.ts'
import type { Server } from '../../platform/http/server.ts'
import { registerAddressRoutes } from './addresses/address.routes.ts'
import { registerOwnBedRoutes } from './beds/bed.routes.ts'
import { registerOwnDataRoutes } from './data/own-data.routes.ts'
import { registerDoorRoutes } from './door/door.routes.ts'
import { registerFavoriteRoutes } from './favorites/favorite.routes.ts'
import { registerMailboxRoutes } from './mailbox/mailbox.routes.ts'
import { registerOwnOrderRoutes } from './orders/orders.routes.ts'
import { registerOwnRoutes } from './own/own.routes.ts'
import { registerPasskeyOnlyRoutes } from './passkey-only/passkey-only.routes.ts'
import { registerPasskeyRoutes } from './passkeys/passkey.routes.ts'
import { registerSessionRoutes } from './sessions/session.routes.ts'
import { registerSubscriptionRoutes } from './subscription/subscription.routes.ts'
import { registerUnusedRoutes } from './unused/unused.routes.ts'

export function registerAccountRoutes(app: Server, deps: Deps): void {
  registerDoorRoutes(app, deps)
  registerMailboxRoutes(app, deps)
  registerOwnRoutes(app, deps)
  registerOwnDataRoutes(app, deps)
  registerUnusedRoutes(app, deps)
  registerAddressRoutes(app, deps)
  registerFavoriteRoutes(app, deps)
  registerOwnBedRoutes(app, deps)
  registerOwnOrderRoutes(app, deps)
  registerPasskeyRoutes(app, deps)
  registerPasskeyOnlyRoutes(app, deps)
  registerSessionRoutes(app, deps)
  registerSubscriptionRoutes(app, deps)
}
