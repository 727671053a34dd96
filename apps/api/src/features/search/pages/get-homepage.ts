import type { Homepage } from '@sluimer/contract/content/schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { BedSize } from '@sluimer/domain/catalog/bed-size'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import { showChosen } from '../../catalog/tile/show-chosen.ts'
import type { HomepageBlock } from '../../content/block/content-blocks.ts'
import { listPictureKeys, toPromo } from '../../content/block/to-promo.ts'
import type { PageSources } from '../index/page-sources.ts'
import { findRoom } from '../room/find-rooms.ts'
import { emptyHomepage, toBlock } from './homepage-parts.ts'

type Sources = Omit<PageSources, 'dealTimes'>

/** When the page is shown, and to whom. */
interface Moment {
  at: Date
  bed: BedSize | undefined
}

/** Returns the home page (HM-01 to HM-03): what staff wrote, with the products and pictures of this moment. */
export async function getHomepageContent(sources: Sources, { bed, at }: Moment): Promise<Homepage> {
  const { contents, pictures, search } = sources
  const content = await contents.find('homepage')
  if (content === undefined) return emptyHomepage
  const cards = content.categories.flatMap((path) => search.categories.findByPath(path) ?? [])
  const cardKeys = cards.flatMap((row) => row.cardImage ?? [])
  const [images, strips, room] = await Promise.all([
    pictures.find([...imageKeysIn(content), ...cardKeys]),
    fillStrips(sources, content.strips, { bed, at }),
    content.room === null ? undefined : findRoom(sources, content.room, { bed, at }),
  ])
  return {
    title: content.title,
    promo: toPromo(content.promo, images),
    room: room ?? null,
    extra_promos: content.extraPromos.map((promo) => toPromo(promo, images)),
    highlights: content.highlights,
    categories: cards.flatMap((row) => withImage(categoryLink(row), images.get(row.cardImage ?? ''))),
    strips,
    blocks: content.blocks.map((block) => toBlock(block, images)),
  }
}

function withImage<Part extends object>(part: Part, image: Image | undefined) {
  return image === undefined ? [] : [{ ...part, image }]
}

function imageKeysIn({ promo, extraPromos, blocks }: HomepageBlock): string[] {
  return [...[promo, ...extraPromos].flatMap(listPictureKeys), ...blocks.map((block) => block.imageKey)]
}

/** Returns the strips that are not empty; all their tiles are read at once. */
async function fillStrips(
  sources: Sources,
  strips: HomepageBlock['strips'],
  { bed, at }: Moment,
): Promise<Homepage['strips']> {
  const idsPerStrip = await Promise.all(
    strips.map(({ categoryPath, limit }) => listProductIds(sources, { categoryPath, limit }, at)),
  )
  const { tiles, products } = sources
  const ordinary = await tiles.getTiles([...new Set(idsPerStrip.flat())], at)
  const shown = await showChosen(ordinary, { slugs: [], bed }, { products, at })
  const tileOf = new Map(shown.map((tile) => [tile.id, tile]))
  return strips
    .map(({ title, link }, place) => ({
      title,
      link,
      products: (idsPerStrip[place] ?? []).flatMap((id) => tileOf.get(String(id)) ?? []),
    }))
    .filter((strip) => strip.products.length > 0)
}

async function listProductIds(
  { featured, search }: Sources,
  { categoryPath, limit }: Pick<HomepageBlock['strips'][number], 'categoryPath' | 'limit'>,
  at: Date,
): Promise<readonly number[]> {
  if (categoryPath === null) return featured.findIds(limit, at)
  const category = search.categories.findByPath(categoryPath)
  if (category === undefined) return []
  return search.index.list({ categoryId: category.id, filters: {}, sort: 'popularity', offset: 0, limit }).ids
}
