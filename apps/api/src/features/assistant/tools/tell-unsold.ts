import { createFacts } from '@sluimer/assistant/exit/facts'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { Link } from '@sluimer/contract/platform/primitives'
import { categoryLink } from '../../catalog/category/category-tree.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { aDraft, addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { isGoods } from '../slots/judge-words.ts'

const mostCategories = 4

/** Says that a thing is not sold here, and shows what comes nearest, or else the departments. */
export function tellUnsold(
  { search }: Sources,
  thing: string,
  tiles: readonly ProductTile[],
  subject: string | null,
): Draft {
  const facts = createFacts()
  addTileFacts(facts, tiles)
  const links =
    tiles.length > 0 ? [] : listDepartments(search).map(({ title, link }) => ({ title, path: link }))
  for (const { path } of links) facts.paths.add(path)
  const rest = tiles.length > 0 ? 'Dit komt het dichtst in de buurt:' : 'Wat we wel hebben:'
  const content = `${thing} verkopen we niet. ${rest}`
  facts.texts.push(content)
  return aDraft(content, { products: tiles, links, facts, subject, isUnsold: true })
}

/** Returns the categories of goods with the most products, whose names say what is sold there. */
function listDepartments({ index, categories }: ProductSearch): Link[] {
  const { categories: counts } = index.list({ filters: {}, sort: 'popularity', offset: 0, limit: 0 })
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  return categories.all
    .filter(
      ({ id, title, filledBy }) => filledBy.length === 0 && countOf.has(id) && title.split(' ').some(isGoods),
    )
    .toSorted((a, b) => (countOf.get(b.id) ?? 0) - (countOf.get(a.id) ?? 0))
    .slice(0, mostCategories)
    .map(categoryLink)
}
