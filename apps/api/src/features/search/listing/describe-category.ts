import type { Overview } from '@sluimer/contract/catalog/overview'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Image } from '@sluimer/contract/platform/primitives'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import type { DealTimes } from '../../catalog/deal/deal-times.ts'
import type { TileShelf } from '../../catalog/tile/tile-shelf.ts'
import type { Content } from '../../content/block/content-blocks.ts'
import type { PictureShelf } from '../../media/picture-shelf.ts'
import type { PageSources } from '../index/page-sources.ts'
import type { ProductSearch } from '../index/product-search.ts'

type Category = Omit<Overview['category'], 'floor'>

interface Sources {
  search: ProductSearch
  pictures: PictureShelf
  dealTimes: DealTimes
  tiles: TileShelf
  contents: PageSources['contents']
}

/** As many as one row of the page's head holds. */
const mostAnnounced = 3

/** Describes the head of a category's page (CT-01). Children without a product to show are left out. */
export async function describeCategory(
  { search: { categories, index }, pictures, dealTimes, tiles, contents }: Sources,
  row: CategoryRow,
  at: Date,
): Promise<Category> {
  const images = await pictures.find(
    [row.bannerImage, row.bannerTile?.image].filter((key) => typeof key === 'string'),
  )
  const { countdown, next } = await dealTimes.findOfCategory(row, at)
  const announced = await tiles.getTiles(next?.productIds ?? [], at)
  const everything = index.list({ categoryId: row.id, filters: {}, sort: 'popularity', offset: 0, limit: 0 })
  const filled = new Set(everything.categories.map((category) => category.id))
  return {
    id: String(row.id),
    title: row.title,
    path: row.path,
    description: row.description,
    banner: images.get(row.bannerImage ?? '') ?? null,
    banner_tile: toBannerTile(row, images),
    tiles_per_row: row.tilesPerRow === 4 ? 4 : 3,
    action_steps: row.actionSteps.map(({ title, text }) => ({ title, text })),
    countdown,
    deals: next && {
      next_at: next.startsAt?.toISOString() ?? null,
      next: announced
        .filter(({ available }) => available)
        .slice(0, mostAnnounced)
        .flatMap(toAnnounced),
    },
    is_offer: row.filledBy.length > 0,
    greatest_discount:
      row.filledBy.length > 0 ? await findGreatestDiscount({ index, tiles }, row.id, at) : null,
    last_day: findLastDay(await contents.find('shop-floor'), row.path, at),
    wizard_code: row.wizardCode,
    children: categories
      .children(row.id)
      .filter((child) => filled.has(child.id))
      .map(categoryLink),
  }
}

/** Returns the discount of the tile that a list sorted by discount begins with, in percent; null when none costs less. */
async function findGreatestDiscount(
  { index, tiles }: Pick<Sources, 'tiles'> & Pick<ProductSearch, 'index'>,
  categoryId: number,
  at: Date,
): Promise<number | null> {
  const { ids } = index.list({ categoryId, filters: {}, sort: 'discount', offset: 0, limit: 1 })
  const [most] = await tiles.getTiles(ids, at)
  return most?.price.discount_percent ?? null
}

/** Returns the day until which staff let it last; null without one, or when it has passed. */
function findLastDay(content: Content<'shop-floor'> | undefined, path: string, at: Date): string | null {
  const lastDay = content?.floors.find(({ categoryPath }) => categoryPath === path)?.lastDay ?? null
  return lastDay !== null && lastDay >= toAmsterdamDate(at) ? lastDay : null
}

/** A deal that is still to come shows only its name and picture. */
function toAnnounced({ title, link, images: [image] }: ProductTile) {
  return image ? [{ title, link, image }] : []
}

/** Returns the tile at position 5 (CT-02); a tile without its picture is left out. */
function toBannerTile(
  { bannerTile }: CategoryRow,
  images: ReadonlyMap<string, Image>,
): Category['banner_tile'] {
  const image = images.get(bannerTile?.image ?? '')
  if (!bannerTile || image === undefined) return null
  const { title, subTitle, buttonText, link } = bannerTile
  return { title, sub_title: subTitle, button_text: buttonText, link, image }
}
