import { getProductEndpoint } from '@sluimer/contract/catalog/endpoints'
import {
  getRelatedProductsEndpoint,
  getSuggestedProductsEndpoint,
} from '@sluimer/contract/catalog/suggested-endpoints'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import type { RouterContextProvider } from 'react-router'
import { getApi, optionalWithinMs } from '../../lib/api/api.server.ts'
import { dataOrThrow } from '../../lib/api/data-or-throw.server.ts'
import type { Breaks } from '../../lib/words/breaks.ts'
import { listBreaks } from '../../lib/words/list-breaks.server.ts'
import { type CompareWish, mostCompared } from '../compare/compare-address.ts'
import { type ComparedRow, compareProducts } from './compared-rows.ts'

export interface Comparison {
  /** In the order of the address. */
  readonly products: readonly ProductTile[]
  readonly rows: readonly ComparedRow[]
  /** Products that the address names and that are not sold. */
  readonly goneCount: number
  /** What could stand beside them, when there is room. */
  readonly others: readonly ProductTile[]
  /** Where the long words of the titles may be broken, in columns as narrow as a phone's. */
  readonly breaks: Breaks
}

/** Reads what the page shows: every call is answered from what the api keeps in memory. */
export async function loadCompared(
  context: Readonly<RouterContextProvider>,
  { slugs }: Pick<CompareWish, 'slugs'>,
): Promise<Comparison> {
  const api = getApi(context)
  const answers = await Promise.all(
    slugs.map((slug) => api.call(getProductEndpoint, { params: { slugOrId: slug }, query: {} })),
  )
  const pages = answers.flatMap((answer) =>
    !answer.ok && answer.status === 404 ? [] : [dataOrThrow(answer)],
  )
  const ids = pages.map(({ id }) => id)
  const [tiles, others] = await Promise.all([
    ids.length === 0
      ? []
      : api
          .call(getSuggestedProductsEndpoint, { query: { ids: ids.join(',') } })
          .then((answer) => dataOrThrow(answer).products),
    loadOthers(context, ids),
  ])
  const sold = tiles.flatMap((tile) => {
    const page = pages.find(({ id }) => id === tile.id)
    return page ? [{ tile, page }] : []
  })
  return {
    products: sold.map(({ tile }) => tile),
    rows: compareProducts(sold.map(({ page }) => page)),
    goneCount: slugs.length - pages.filter(({ id }) => tiles.some((tile) => tile.id === id)).length,
    others,
    breaks: listBreaks(sold.map(({ tile }) => tile.title)),
  }
}

/** Returns products like the first one, or none when there is no room, or when they cannot be read (ER-02). */
async function loadOthers(
  context: Readonly<RouterContextProvider>,
  ids: readonly string[],
): Promise<ProductTile[]> {
  const [id] = ids
  if (id === undefined || ids.length >= mostCompared) return []
  const answer = await getApi(context, { timeoutMs: optionalWithinMs }).call(getRelatedProductsEndpoint, {
    params: { id },
  })
  return answer.ok ? answer.data.products.filter((product) => !ids.includes(product.id)) : []
}
