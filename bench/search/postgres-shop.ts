import type { ProductDocument } from '@sluimer/search/port'
import { Client } from 'pg'
import { createOwnDatabase } from '../relevance/own-database.ts'
import type { BuiltEngine } from './engine.ts'
import { completions, listing, search } from './postgres-statements.ts'
import { PostgresValues } from './postgres-values.ts'

/**
 * The best schema that we know to make: filter values as numbers in an array with a GIN index, full text of the Dutch
 * configuration and trigrams with theirs, completions sorted for prefixes. Its statements are prepared, and compiling
 * them (jit) is off, since that takes longer than most of them run.
 */
const schema = `
  create extension pg_trgm;
  create extension unaccent;
  create text search configuration shop (copy = dutch);
  alter text search configuration shop alter mapping for hword, hword_part, word with unaccent, dutch_stem;
  create table product (
    id integer primary key, price integer not null, discount integer not null, stock integer not null,
    popularity integer not null, created integer not null, categories integer[] not null, vals integer[] not null,
    names text not null, words tsvector not null
  ) with (fillfactor = 90);
  create table completion (beginning text collate "C" not null, text text not null, weight integer not null);
`
const indexes = `
  create index on product using gin (categories);
  create index on product using gin (words);
  create index on product using gin (names gin_trgm_ops);
  create index on completion (beginning text_pattern_ops, weight desc) include (text);
  vacuum analyze product; 
  vacuum analyze completion;
`
const insert = `
  insert into product
  select id, price, discount, stock, popularity, created, categories, vals, lower(unaccent(title || ' ' || details)),
    setweight(to_tsvector('shop', title), 'A') || setweight(to_tsvector('shop', details), 'B')
      || setweight(to_tsvector('shop', description), 'D')
  from jsonb_to_recordset($1::jsonb) as given (id integer, price integer, discount integer, stock integer,
    popularity integer, created integer, categories integer[], vals integer[], title text, details text, description text)
  on conflict (id) do update set price = excluded.price, discount = excluded.discount, stock = excluded.stock,
    popularity = excluded.popularity, categories = excluded.categories, vals = excluded.vals, names = excluded.names,
    words = excluded.words
`
const insertCompletions = `
  with phrase as (
    select text, sum(weight) as weight from (
      select title as text, popularity as weight from jsonb_to_recordset($1::jsonb) as given (title text, popularity integer)
    ) one group by text
  )
  insert into completion
  select lower(substr(text, place)), text, weight
  from phrase, generate_series(1, length(text)) as place
  where place = 1 or substr(text, place - 1, 1) = ' '
`
const batchSize = 2000
/** With more titles than this, completions come from a search, as in the index. */
const mostCompleted = 50_000

/** Builds PostgreSQL with the same products, in a database made for this measurement. */
export async function buildPostgres(documents: Iterable<ProductDocument>): Promise<BuiltEngine> {
  const database = await createOwnDatabase()
  const client = new Client({ connectionString: database.url })
  const close = async () => {
    await client.end()
    await database.drop()
  }
  try {
    await client.connect()
    await client.query('set jit = off; set work_mem = 256000; set pg_trgm.word_similarity_threshold = 0.6')
    await client.query(schema)
    const values = new PostgresValues()
    let buildMs = 0
    let completed = 0
    const load = async (batch: ProductDocument[]) => {
      const start = performance.now()
      await client.query(insert, [JSON.stringify(batch.map((one) => toRow(one, values)))])
      if (completed < mostCompleted) {
        await client.query(insertCompletions, [
          JSON.stringify(batch.map(({ title, popularity }) => ({ title, popularity }))),
        ])
      }
      completed += batch.length
      buildMs += performance.now() - start
    }
    let batch: ProductDocument[] = []
    for (const document of documents) {
      if (batch.push(document) < batchSize) continue
      await load(batch)
      batch = []
    }
    await load(batch)
    const start = performance.now()
    for (const statement of indexes.split(';').map((text) => text.trim()))
      if (statement) await client.query(statement)
    buildMs += performance.now() - start
    const { rows } = await client.query<{ bytes: string }>(
      `select pg_total_relation_size('product') + pg_total_relation_size('completion') as bytes`,
    )
    return {
      engine: {
        name: 'PostgreSQL',
        list: (query) => listing(client, query, values),
        search: (query) => search(client, query),
        suggest: (typed) => completions(client, typed),
        changeFigures: ({ id, priceCents, stock }) =>
          client.query({
            name: 'figures',
            text: 'update product set price = $2, stock = $3 where id = $1',
            values: [id, priceCents, stock],
          }),
        rewrite: ({ document }) =>
          client.query({
            name: 'rewrite',
            text: insert,
            values: [JSON.stringify([toRow(document, values)])],
          }),
      },
      buildMs,
      bytes: Number(rows[0]?.bytes),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function toRow(document: ProductDocument, values: PostgresValues) {
  const {
    id,
    priceCents,
    formerPriceCents,
    stock,
    popularity,
    createdAt,
    title,
    subTitle,
    brand,
    description,
  } = document
  const former = formerPriceCents ?? 0
  return {
    id,
    price: priceCents,
    discount: former > priceCents ? Math.floor(((former - priceCents) * 10_000) / former) : 0,
    stock,
    popularity,
    created: createdAt,
    categories: document.categoryIds,
    vals: values.toNumbers(document.facets),
    title,
    details: [subTitle, brand, ...document.categoryTitles, ...document.facetTexts].join(' '),
    description,
  }
}
