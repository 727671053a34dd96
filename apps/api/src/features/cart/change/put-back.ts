import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { findSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { configureSavedBeds, type SavedBed } from '../../configurator/bed/configure-saved-beds.ts'
import { calculateCartStock } from '../price/cart-line.ts'
import { calculateLinePrice } from '../price/line-price.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { addPieces, listCartItems, setQuantity } from '../rows/cart-item.queries.ts'
import { maxItems, shortageMessage } from './add-cart-item.ts'
import { listSamplesInCart } from './add-samples.ts'

/** Goods that somebody bought before; of composed beds their configuration. */
export interface FormerGoods {
  readonly variantId: number
  readonly configurationId: string | null
  readonly quantity: number
}

export interface GoodsPutBack {
  /** Per piece, at this moment; undefined when there are none in the cart. */
  readonly priceCents: number | undefined
  /** Why the cart has fewer than asked, in Dutch; undefined when it has enough. */
  readonly problem: string | undefined
}

/**
 * Puts goods in a cart that were bought before. The cart has the larger of both quantities of each, so that asking twice doubles
 * nothing, and never more than can be had. Returns what became of each, in the same order. The caller holds the cart's lock.
 */
export async function putBack(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { cart, goods }: { cart: CartRow; goods: readonly FormerGoods[] },
): Promise<GoodsPutBack[]> {
  const now = deps.clock()
  const offers = await findOffers(tx, goods, now)
  const items = await listCartItems(tx, cart.id)
  const samples = await listSamplesInCart(tx, cart.id)
  const outcomes: GoodsPutBack[] = []
  for (const [at, { variantId, configurationId, quantity }] of goods.entries()) {
    const { variant, gone } = offers[at] ?? { variant: undefined, gone: notSold }
    const item = items.find((one) => one.variantId === variantId && one.configurationId === configurationId)
    const limit =
      item === undefined ? findLimit({ variant, variantId, samples, count: items.length }) : undefined
    const orderable = variant === undefined ? 0 : calculateCartStock(variant, cart.heldPieces).orderable
    const pieces = limit === undefined ? Math.min(quantity, orderable) : 0
    if (item !== undefined) {
      if (pieces > item.quantity) await setQuantity(tx, item.id, pieces)
    } else if (pieces > 0) {
      const row = { id: createUuid(deps.randomBytes), cartId: cart.id, variantId, configurationId }
      // A millisecond apart, so that the cart keeps their sequence.
      const added = { ...row, quantity: pieces, addedAt: new Date(now.getTime() + at) }
      await addPieces(tx, added)
      items.push(added)
      if (variant?.isSample) samples.push(variantId)
    }
    const inCart = Math.max(pieces, item?.quantity ?? 0)
    const price =
      variant && inCart > 0 ? calculateLinePrice(variant, inCart, cart.heldDealPieces, now).price : undefined
    const problem = gone ?? (inCart >= quantity ? undefined : (limit ?? shortageMessage(orderable, 0)))
    outcomes.push({ priceCents: price?.priceCents, problem })
  }
  return outcomes
}

interface Offer {
  readonly variant: SellableVariant | undefined
  /** Why it cannot be bought any more. */
  readonly gone: string | undefined
}

const notSold = 'Dit artikel verkopen we niet meer.'

/** Finds what is offered now of goods that were bought before. A set is only sold as a bed that somebody composed. */
async function findOffers(tx: Tx, goods: readonly FormerGoods[], now: Date): Promise<Offer[]> {
  const ids = goods.map(({ variantId }) => variantId)
  const variants = await findSellableVariants(tx, ids, now)
  const wanted = goods.flatMap(({ variantId, configurationId }) => {
    const variant = variants.get(variantId)
    return configurationId === null || variant === undefined ? [] : [{ configurationId, variant }]
  })
  const beds = await configureSavedBeds(tx, wanted, now)
  return goods.map(({ variantId, configurationId }) =>
    configurationId === null ? toOffer(variants.get(variantId)) : toBedOffer(beds.get(configurationId)),
  )
}

function toOffer(variant: SellableVariant | undefined): Offer {
  const isSold = variant?.isActive === true && variant.configurator === null
  return isSold ? { variant, gone: undefined } : { variant: undefined, gone: notSold }
}

function toBedOffer(bed: SavedBed | undefined): Offer {
  if (bed?.problem !== undefined)
    return { variant: undefined, gone: `Zo kunnen we dit bed niet meer maken. ${bed.problem}` }
  return bed?.variant.isActive
    ? { variant: bed.variant, gone: undefined }
    : { variant: undefined, gone: notSold }
}

/** Says why a cart cannot get another article, in Dutch; undefined when it can. */
function findLimit(asked: {
  variant: SellableVariant | undefined
  variantId: number
  samples: readonly number[]
  count: number
}): string | undefined {
  if (asked.count >= maxItems) return `Er passen ${maxItems} verschillende artikelen in je winkelwagen.`
  return asked.variant?.isSample
    ? findSampleProblem({ inCart: asked.samples, added: [asked.variantId] })
    : undefined
}
