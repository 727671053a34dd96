import type { NavigationItem } from '@sluimer/contract/content/schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import { toPageAddress } from '@sluimer/domain/content/page-address'
import type { ListingResult } from '@sluimer/search/port'
import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import type { SubNavigationBlock } from '../../content/block/content-blocks.ts'
import { emptySubNavigation } from '../../content/block/empty-content.ts'
import type { WrittenRoom } from '../../content/block/room-block.ts'
import type { FacetSet } from '../index/facet-set.ts'
import type { PageSources } from '../index/page-sources.ts'
import type { ProductSearch } from '../index/product-search.ts'

type Sources = Pick<PageSources, 'search' | 'contents' | 'pictures'>
type SubItem = NavigationItem['sub_items'][number]

/**
 * Returns the main navigation with its mega menus (HF-02, HF-03): the top categories that staff put in it, everything
 * with products on the two levels below them, the available colors, and the columns that staff wrote.
 */
export async function getNavigationItems({ search, contents, pictures }: Sources): Promise<NavigationItem[]> {
  const { categories } = search
  const top = categories.children(null).filter((row) => row.inNavigation)
  const [found, rooms] = await Promise.all([contents.find('sub-navigation'), contents.find('rooms')])
  const written = found ?? emptySubNavigation
  const roomOf = new Map(
    written.rooms.map(({ categoryPath, room }) => [
      categoryPath,
      rooms?.rooms.find(({ slug }) => slug === room),
    ]),
  )
  const images = await pictures.find(
    top.flatMap(({ cardImage, path }) => [cardImage ?? [], roomOf.get(path)?.imageKey ?? []].flat()),
  )
  return top.map((row) => ({
    id: String(row.id),
    ...categoryLink(row),
    see_all: written.seeAll.replaceAll('{menu}', row.title),
    sub_items: [...listSubItems(row, search), ...writtenColumns(row, written)],
    image: images.get(row.cardImage ?? '') ?? null,
    room: toMenuRoom(roomOf.get(row.path), images),
  }))
}

/** Returns the menus alone (API-07), or the one of `path`. Undefined when no entry has that path. */
export async function findSubNavigation(
  sources: Sources,
  path: string | undefined,
): Promise<NavigationItem[] | undefined> {
  const items = await getNavigationItems(sources)
  const asked = path === undefined ? items : items.filter(({ link }) => link === `/${path}/`)
  return path !== undefined && asked.length === 0 ? undefined : asked
}

/** A room whose picture is missing is left out: the menu then has the picture of its category. */
function toMenuRoom(
  room: WrittenRoom | undefined,
  images: ReadonlyMap<string, Image>,
): NavigationItem['room'] {
  const image = images.get(room?.imageKey ?? '')
  if (room === undefined || image === undefined) return null
  const alt = room.alt || image.alt
  return { title: room.title, link: toPageAddress('inspiration', room.slug), image: { ...image, alt } }
}

function writtenColumns(row: CategoryRow, { columns }: SubNavigationBlock): SubItem[] {
  return columns
    .filter(({ categoryPath }) => categoryPath === row.path)
    .map(({ title, link, links }) => ({
      title,
      link,
      content: links.map((one) => ({ ...one, color: null })),
    }))
}

function listSubItems(row: CategoryRow, search: ProductSearch): SubItem[] {
  const everything = search.index.list({
    categoryId: row.id,
    filters: {},
    sort: 'popularity',
    offset: 0,
    limit: 0,
  })
  const filled = new Set(everything.categories.map((category) => category.id))
  const listChildren = (parent: CategoryRow) =>
    search.categories.children(parent.id).filter((child) => filled.has(child.id))
  const children = listChildren(row).map((child) => ({
    ...categoryLink(child),
    content: listChildren(child).map((leaf) => ({ ...categoryLink(leaf), color: null })),
  }))
  return [...children, ...colorItems(row, everything.counts, search.facets)]
}

/** Returns the block 'Kleur': every color that occurs in the category, with a link to its listing. */
function colorItems(row: CategoryRow, counts: ListingResult['counts'], facets: FacetSet): SubItem[] {
  return facets.all
    .filter((facet) => facet.selectionType === 'color')
    .map((facet) => {
      const present = new Set(counts[facet.key]?.map((count) => count.value))
      const content = facet.values
        .filter((value) => present.has(value.slug))
        .map(({ title, slug, color }) => ({ title, link: `/${row.path}/${slug}/`, color }))
      return { title: facet.title, link: categoryLink(row).link, content }
    })
    .filter(({ content }) => content.length > 0)
}
