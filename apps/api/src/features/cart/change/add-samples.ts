import type { Cart } from '@sluimer/contract/cart/schemas'
import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findStockedVariant, type StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import { listSampleIds } from '../../catalog/variant/sample.queries.ts'
import { calculateCartStock, toShortage } from '../price/cart-line.ts'
import { setCartChanged } from '../rows/cart.queries.ts'
import { addPieces } from '../rows/cart-item.queries.ts'
import { cartIsGone, type OpenedCart, openCart } from '../token/open-cart.ts'
import { type CartKeys, findOwnCart } from '../token/own-cart.ts'
import { showCart } from '../view/get-cart.ts'

/**
 * Adds free samples to the visitor's cart: all of them or none. Samples that it has already count as added, so that sending
 * a form twice changes nothing. The cart is locked meanwhile, so that two additions at once cannot both bring the fifth one.
 */
export async function addSamples(
  deps: Deps,
  { itemIds, ...keys }: CartKeys & { itemIds: readonly string[] },
): Promise<Outcome<{ cart: Cart; token: string }>> {
  const own = await findOwnCart(deps, keys)
  const outcome = await inTransaction(
    deps.db,
    async (tx): Promise<Outcome<Pick<OpenedCart, 'cart' | 'token'>>> => {
      const now = deps.clock()
      const samples = await findSamples(tx, itemIds)
      if (samples === undefined) return refuse({ code: 'not_found', message: 'Dit staal bestaat niet.' })
      const opened = await openCart(tx, deps, own, now)
      if (opened === undefined) return refuse(cartIsGone)
      const { cart, token } = opened
      const inCart = await listSampleIds(
        tx,
        opened.items.map(({ variantId }) => variantId),
      )
      const added = samples.filter(({ variantId }) => !inCart.includes(variantId))
      const problem = findSampleProblem({ inCart, added: added.map(({ variantId }) => variantId) })
      if (problem !== undefined) return refuse({ code: 'not_purchasable', message: problem })
      const gone = added.filter((variant) => calculateCartStock(variant, cart.heldPieces).orderable < 1)
      if (gone.length > 0) return refuse(toOutOfStock(gone))
      for (const [at, { variantId }] of added.entries()) {
        const id = createUuid(deps.randomBytes)
        // A millisecond apart, so that the cart keeps the order in which they were chosen.
        const addedAt = new Date(now.getTime() + at)
        await addPieces(tx, { id, cartId: cart.id, variantId, quantity: 1, addedAt })
      }
      return { ok: true, data: { cart: await setCartChanged(tx, cart.id, now), token } }
    },
  )
  if (!outcome.ok) return outcome
  const { cart, token } = outcome.data
  return { ok: true, data: { cart: await showCart(deps, cart), token } }
}

/** Finds what is asked for, each once; undefined when one of them is not a sample on offer. */
async function findSamples(tx: Tx, itemIds: readonly string[]): Promise<StockedVariant[] | undefined> {
  const samples: StockedVariant[] = []
  for (const id of new Set(itemIds)) {
    const variant = /^\d{1,15}$/.test(id) ? await findStockedVariant(tx, Number(id)) : undefined
    if (variant === undefined || !variant.isSample || !variant.isActive) return undefined
    samples.push(variant)
  }
  return samples
}

function toOutOfStock(gone: readonly StockedVariant[]) {
  const lines = gone.map((variant) =>
    toShortage({ itemId: String(variant.variantId), variant, quantity: 1, orderable: 0 }),
  )
  const names = gone.map(({ variantTitle }) => variantTitle).join(', ')
  return { code: 'out_of_stock' as const, message: `Dit staal is er even niet: ${names}.`, lines }
}

function refuse<Error>(error: Error): { ok: false; error: Error } {
  return { ok: false, error }
}
