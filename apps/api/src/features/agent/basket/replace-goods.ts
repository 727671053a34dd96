import type { UcpMessage } from '@sluimer/contract/agent/answers'
import type { AgentLine } from '@sluimer/contract/agent/requests'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { bringInGoods } from '../../cart/change/bring-in-goods.ts'
import { calculateCartStock } from '../../cart/price/cart-line.ts'
import type { CartRow } from '../../cart/rows/cart.queries.ts'
import { deleteItem, listCartItems, setQuantity } from '../../cart/rows/cart-item.queries.ts'
import { findSellableVariants, type SellableVariant } from '../../catalog/variant/find-sellable-variants.ts'
import { readItemId } from '../product/item-id.ts'

interface Wanted {
  readonly variant: SellableVariant
  readonly variantId: number
  readonly configurationId: null
  readonly quantity: number
  readonly orderable: number
  readonly isSample: boolean
}

/**
 * Gives a cart exactly these goods. Goods that cannot be had are left out, and goods that are short come in the
 * quantity there is; a message reports each. Lines that stay keep their ids. The caller holds the cart's lock.
 */
export async function replaceGoods(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { cart, lines }: { cart: CartRow; lines: readonly AgentLine[] },
): Promise<UcpMessage[]> {
  const quantities = sumQuantities(lines)
  const variants = await findSellableVariants(tx, [...quantities.keys()].flatMap(toVariantId), deps.clock())
  const judged = Array.from(quantities, ([itemId, quantity]) =>
    judgeGoods(itemId, quantity, { variants, heldPieces: cart.heldPieces }),
  )
  const wanted = judged.flatMap(({ goods }) => goods ?? [])
  await takeOut(tx, cart.id, wanted)
  const outcomes = await bringInGoods(tx, deps, { cart, goods: wanted })
  const refused = outcomes.flatMap(({ limit, variant, after }) =>
    limit === undefined || after > 0 ? [] : [unavailable(`${describe(variant)}: ${limit}`)],
  )
  return [...judged.flatMap(({ message }) => message ?? []), ...refused]
}

/** Adds up lines of the same article. */
function sumQuantities(lines: readonly AgentLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { item, quantity } of lines) sums.set(item.id, (sums.get(item.id) ?? 0) + quantity)
  return sums
}

function toVariantId(itemId: string): number[] {
  const item = readItemId(itemId)
  return item?.kind === 'variant' ? [item.id] : []
}

function judgeGoods(
  itemId: string,
  quantity: number,
  {
    variants,
    heldPieces,
  }: { variants: ReadonlyMap<number, SellableVariant>; heldPieces: CartRow['heldPieces'] },
): { goods?: Wanted; message?: UcpMessage } {
  const [variantId] = toVariantId(itemId)
  const variant = variantId === undefined ? undefined : variants.get(variantId)
  if (variant === undefined || variantId === undefined) return { message: unknownItem(itemId) }
  if (!variant.isActive) return { message: unavailable(`${describe(variant)} verkopen we niet meer.`) }
  if (variant.configurator !== null)
    return { message: unavailable(`${describe(variant)} stelt de koper zelf samen op onze website.`) }
  const { orderable } = calculateCartStock(variant, heldPieces)
  if (orderable === 0) return { message: soldOut(`${describe(variant)} is uitverkocht.`) }
  const goods = { variant, variantId, configurationId: null, orderable, isSample: variant.isSample }
  const message = quantity > orderable ? shortened(variant, orderable) : undefined
  return { goods: { ...goods, quantity: Math.min(quantity, orderable) }, ...(message && { message }) }
}

/** Takes out what is not wanted, and what is there too many of. */
async function takeOut(tx: Tx, cartId: string, wanted: readonly Wanted[]): Promise<void> {
  const quantityOf = new Map(wanted.map(({ variantId, quantity }) => [variantId, quantity]))
  for (const item of await listCartItems(tx, cartId)) {
    const quantity = quantityOf.get(item.variantId)
    if (quantity === undefined) await deleteItem(tx, item.id)
    else if (quantity < item.quantity) await setQuantity(tx, item.id, quantity)
  }
}

function describe({ productTitle, variantTitle }: SellableVariant): string {
  return variantTitle === '' ? productTitle : `${productTitle}, ${variantTitle}`
}

function unknownItem(itemId: string): UcpMessage {
  const content = `Dit artikel kennen we niet: ${itemId}`
  return { type: 'error', code: 'not_found', content, severity: 'recoverable' }
}

function unavailable(content: string): UcpMessage {
  return { type: 'error', code: 'item_unavailable', content, severity: 'recoverable' }
}

function soldOut(content: string): UcpMessage {
  return { type: 'error', code: 'out_of_stock', content, severity: 'recoverable' }
}

function shortened(variant: SellableVariant, orderable: number): UcpMessage {
  const pieces = orderable === 1 ? 'is er 1 stuk' : `zijn er ${orderable} stuks`
  const content = `Van ${describe(variant)} ${pieces} te bestellen; meer staat er niet in de winkelwagen.`
  return { type: 'warning', code: 'quantity_adjusted', content }
}
