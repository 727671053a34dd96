import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { Db } from '../../../platform/db/database.ts'
import { findStoredProducts } from '../../catalog/stored-product/find-stored-products.ts'
import { type ContentInput, contentBlockSchemas } from '../../content/block/content-blocks.ts'
import type { WrittenPiece, WrittenRoom } from '../../content/block/room-block.ts'
import { saveContentBlock } from '../../content/block/save-content-block.ts'
import { findPage } from '../../content/page/find-page.ts'
import { findImages } from '../../media/find-images.ts'

/** Staff may prepare a room before its page is public. */
const whenever = new Date('9999-12-31T00:00:00Z')

/**
 * Saves the rooms of the shop. A room that names a page, a picture, a product or a choice that does not exist is refused, and
 * nothing is saved: throws with every such place. What goes away afterwards disappears from its room by itself.
 */
export async function saveRooms(db: Db, input: ContentInput<'rooms'>, now: Date): Promise<void> {
  const { rooms } = contentBlockSchemas.rooms.parse(input)
  const problems = (await Promise.all(rooms.map((room) => listProblems(db, room)))).flat()
  if (problems.length > 0) throw new Error(`Rooms are refused:\n${problems.join('\n')}`)
  await saveContentBlock(db, 'rooms', input, now)
}

async function listProblems(db: Db, room: WrittenRoom): Promise<string[]> {
  const { slug, imageKey, imageSquareKey, pieces } = room
  const [page, images, products] = await Promise.all([
    findPage(db, 'inspiration', slug, whenever),
    findImages(db, [imageKey, imageSquareKey]),
    findStoredProducts(db, { slugs: pieces.map(({ productSlug }) => productSlug), skus: [] }),
  ])
  const productOf = new Map(products.map((product) => [product.slug, product]))
  return [
    ...(page === undefined ? [`${slug}: there is no page of inspiration with this slug`] : []),
    ...[imageKey, imageSquareKey].flatMap((key) => (images.has(key) ? [] : [`${slug}: no picture ${key}`])),
    ...pieces.flatMap((piece) => {
      const problem = findProblem(piece, productOf.get(piece.productSlug))
      return problem === undefined ? [] : [`${slug}: ${problem}`]
    }),
  ]
}

function findProblem(
  { productSlug, choice, shown }: WrittenPiece,
  product: CheckedProductInput | undefined,
): string | undefined {
  if (product === undefined) return `no product ${productSlug}`
  if (product.customFields.boxconfigId !== undefined)
    return `${productSlug} is a set of the configurator, which is sold as a composed bed`
  const asShown = { ...choice, ...shown }
  const isSold = product.variants.some(({ values }) =>
    Object.entries(asShown).every(([key, value]) => values[key] === value),
  )
  return isSold ? undefined : `${productSlug} is not sold as ${JSON.stringify(asShown)}`
}
