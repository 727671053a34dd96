import type { Favorites, FavoritesToChange } from '@sluimer/contract/account/favorite-schemas'
import { mostFavorites } from '@sluimer/domain/customer/favorites'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { signText } from '../../../platform/signed-code.ts'
import { findRememberedProducts } from '../../catalog/tile/find-remembered-products.ts'
import { findListedIds } from '../../catalog/tile/remembered-products.queries.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import { deleteFavorites, insertFavorites, listFavoriteIds } from './favorite.queries.ts'

type Token = string | undefined

/** Returns the favourites of the customer who is logged in. */
export async function listFavorites(deps: Deps, token: Token): Promise<Outcome<Favorites>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  return { ok: true, data: await readFavorites(deps, visitor.data.customer.id) }
}

/**
 * Changes the favourites of the customer who is logged in. What a browser knows of another account's list is not taken
 * over: somebody else was logged in there before. Products that do not fit in, or are not for sale, are told.
 */
export async function changeFavorites(
  deps: Deps,
  changes: FavoritesToChange,
  token: Token,
): Promise<Outcome<Favorites>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { id } = visitor.data.customer
  const isOwn = changes.account === null || changes.account === toAccountMark(deps, id)
  const leftOut = isOwn ? await inTransaction(deps.db, (tx) => change(tx, deps, id, changes)) : []
  if (leftOut === undefined) return { ok: false, error: { code: 'login_required' } }
  return { ok: true, data: { ...(await readFavorites(deps, id)), left_out: leftOut.map(String) } }
}

/** Changes the list, and returns what was not added; undefined when the account was deleted meanwhile. */
async function change(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  customerId: string,
  { add = [], remove = [] }: FavoritesToChange,
): Promise<number[] | undefined> {
  // Two browsers, or two taps, change the list one after another, or the limit would hold for neither.
  if ((await lockCustomer(tx, customerId)) === undefined) return undefined
  await deleteFavorites(tx, customerId, remove.map(Number))
  const kept = new Set(await listFavoriteIds(tx, customerId))
  const fresh = [...new Set(add.map(Number))].filter((id) => !kept.has(id))
  const listed = new Set(await findListedIds(tx, fresh))
  const taken = new Set(fresh.filter((id) => listed.has(id)).slice(0, Math.max(0, mostFavorites - kept.size)))
  await insertFavorites(tx, { customerId, productIds: [...taken].toReversed(), addedAt: clock() })
  return fresh.filter((id) => !taken.has(id))
}

async function readFavorites(deps: Deps, customerId: string): Promise<Favorites> {
  const ids = await listFavoriteIds(deps.db, customerId)
  const favorites = await findRememberedProducts(deps.db, ids, deps.clock())
  return { account: toAccountMark(deps, customerId), favorites, left_out: [] }
}

/** Returns a name for the account that stays on its devices. Nobody can read the account's id from it. */
function toAccountMark({ config }: Pick<Deps, 'config'>, customerId: string): string {
  return signText(config, 'favorites', customerId).toString('base64url').slice(0, 16)
}
