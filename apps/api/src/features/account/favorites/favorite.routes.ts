import { changeFavoritesEndpoint, listFavoritesEndpoint } from '@sluimer/contract/account/favorite-endpoints'
import type { Deps } from '../../../platform/deps.ts'
import { registerEndpoint } from '../../../platform/http/endpoint-route.ts'
import type { Server } from '../../../platform/http/server.ts'
import { tapLimit } from '../visit/rate-limits.ts'
import { readToken } from '../visit/visit.ts'
import { changeFavorites, listFavorites } from './own-favorites.ts'

/** The products that a customer keeps. */
export function registerFavoriteRoutes(app: Server, deps: Deps): void {
  registerEndpoint(app, listFavoritesEndpoint, (visit) => listFavorites(deps, readToken(visit)))
  registerEndpoint(
    app,
    changeFavoritesEndpoint,
    ({ body, ...visit }) => changeFavorites(deps, body, readToken(visit)),
    { rateLimit: tapLimit },
  )
}
