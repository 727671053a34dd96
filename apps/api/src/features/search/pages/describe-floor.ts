import type { ShopFloor } from '@sluimer/contract/catalog/overview'
import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import type { CategoryTree } from '../../catalog/category/category-tree.ts'
import type { PictureShelf } from '../../media/picture-shelf.ts'
import type { PageSources } from '../index/page-sources.ts'
import type { ProductSearch } from '../index/product-search.ts'
import { listDepartments } from '../listing/departments.ts'
import { type ListingPlace, pageSize } from '../listing/listing.ts'
import { toCategoryPlace, toDepartmentPlace } from '../listing/listing-place.ts'

/** One tile leads nowhere else, so it is not a choice. */
const fewestTiles = 2
/** Below this the categories one level deeper are shown, so that a tap leads to the goods themselves. */
const fewChildren = 4
/** Three full rows on a wide screen. */
const mostTiles = 12

type Tile = ShopFloor['tiles'][number]
type Sources = Pick<PageSources, 'search' | 'pictures' | 'contents'>

/**
 * Describes the shop floor of a category that leads to others: a tile with a picture and the lowest price for each, their advice
 * wizards, and what staff put together. Offers that fill more than a page and have no categories below them lead to those of each
 * department instead. Null when there are no two such categories.
 */
export async function describeFloor(sources: Sources, row: CategoryRow): Promise<ShopFloor | null> {
  const { search } = sources
  const isOffer = row.filledBy.length > 0 && search.categories.children(row.id).length === 0
  const doors = isOffer ? listOfferDoors(search, row) : listDoors(search, row)
  const tiles = await describeTiles(sources, doors)
  if (tiles.length < fewestTiles) return null
  const wizards = listWizards(doors.flatMap(({ isOffer, row }) => (isOffer ? [] : row)))
  return { tiles, wizards, edits: await findEdits(sources, row.path) }
}

/** A category that a tile shows, and the listing to which it leads. */
interface Door {
  row: CategoryRow
  place: ListingPlace
  isOffer: boolean
}

function listDoors({ categories }: ProductSearch, row: CategoryRow): Door[] {
  const children = categories.children(row.id)
  const doors =
    children.length < fewChildren ? children.flatMap((child) => goDeeper(categories, child)) : children
  return doors
    .filter((door) => door.cardImage !== null)
    .slice(0, mostTiles)
    .map((door) => ({ row: door, place: toCategoryPlace(door), isOffer: false }))
}

function listOfferDoors(search: ProductSearch, row: CategoryRow): Door[] {
  const all = count(search, toCategoryPlace(row))
  if (all.total <= pageSize) return []
  return listDepartments(row, search)
    .slice(0, mostTiles)
    .map((door) => ({ row: door, place: toDepartmentPlace(row, door), isOffer: true }))
}

function count({ index }: ProductSearch, { scope }: ListingPlace) {
  return index.list({ ...scope, filters: {}, sort: 'price_asc', offset: 0, limit: 0 })
}

function goDeeper(categories: CategoryTree, row: CategoryRow): readonly CategoryRow[] {
  const children = categories.children(row.id)
  return children.length < fewestTiles ? [row] : children
}

/** Returns the tiles of the categories that have products and a picture. */
async function describeTiles(
  { search, pictures }: { search: ProductSearch; pictures: PictureShelf },
  doors: readonly Door[],
): Promise<Tile[]> {
  const images = await pictures.find(doors.flatMap(({ row }) => row.cardImage ?? []))
  return doors.flatMap(({ row, place, isOffer }): Tile[] => {
    const { price, total } = count(search, place)
    const image = images.get(row.cardImage ?? '')
    if (price === null || image === undefined) return []
    const link = `/${place.path}/`
    return [{ title: row.title, link, image, price: price.minCents, offers: isOffer ? total : null }]
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
