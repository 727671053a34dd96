import type { Deps } from '../../../platform/deps.ts'
import { findSellableVariants } from '../../catalog/variant/find-sellable-variants.ts'
import { findVariantOfLine } from '../../order/rows/sent-orders.queries.ts'
import { readInvitationCode } from '../rows/review-codes.ts'

/**
 * Returns the order line that proves that a reviewer bought this very product; null without proof. Only an invitation
 * proves it, since a typed address may be somebody else's.
 */
export async function findPurchase(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  invitation: string | undefined,
  productId: number,
): Promise<string | null> {
  const lineId = invitation ? readInvitationCode(config, invitation) : undefined
  const variantId = lineId === undefined ? undefined : await findVariantOfLine(db, lineId)
  if (lineId === undefined || variantId === undefined) return null
  const variants = await findSellableVariants(db, [variantId], clock())
  return variants.get(variantId)?.productId === productId ? lineId : null
}
