import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import type { RouterContextProvider } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'

export interface BoughtBed {
  readonly slug: string
  /** Id of the set and of each chosen option (CF-11). */
  readonly variantId: string
  /** The version of the set that the shopper saw. */
  readonly versionId: string
  /** The price that the shopper saw. */
  readonly seenCents: number
  readonly parts: Choices
}

/** CF-12: puts one bed in the cart. The api refuses another price than the shopper saw, and what cannot be made. */
export function putBedInCart(context: Readonly<RouterContextProvider>, bed: BoughtBed) {
  const { slug, variantId, versionId, seenCents, parts } = bed
  return getApi(context).call(addCartItemEndpoint, {
    body: {
      item_id: variantId,
      quantity: 1,
      custom: {
        slug,
        boxconfig_id: versionId,
        special_price_incl: seenCents,
        price: seenCents,
        category: 'Boxspring kopen',
        parts: { ...parts },
      },
    },
  })
}
