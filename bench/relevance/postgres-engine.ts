import type { ProductDocument } from '@sluimer/search/port'
import { Client } from 'pg'
import type { Engine } from './engine.ts'
import { createOwnDatabase } from './own-database.ts'

/** Stemming of the Dutch configuration that PostgreSQL brings, after taking accents off. */
const schema = `
  create extension pg_trgm;
  create extension unaccent;
  create text search configuration shop (copy = dutch);
  alter text search configuration shop
    alter mapping for hword, hword_part, word with unaccent, dutch_stem;
  create table product (id integer primary key, popularity integer, names text, words tsvector);
`

const insert = `
  insert into product
  select id, popularity, lower(unaccent(concat_ws(' ', title, details))),
    setweight(to_tsvector('shop', title), 'A') || setweight(to_tsvector('shop', details), 'B') ||
    setweight(to_tsvector('simple', skus), 'B') || setweight(to_tsvector('shop', description), 'D')
  from jsonb_to_recordset($1::jsonb)
    as given (id integer, popularity integer, title text, details text, skus text, description text)
`

/**
 * All words must be there, the last one perhaps unfinished; or the whole text resembles a stretch of the product's names
 * as far as the operator's own threshold asks. The two scores are added.
 */
const select = `
  with asked as materialized (
    select lower(unaccent($1)) as names,
      case when numnode(websearch_to_tsquery('shop', $1)) = 0 then ''::tsquery
        else (websearch_to_tsquery('shop', $1)::text || ':*')::tsquery end as words
  )
  select id from product, asked
  where product.words @@ asked.words or asked.names <% product.names
  order by ts_rank(product.words, asked.words) + word_similarity(asked.names, product.names) desc,
    popularity desc, id
  limit $2
`

/** PostgreSQL's own Dutch full text with weights, helped by trigrams, in a database made for this measurement. */
export async function openPostgres(documents: readonly ProductDocument[], pageSize: number): Promise<Engine> {
  const database = await createOwnDatabase()
  const client = new Client({ connectionString: database.url })
  const close = async () => {
    await client.end()
    await database.drop()
  }
  try {
    await client.connect()
    await client.query(schema)
    await client.query(insert, [JSON.stringify(documents.map(rowOf))])
  } catch (error) {
    await close()
    throw error
  }
  return {
    name: 'PostgreSQL',
    async search(text) {
      const { rows } = await client.query<{ id: number }>(select, [text, pageSize])
      return { ids: rows.map(({ id }) => id), isRelaxed: false }
    },
    close,
  }
}

function rowOf(document: ProductDocument) {
  const { id, popularity, title, subTitle, brand, sku, categoryTitles, facetTexts, description } = document
  const details = [subTitle, brand, ...categoryTitles, ...facetTexts].join('. ')
  return { id, popularity, title, details, skus: sku.join(' '), description }
}
