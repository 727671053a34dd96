import type { ProductDocument } from '@sluimer/search/port'
import { Client } from 'pg'
import type { OpenEngines } from './engine.ts'
import { createOwnDatabase } from './own-database.ts'

/** Removes accents, then stems with PostgreSQL's own Dutch configuration. */
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

/** The words of the query: all of them or any, the last one perhaps unfinished. */
const asked = `
  with parsed as materialized (
    select lower(unaccent($1)) as names, websearch_to_tsquery('shop', $1) as words
  ), asked as materialized (
    select names,
      case when numnode(words) = 0 then ''::tsquery else (words::text || ':*')::tsquery end as all_words,
      case when numnode(words) = 0 then ''::tsquery
        else (replace(words::text, '&', '|') || ':*')::tsquery end as any_words
    from parsed
  )
`

/** As in the manual: all words, or a similarity above the operator's own threshold of 0.6. */
const plain = `
  ${asked}
  select id from product, asked
  where words @@ all_words or word_similarity(asked.names, product.names) >= 0.6
  order by ts_rank(words, all_words) + word_similarity(asked.names, product.names) desc, popularity desc, id
  limit $2
`

/**
 * The best of some forty variations on the queries to tune with (any word or all, ranks and weights, thresholds from 0.3
 * to 0.6): products with all words come first, then those with any of them or with a slight similarity.
 */
const tuned = `
  ${asked}
  select id from product, asked
  where words @@ any_words or word_similarity(asked.names, product.names) >= 0.3
  order by words @@ all_words desc,
    2 * ts_rank(words, any_words) + word_similarity(asked.names, product.names) desc, popularity desc, id
  limit $2
`

/** Opens PostgreSQL's own Dutch full text with weights, helped by trigrams, in a database made for this measurement. */
export async function openPostgres(
  documents: readonly ProductDocument[],
  pageSize: number,
): Promise<OpenEngines> {
  const database = await createOwnDatabase()
  const client = new Client({ connectionString: database.url })
  const close = async () => {
    await client.end()
    await database.drop()
  }
  try {
    await client.connect()
    await client.query(schema)
    await client.query(insert, [JSON.stringify(documents.map(toRow))])
  } catch (error) {
    await close()
    throw error
  }
  const createEngine = (name: string, statement: string) => ({
    name,
    async search(text: string) {
      const { rows } = await client.query<{ id: number }>(statement, [text, pageSize])
      return { ids: rows.map(({ id }) => id), isRelaxed: false }
    },
  })
  return { engines: [createEngine('PostgreSQL', plain), createEngine('PostgreSQL, tuned', tuned)], close }
}

function toRow(document: ProductDocument) {
  const { id, popularity, title, subTitle, brand, sku, categoryTitles, facetTexts, description } = document
  const details = [subTitle, brand, ...categoryTitles, ...facetTexts].join('. ')
  return { id, popularity, title, details, skus: sku.join(' '), description }
}
