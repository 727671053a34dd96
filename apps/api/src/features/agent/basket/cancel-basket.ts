import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hashSecretToken } from '../../../platform/secret-token.ts'
import { deleteRestoreLink } from '../../cart/rows/cart-restore.queries.ts'
import { setBasketCanceled } from '../rows/basket.queries.ts'
import { toProposalId } from './basket-ids.ts'
import type { OpenBasket } from './open-basket.ts'

/** Cancels a cart or a checkout; its link leads nowhere any more. One that is canceled already stays as it is. */
export async function cancelBasket(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  basket: OpenBasket,
): Promise<OpenBasket> {
  if (basket.row.canceledAt !== null) return basket
  const canceledAt = clock()
  await setBasketCanceled(tx, basket.row.idHash, canceledAt)
  await deleteRestoreLink(tx, hashSecretToken(toProposalId(basket.id)))
  return { ...basket, row: { ...basket.row, canceledAt } }
}
