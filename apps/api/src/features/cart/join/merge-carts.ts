import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { bringInGoods } from '../change/bring-in-goods.ts'
import type { CartLine } from '../price/cart-line.ts'
import { readCartLines } from '../price/cart-lines.ts'
import { type CartRow, setCartCodes } from '../rows/cart.queries.ts'

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
 * Puts the contents of one cart into another. Each cart can fill in a code that the other lacks; where both have one, the code
 * of `leading` counts, which is the target unless another is named. The caller holds the lock of the target.
 */
export async function mergeCarts(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'randomBytes'>,
  { source, target, leading = target }: { source: CartRow; target: CartRow; leading?: CartRow },
): Promise<Merged> {
  // The lines are read for the target cart, which can also have what its own unpaid order holds.
  const lines = await readCartLines(tx, { ...target, id: source.id }, deps.clock())
  const goods = lines.map((line) => ({
    ...line,
    configurationId: line.bed?.id ?? null,
    isSample: line.variant.isSample,
  }))
  const outcomes = await bringInGoods(tx, deps, { cart: target, goods })
  const other = leading === target ? source : target
  await setCartCodes(tx, target.id, {
    discountCode: leading.discountCode ?? other.discountCode,
    voucherCode: leading.voucherCode ?? other.voucherCode,
  })
  return {
    missing: outcomes.filter(({ quantity, orderable }) => quantity > orderable),
    added: outcomes.filter(({ before, after }) => before === 0 && after > 0).length,
    raised: outcomes.filter(({ before, after }) => before > 0 && after > before).length,
    short: outcomes.filter(({ quantity, after }) => after < quantity).length,
  }
}
