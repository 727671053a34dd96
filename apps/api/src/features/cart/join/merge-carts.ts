import { findSampleProblem } from '@sluimer/domain/sample/sample-limit'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import { maxItems } from '../change/add-cart-item.ts'
import { listSamplesInCart } from '../change/add-samples.ts'
import type { CartLine } from '../price/cart-line.ts'
import { readCartLines } from '../price/cart-lines.ts'
import { type CartRow, setCartCodes } from '../rows/cart.queries.ts'
import { addPieces, listCartItems, setQuantity } from '../rows/cart-item.queries.ts'

interface Merged {
  /** The lines of which not all pieces could be had. */
  readonly missing: CartLine[]
  /** How many articles came in, and of how many that were there the quantity went up. */
  readonly added: number
  readonly raised: number
  /** Of how many articles not all pieces came in, because there are not as many or a limit was reached. */
  readonly short: number
}

/**
 * Puts the contents of one cart into another. Of each article it takes the larger of both quantities, so that doing it twice
 * doubles nothing, and never more than can be had. Nothing is removed, and codes that are filled in stay. The caller holds
 * the lock of the target.
 */
export async function mergeCarts(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { source, target }: { source: CartRow; target: CartRow },
): Promise<Merged> {
  const now = deps.clock()
  const there = new Map((await listCartItems(tx, target.id)).map((item) => [toGoods(item), item]))
  // The lines are read for the target cart, which can also have what its own unpaid order holds.
  const wanted = await readCartLines(tx, { ...target, id: source.id }, now)
  const samples = await listSamplesInCart(tx, target.id)
  let added = 0
  let raised = 0
  let short = 0
  for (const { variantId, bed, quantity, orderable, variant } of wanted) {
    const configurationId = bed?.id ?? null
    const item = there.get(toGoods({ variantId, configurationId }))
    const isNewSample = variant.isSample && item === undefined
    const isOneTooMany =
      isNewSample && findSampleProblem({ inCart: samples, added: [variantId] }) !== undefined
    const isFull = item === undefined && there.size + added >= maxItems
    const most = isOneTooMany || isFull ? 0 : Math.min(quantity, orderable)
    if (isNewSample && most > 0) samples.push(variantId)
    if (Math.max(most, item?.quantity ?? 0) < quantity) short++
    if (item !== undefined && most > item.quantity) {
      raised++
      await setQuantity(tx, item.id, most)
    } else if (item === undefined && most > 0) {
      added++
      const id = createUuid(deps.randomBytes)
      const row = { id, cartId: target.id, variantId, configurationId, addedAt: now }
      await addPieces(tx, { ...row, quantity: most })
    }
  }
  await setCartCodes(tx, target.id, {
    discountCode: target.discountCode ?? source.discountCode,
    voucherCode: target.voucherCode ?? source.voucherCode,
  })
  return { missing: wanted.filter(({ quantity, orderable }) => quantity > orderable), added, raised, short }
}

/** Names what an item holds: beds of one variant that were composed differently are different goods. */
function toGoods({
  variantId,
  configurationId,
}: {
  variantId: number
  configurationId: string | null
}): string {
  return `${variantId} ${configurationId ?? ''}`
}
