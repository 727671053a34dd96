import type { NavigationItem } from '@sluimer/contract/content/schemas'
import type { Connection } from '../../platform/db/database.ts'
import type { CategoryRow } from '../catalog/category.queries.ts'
import { categoryLink } from '../catalog/category-tree.ts'
import { findImages } from '../media/find-images.ts'
import type { ProductSearch } from './product-search.ts'

type SubItem = NavigationItem['sub_items'][number]

/**
 * The main navigation with its mega menus (HF-02, HF-03), from the categories that staff put in it: top level, their
 * children with children of their own, and the colours that there are.
 */
export async function getNavigationItems(db: Connection, search: ProductSearch): Promise<NavigationItem[]> {
  const { categories } = search
  const top = categories.children(null).filter((row) => row.inNavigation)
  const images = await findImages(
    db,
    top.flatMap((row) => row.cardImage ?? []),
  )
  return top.map((row) => ({
    id: String(row.id),
    ...categoryLink(row),
    sub_items: [
      ...shownChildren(row, search).map((child) => ({
        ...categoryLink(child),
        content: shownChildren(child, search).map((leaf) => ({ ...categoryLink(leaf), color: null })),
      })),
      ...colorItems(row, search),
    ],
    image: images.get(row.cardImage ?? '') ?? null,
  }))
}

function shownChildren(row: CategoryRow, { categories }: ProductSearch): CategoryRow[] {
  return categories.children(row.id).filter((child) => child.inNavigation)
}

/** 'Kleur': one block for every colour that something in the category has, leading to its listing. */
function colorItems(row: CategoryRow, { facets, index }: ProductSearch): SubItem[] {
  const query = { categoryId: row.id, filters: {}, sort: 'popularity', offset: 0, limit: 0 } as const
  const counts = index.list(query).counts
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
