import { listFavoritesEndpoint } from '@sluimer/contract/account/favorite-endpoints'
import type { Favorites } from '@sluimer/contract/account/favorite-schemas'
import { getSuggestedProductsEndpoint } from '@sluimer/contract/catalog/suggested-endpoints'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { RouterContextProvider } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { hasSession } from '../../lib/api/has-session.server.ts'

/** The favourites of the account, for a page whose scripts do not run, or not yet. */
export interface OwnList {
  readonly favorites: Favorites['favorites']
  readonly products: readonly ProductTile[]
}

/** Returns the favourites of the customer with today's data; undefined for a guest, null when they cannot be read. */
export async function readOwnList(
  context: Readonly<RouterContextProvider>,
): Promise<OwnList | null | undefined> {
  if (!hasSession(context)) return undefined
  const api = getApi(context)
  const list = await api.call(listFavoritesEndpoint, {})
  if (!list.ok) return list.error.code === 'login_required' ? undefined : null
  const { favorites } = list.data
  const ids = favorites.flatMap(({ id, link }) => (link === null ? [] : [id]))
  if (ids.length === 0) return { favorites, products: [] }
  const tiles = await api.call(getSuggestedProductsEndpoint, { query: { ids: ids.join(',') } })
  return { favorites, products: tiles.ok ? tiles.data.products : [] }
}
