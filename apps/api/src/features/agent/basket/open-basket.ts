import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { createSecretToken, hashSecretToken } from '../../../platform/secret-token.ts'
import { daysAgo } from '../../../platform/time-ago.ts'
import { type CartRow, insertCart, lockCart } from '../../cart/rows/cart.queries.ts'
import { insertRestore } from '../../cart/rows/cart-restore.queries.ts'
import { createCartToken, hashCartToken } from '../../cart/token/cart-token.ts'
import { type BasketRow, findBasket, insertBasket } from '../rows/basket.queries.ts'
import { hashBasketId, toProposalId } from './basket-ids.ts'

export type BasketKind = BasketRow['kind']

/** A cart or a checkout of an agent, with the id that the agent knows it by and the cart in which the goods are. */
export interface OpenBasket {
  readonly id: string
  readonly row: BasketRow
  readonly cart: CartRow
}

/** Creates an empty basket with a cart of its own. No cookie leads to that cart: its token is known to nobody. */
export async function createBasket(
  tx: Tx,
  deps: Pick<Deps, 'randomBytes' | 'clock' | 'config'>,
  kind: BasketKind,
): Promise<OpenBasket> {
  const now = deps.clock()
  const tokenHash = hashCartToken(createCartToken(deps.randomBytes))
  const owner = { tokenHash, customerId: null }
  const cartId = createUuid(deps.randomBytes)
  const cart = insertCart(tx, { id: cartId, ...owner, createdAt: now, updatedAt: now })
  const expiresAt = daysAgo(now, -deps.config.retention.agentCartDays)
  return addBasket(tx, { id: createSecretToken(deps.randomBytes), kind, cart, expiresAt, now })
}

/** Adds a basket over a cart, with the link with which a buyer takes over; both are valid for the same time. */
export async function addBasket(
  tx: Tx,
  basket: { id: string; kind: BasketKind; cart: CartRow; expiresAt: Date; now: Date },
): Promise<OpenBasket> {
  const { id, kind, cart, expiresAt, now } = basket
  const times = { cartId: cart.id, createdAt: now, expiresAt }
  const row = await insertBasket(tx, { idHash: hashBasketId(id), kind, ...times })
  await insertRestore(tx, { tokenHash: hashSecretToken(toProposalId(id)), ...times })
  return { id, row, cart }
}

/** Finds a basket of a kind by the agent's id, its cart locked. Undefined when it never existed or is too old. */
export async function openBasket(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id, kind }: { id: string; kind: BasketKind },
): Promise<OpenBasket | undefined> {
  const row = await findBasket(tx, { idHash: hashBasketId(id), kind }, clock())
  const cart = row && (await lockCart(tx, row.cartId))
  if (row === undefined || cart === undefined) return undefined
  // Another call may have canceled it while this one waited for the lock.
  const locked = await findBasket(tx, { idHash: row.idHash, kind }, clock())
  return locked && { id, row: locked, cart }
}
