import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { configureSavedBeds, type SavedBed } from '../../configurator/bed/configure-saved-beds.ts'
import { formatBedProblem } from '../../configurator/bed/find-bed-problem.ts'
import { calculateCartStock, notSoldText } from '../price/cart-line.ts'
import { calculateLinePrice } from '../price/line-price.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import { formatShortage } from './add-cart-item.ts'
import { bringInGoods } from './bring-in-goods.ts'

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
 * Puts goods that were bought before in a cart, those that are still sold. Returns what became of each, in the same order.
 * The caller holds the cart's lock.
 */
export async function putBack(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { cart, goods }: { cart: CartRow; goods: readonly FormerGoods[] },
): Promise<GoodsPutBack[]> {
  const now = deps.clock()
  const offers = await findOffers(tx, goods, now)
  const wanted = offers.map((offer) => ({
    ...offer,
    isSample: offer.variant?.isSample === true,
    orderable: offer.variant ? calculateCartStock(offer.variant, cart.heldPieces).orderable : 0,
  }))
  const outcomes = await bringInGoods(tx, deps, { cart, goods: wanted })
  return outcomes.map(({ variant, gone, quantity, orderable, after, limit }) => {
    const price =
      variant && after > 0 ? calculateLinePrice(variant, after, cart.heldDealPieces, now).price : undefined
    const problem = gone ?? (after >= quantity ? undefined : (limit ?? formatShortage(orderable, 0)))
    return { priceCents: price?.priceCents, problem }
  })
}

interface Offer {
  readonly variant: SellableVariant | undefined
  /** Why it cannot be bought any more. */
  readonly gone: string | undefined
}

/** Finds what is offered now of goods that were bought before. A set is only sold as a bed that somebody composed. */
async function findOffers(
  tx: Tx,
  goods: readonly FormerGoods[],
  now: Date,
): Promise<(FormerGoods & Offer)[]> {
  const ids = goods.map(({ variantId }) => variantId)
  const variants = await findSellableVariants(tx, ids, now)
  const wanted = goods.flatMap(({ variantId, configurationId }) => {
    const variant = variants.get(variantId)
    return configurationId === null || variant === undefined ? [] : [{ configurationId, variant }]
  })
  const beds = await configureSavedBeds(tx, wanted, now)
  return goods.map((one) => ({
    ...one,
    ...(one.configurationId === null
      ? toOffer(variants.get(one.variantId))
      : toBedOffer(beds.get(one.configurationId))),
  }))
}

function toOffer(variant: SellableVariant | undefined): Offer {
  const isSold = variant?.isActive === true && variant.configurator === null
  return isSold ? { variant, gone: undefined } : { variant: undefined, gone: notSoldText }
}

function toBedOffer(bed: SavedBed | undefined): Offer {
  if (bed?.problem !== undefined)
    return {
      variant: undefined,
      gone: `Zo kunnen we dit bed niet meer maken. ${formatBedProblem(bed.problem)}`,
    }
  return bed?.variant.isActive
    ? { variant: bed.variant, gone: undefined }
    : { variant: undefined, gone: notSoldText }
}
