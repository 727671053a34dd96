import type { Block, RichText } from '@sluimer/contract/content/rich-text'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { Connection } from '../../../platform/db/database.ts'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import { findProductIdsBySlug } from '../../catalog/product/product-slug.queries.ts'
import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import type { StoredBlockOf, StoredRichText } from '../../content/rich-text/stored-rich-text.ts'
import { findImages } from '../../media/find-images.ts'
import type { ProductSearch } from '../index/product-search.ts'

interface Sources {
  db: Connection
  search: Pick<ProductSearch, 'index' | 'categories'>
  tiles: Pick<TileShelf, 'getTiles'>
}
type StoredStrip = StoredBlockOf<'products'>

/** Fills a text with its pictures and the products of this moment; what no longer exists is left out. */
export async function fillRichText(sources: Sources, stored: StoredRichText, at: Date): Promise<RichText> {
  const strips = stored.filter((block) => block.type === 'products')
  const [images, filled] = await Promise.all([
    findImages(
      sources.db,
      stored.flatMap((block) => (block.type === 'image' ? [block.imageKey] : [])),
    ),
    fillStrips(sources, strips, at),
  ])
  return stored.flatMap((block): RichText => {
    if (block.type === 'image') return imageBlocks(block, images)
    if (block.type !== 'products') return [block]
    const strip = filled.get(block)
    return strip === undefined ? [] : [strip]
  })
}

function imageBlocks(
  { imageKey, alt, caption }: StoredBlockOf<'image'>,
  images: ReadonlyMap<string, Image>,
): RichText {
  const image = images.get(imageKey)
  if (image === undefined) return []
  return [{ type: 'image', image: { ...image, alt: alt || image.alt }, caption }]
}

/** Returns the strips that are not empty; all their tiles are read at once. */
async function fillStrips(sources: Sources, strips: readonly StoredStrip[], at: Date) {
  const slugs = strips.flatMap(({ from }) => ('slugs' in from ? from.slugs : []))
  const idOfSlug = await findProductIdsBySlug(sources.db, slugs)
  const idsOf = new Map(strips.map((strip) => [strip, idsIn(strip, sources, idOfSlug)]))
  const shown = await sources.tiles.getTiles([...new Set([...idsOf.values()].flat())], at)
  const tileOf = new Map(shown.map((tile) => [tile.id, tile]))
  return new Map(
    strips.flatMap((strip): [StoredStrip, Block<'products'>][] => {
      const products = (idsOf.get(strip) ?? []).flatMap((id) => tileOf.get(String(id)) ?? [])
      if (products.length === 0) return []
      return [[strip, { type: 'products', title: strip.title, link: toStripLink(strip, sources), products }]]
    }),
  )
}

function idsIn({ from }: StoredStrip, { search }: Sources, idOfSlug: ReadonlyMap<string, number>): number[] {
  if ('slugs' in from) return from.slugs.flatMap((slug) => idOfSlug.get(slug) ?? [])
  const category = search.categories.findByPath(from.categoryPath)
  if (category === undefined) return []
  const { limit } = from
  return search.index.list({ categoryId: category.id, filters: {}, sort: 'popularity', offset: 0, limit }).ids
}

function toStripLink({ from }: StoredStrip, { search }: Sources): Block<'products'>['link'] {
  const category = 'slugs' in from ? undefined : search.categories.findByPath(from.categoryPath)
  if (category === undefined) return null
  const { link } = categoryLink(category)
  return { title: `Alles in ${category.title.toLowerCase()}`, link }
}
