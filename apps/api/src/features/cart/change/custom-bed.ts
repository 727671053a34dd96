import type { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import type { EndpointBody } from '@sluimer/contract/endpoint'
import { formatEuro } from '@sluimer/domain/money/euro'
import type { Tx } from '../../../platform/db/database.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { StockedVariant } from '../../catalog/variant/find-stocked-variant.ts'
import { findBed, keepBed } from '../../configurator/bed/save-configuration.ts'

/** A composed bed as a request names it (CF-12). */
export type CustomBed = NonNullable<EndpointBody<typeof addCartItemEndpoint>['custom']>

/**
 * Works out the bed that a request asks for from the shop's own definition, and keeps it. A request with another price or
 * another variant id than the shop's is refused (CF-10). One from an older page is taken when the bed can still be made and
 * costs the same; otherwise the shopper is told what changed.
 */
export async function findCustomBed(
  tx: Tx,
  itemId: string,
  { slug, boxconfig_id, parts, price, special_price_incl }: CustomBed,
  now: Date,
): Promise<Outcome<{ variant: StockedVariant; configurationId: string }>> {
  const asked = await findBed(tx, { slug, boxconfigId: boxconfig_id, parts, path: 'body.custom.parts' }, now)
  if (!asked.ok) return asked
  const { variant, variantId } = asked.data.bed
  if (itemId !== variantId && itemId !== String(variant.variantId)) {
    const message = 'Dit artikel is niet het bed van deze keuzes.'
    return { ok: false, error: { code: 'invalid_request', fields: [{ path: 'body.item_id', message }] } }
  }
  const { priceCents } = variant.price
  const seen = [price, special_price_incl].find((cents) => cents !== priceCents)
  if (seen !== undefined) {
    const message = `De prijs is intussen veranderd. Dit bed kost nu ${formatEuro(priceCents)}.`
    const change = {
      item_id: itemId,
      title: variant.productTitle,
      old_price: Math.round(seen),
      price: priceCents,
    }
    return { ok: false, error: { code: 'price_changed', message, prices: [change] } }
  }
  const { id } = await keepBed(tx, asked.data, now)
  return { ok: true, data: { variant, configurationId: id } }
}
