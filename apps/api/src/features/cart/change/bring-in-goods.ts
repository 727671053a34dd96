import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { listSampleIds } from '../../catalog/variant/sample.queries.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { addPieces, listCartItems, setQuantity } from '../rows/cart-item.queries.ts'
import { maxItems, tooManyMessage } from './add-cart-item.ts'

/** Goods that lay in another cart, or that were bought before. */
export interface KnownGoods {
  readonly variantId: number
  /** The bed that was composed; null for other goods. */
  readonly configurationId: string | null
  /** How many pieces the cart should have. */
  readonly quantity: number
  /** How many pieces it can have now; 0 of what is not sold any more. */
  readonly orderable: number
  readonly isSample: boolean
}

interface BroughtIn {
  /** The pieces in the cart before and after. */
  readonly before: number
  readonly after: number
  /** Why the cart takes no further article, in Dutch; undefined when it does. */
  readonly limit: string | undefined
}

/**
 * Brings goods into a cart. The cart has the larger of both quantities of each, so that asking twice doubles nothing, and
 * never more than can be had or than a cart may hold. Nothing is taken out. Returns what became of each, in the same order.
 * The caller holds the cart's lock.
 */
export async function bringInGoods<Goods extends KnownGoods>(
  tx: Tx,
  { clock, randomBytes }: Pick<Deps, 'clock' | 'randomBytes'>,
  { cart, goods }: { cart: Pick<CartRow, 'id'>; goods: readonly Goods[] },
): Promise<(Goods & BroughtIn)[]> {
  const now = clock()
  const items = await listCartItems(tx, cart.id)
  const inCart = new Map(items.map((item) => [toKey(item), { id: item.id, quantity: item.quantity }]))
  const samples = await listSampleIds(
    tx,
    items.map(({ variantId }) => variantId),
  )
  const outcomes: (Goods & BroughtIn)[] = []
  for (const [at, one] of goods.entries()) {
    const { variantId, configurationId, quantity, orderable, isSample } = one
    const key = toKey(one)
    const item = inCart.get(key)
    const limit = item === undefined ? findLimit(one, { samples, count: inCart.size }) : undefined
    const before = item?.quantity ?? 0
    const after = limit === undefined ? Math.max(before, Math.min(quantity, orderable)) : before
    if (item === undefined && after > 0) {
      const row = { id: createUuid(randomBytes), cartId: cart.id, variantId, configurationId }
      // A millisecond apart, so that the cart keeps their sequence.
      await addPieces(tx, { ...row, quantity: after, addedAt: new Date(now.getTime() + at) })
      inCart.set(key, { id: row.id, quantity: after })
      if (isSample) samples.push(variantId)
    } else if (item !== undefined && after > before) {
      await setQuantity(tx, item.id, after)
      item.quantity = after
    }
    outcomes.push({ ...one, before, after, limit })
  }
  return outcomes
}

/** Names what an item holds: beds of one variant that were composed differently are different goods. */
function toKey({ variantId, configurationId }: Pick<KnownGoods, 'variantId' | 'configurationId'>): string {
  return `${variantId} ${configurationId ?? ''}`
}

/** Says why a cart cannot get another article, in Dutch; undefined when it can. */
function findLimit(
  { variantId, isSample }: KnownGoods,
  { samples, count }: { samples: readonly number[]; count: number },
): string | undefined {
  if (count >= maxItems) return tooManyMessage
  return isSample ? findSampleProblem({ inCart: samples, added: [variantId] }) : undefined
}
