import type { ShopFloor } from '@sluimer/contract/catalog/overview'
import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import { type CategoryTree, categoryLink } from '../../catalog/category/category-tree.ts'
import type { PictureShelf } from '../../media/picture-shelf.ts'
import type { PageSources } from '../index/page-sources.ts'
import type { ProductSearch } from '../index/product-search.ts'

/** One tile leads nowhere else, so it is no choice. */
const fewestTiles = 2
/** Below this the categories one level deeper are shown, so that a tap leads to the goods themselves. */
const fewChildren = 4
/** Three full rows on a wide screen. */
const mostTiles = 12

type Tile = ShopFloor['tiles'][number]
type Sources = Pick<PageSources, 'search' | 'pictures' | 'contents'>

/**
 * Describes the shop floor of a category that leads to others: a tile with a picture and the lowest price for each, their advice
 * wizards, and what staff put together. Null when there are no two such categories.
 */
export async function describeFloor(sources: Sources, row: CategoryRow): Promise<ShopFloor | null> {
  const doors = listDoors(sources.search.categories, row)
  const tiles = await describeTiles(sources, doors)
  if (tiles.length < fewestTiles) return null
  return { tiles, wizards: listWizards(doors), edits: await findEdits(sources, row.path) }
}

function listDoors(categories: CategoryTree, row: CategoryRow): CategoryRow[] {
  const children = categories.children(row.id)
  const doors =
    children.length < fewChildren ? children.flatMap((child) => goDeeper(categories, child)) : children
  return doors.filter((door) => door.cardImage !== null).slice(0, mostTiles)
}

function goDeeper(categories: CategoryTree, row: CategoryRow): readonly CategoryRow[] {
  const children = categories.children(row.id)
  return children.length < fewestTiles ? [row] : children
}

/** Returns the tiles of the categories that have products and a picture. */
async function describeTiles(
  { search: { index }, pictures }: { search: ProductSearch; pictures: PictureShelf },
  doors: readonly CategoryRow[],
): Promise<Tile[]> {
  const images = await pictures.find(doors.flatMap((door) => door.cardImage ?? []))
  return doors.flatMap((door): Tile[] => {
    const { price } = index.list({ categoryId: door.id, filters: {}, sort: 'price_asc', offset: 0, limit: 0 })
    const image = images.get(door.cardImage ?? '')
    return price === null || image === undefined
      ? []
      : [{ ...categoryLink(door), image, price: price.minCents }]
  })
}

function listWizards(doors: readonly CategoryRow[]): ShopFloor['wizards'] {
  return doors.flatMap(({ id, title, wizardCode: code }) =>
    code === null ? [] : [{ title, code, category_id: String(id) }],
  )
}

/** Returns what staff put together for a category; an edit without its picture is left out. */
async function findEdits({ contents, pictures }: Sources, path: string): Promise<ShopFloor['edits']> {
  const content = await contents.find('shop-floor')
  const edits = content?.floors.find(({ categoryPath }) => categoryPath === path)?.edits ?? []
  const images = await pictures.find(edits.map(({ imageKey }) => imageKey))
  return edits.flatMap(({ title, subTitle, link, imageKey }) => {
    const image = images.get(imageKey)
    return image === undefined ? [] : [{ title, sub_title: subTitle, link, image }]
  })
}
