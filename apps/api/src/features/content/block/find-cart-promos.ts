import type { Promo } from '@sluimer/contract/content/schemas'
import type { Connection } from '../../../platform/db/database.ts'
import { findImages } from '../../media/find-images.ts'
import { findContent } from './find-content.ts'
import { listPictureKeys, toPromo } from './to-promo.ts'

/** Finds the promos of the cart page with their pictures (API-07); none when staff have written none. */
export async function findCartPromos(db: Connection): Promise<Promo[]> {
  const { promos } = (await findContent(db, 'cart-promo')) ?? { promos: [] }
  const images = await findImages(db, promos.flatMap(listPictureKeys))
  return promos.map((promo) => toPromo(promo, images))
}
