import type { ListingResult, ProductChange, ProductQuery } from '@sluimer/search/port'

/** An engine that holds the generated products, with the calls that are measured. */
export interface Engine {
  name: string
  list(query: ProductQuery): Listing | Promise<Listing>
  search(query: ProductQuery): unknown
  suggest(typed: string): unknown
  /** Changes one product's price and stock. */
  changeFigures(change: Extract<ProductChange, { kind: 'figures' }>): unknown
  /** Gives one product another text and other filter values. */
  rewrite(change: Extract<ProductChange, { kind: 'put' }>): unknown
}

/** The part of a listing in which engines must agree. */
export type Listing = Pick<ListingResult, 'total' | 'ids' | 'counts' | 'price'>

export interface BuiltEngine {
  engine: Engine
  buildMs: number
  bytes: number
  close(): Promise<void>
}

/** Returns where two listings differ; undefined when they are the same, whatever the order of equal counts. */
export function findDifference(one: Listing, other: Listing): string | undefined {
  const [a, b] = [plain(one), plain(other)]
  return a === b ? undefined : `${a}\n${b}`
}

function plain({ total, ids, counts, price }: Listing): string {
  const facets = Object.entries(counts)
    .flatMap(([facet, values]) => values.map(({ value, count }) => `${facet}:${value}=${count}`))
    .filter((count) => !count.endsWith('=0'))
    .sort()
  return JSON.stringify([total, ids, price, facets])
}
