import type { Promo } from '@sluimer/contract/content/schemas'
import type { PictureShelf } from '../../media/picture-shelf.ts'
import type { ContentShelf } from './content-shelf.ts'
import { listPictureKeys, toPromo } from './to-promo.ts'

/** What staff wrote and its pictures, in memory. */
export interface KeptContent {
  contents: ContentShelf
  pictures: PictureShelf
}

/** Finds the promos of the cart page with their pictures (API-07); none when staff have written none. */
export async function findCartPromos({ contents, pictures }: KeptContent): Promise<Promo[]> {
  const { promos } = (await contents.find('cart-promo')) ?? { promos: [] }
  const images = await pictures.find(promos.flatMap(listPictureKeys))
  return promos.map((promo) => toPromo(promo, images))
}
