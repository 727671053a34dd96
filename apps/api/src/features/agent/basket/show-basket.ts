import type { UcpBasket, UcpMessage } from '@sluimer/contract/agent/answers'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { priceCart } from '../../cart/price/price-cart.ts'
import type { LineImages } from '../../cart/view/find-line-images.ts'
import { toCart } from '../../cart/view/to-cart.ts'
import type { OpenBasket } from './open-basket.ts'
import { toBasket } from './to-basket.ts'

/** An agent puts no composed beds into a cart, so that no line has a picture of its own. */
const noBeds: LineImages = new Map()

/** Prices a basket at this moment, with the same sums as the shop's own cart. */
export async function showBasket(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { basket, messages }: { basket: OpenBasket; messages: readonly UcpMessage[] },
): Promise<UcpBasket> {
  const now = clock()
  const priced = await priceCart(tx, basket.cart, now)
  return toBasket({
    id: basket.id,
    cart: toCart(priced, noBeds, now),
    expiresAt: basket.row.expiresAt,
    publicUrl: config.publicUrl,
    messages,
    isOpen: basket.row.canceledAt === null,
  })
}
