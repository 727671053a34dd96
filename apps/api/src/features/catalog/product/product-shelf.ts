import type { Product } from '@sluimer/contract/catalog/product'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { Deps } from '../../../platform/deps.ts'
import { createGrowingCache } from '../../../platform/shelf/growing-cache.ts'
import { areaOfPages } from '../stock/calculate-delivery-promise.ts'
import { createKeptPromises, type KeptPromises } from '../stock/kept-promises.ts'
import { findProduct } from './product.queries.ts'
import { type ProductFacts, readProductFacts } from './read-product-facts.ts'
import { type FindSetViews, findNoSetViews } from './set-views.ts'
import { toProduct } from './to-product.ts'
import { findTouchedProducts } from './touched-products.ts'

/** Of more products the shelf keeps those whose pages were shown last: some 60 MB, at 12 kB each. */
const mostPages = 5_000
/** Names of products are short, and more of them are asked for than pages. */
const mostNames = 50_000

/** Holds in memory what product pages show, so that a page asks the database only after its product changed. */
export interface ProductShelf {
  /** Finds a product page (PD-01) by slug or id. Undefined when there is no such product or it is not sold. */
  findPage(slugOrId: string, at: Date): Promise<Product | undefined>
  /** Finds the pages of products by their ids, leaving out those that are not sold. */
  findPages(productIds: readonly number[], at: Date): Promise<Product[]>
  /** Finds the id of a product that is listed, by slug or id. */
  findId(slugOrId: string, at: Date): Promise<number | undefined>
  /** Returns the same shelf with delivery promised for an area; for the mainland without one. */
  promisedFor(area: DeliveryArea | undefined): ProductShelf
}

/** Keeps pages by product; `promises` are shared with other shelves that show when goods come. */
export function createProductShelf(
  { db, shelves }: Pick<Deps, 'db' | 'shelves'>,
  promises: KeptPromises = createKeptPromises({ db, shelves }),
  findSetViews: FindSetViews = findNoSetViews,
): ProductShelf {
  const shelf = shelves.add<number, ProductFacts>({
    name: 'product pages',
    most: mostPages,
    touchedBy: findTouchedProducts,
    read: (productIds, at) => readProductFacts(db, productIds, at, findSetViews),
    toShown: toShownFacts,
  })
  // A new product may have a slug of digits that was the id of another one until then.
  const numbers = shelves.add<string, number>({
    name: 'numbers of products',
    most: mostNames,
    touchedBy: (noun) => (noun === 'product' ? 'everything' : 'nothing'),
    read: async (asked) => new Map(await Promise.all(asked.map(readId)).then((found) => found.flat())),
  })
  /** Where a slug was found. It is proved each time, because the page itself says which slug it has. */
  const idOfSlug = createGrowingCache<string, number>(mostNames)

  async function readId(slugOrId: string): Promise<[string, number][]> {
    const found = await findProduct(db, slugOrId)
    return found === undefined ? [] : [[slugOrId, found.product.id]]
  }

  async function findFacts(slugOrId: string, at: Date): Promise<ProductFacts | undefined> {
    if (/^\d+$/.test(slugOrId)) {
      const id = await numbers.findOne(slugOrId, at)
      return id === undefined ? undefined : shelf.findOne(id, at)
    }
    const known = idOfSlug.get(slugOrId)
    const facts = known === undefined ? undefined : await shelf.findOne(known, at)
    if (facts?.fixed.slug === slugOrId) return facts
    const [[, id] = []] = await readId(slugOrId)
    if (id === undefined) return undefined
    idOfSlug.set(slugOrId, id)
    return shelf.findOne(id, at)
  }

  const promisedFor = (area: DeliveryArea = areaOfPages): ProductShelf => ({
    async findPage(slugOrId, at) {
      const [facts, promise] = await Promise.all([findFacts(slugOrId, at), promises.at(at, area)])
      return facts && toProduct(facts, promise, at)
    },
    async findPages(productIds, at) {
      if (productIds.length === 0) return []
      const [found, promise] = await Promise.all([shelf.find(productIds, at), promises.at(at, area)])
      return found.flatMap((facts) => (facts && toProduct(facts, promise, at)) ?? [])
    },
    async findId(slugOrId, at) {
      const facts = await findFacts(slugOrId, at)
      return facts && Number(facts.fixed.id)
    },
    promisedFor,
  })
  return promisedFor()
}

/** Leaves out prices and deals of so long ago that they show nowhere: an older reading still has them. */
function toShownFacts(facts: ProductFacts, at: Date) {
  const plans = facts.variants.flatMap(({ deals }) => deals.filter(({ startsAt }) => startsAt > at))
  return { page: toProduct(facts, () => noPromise, at), fixed: facts.fixed, goods: facts.goods, plans }
}

/** When goods come follows from the goods and the moment, and is kept elsewhere. */
const noPromise = {
  kind: 'unavailable',
  earliest: undefined,
  latest: undefined,
  text: '',
  validUntil: new Date(0),
} as const
