import {
  Column,
  is,
  isSQLWrapper,
  Name,
  Param,
  Placeholder,
  SQL,
  StringChunk,
  Subquery,
  Table,
  View,
} from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** What stands in a statement, for each class of Drizzle's. Whatever is `rare` is left to Drizzle. */
type Kind = 'text' | 'name' | 'statement' | 'table' | 'column' | 'parameter' | 'nested' | 'value' | 'rare'

const kinds = new Map<unknown, Kind>()

/**
 * Writes the text of statements as Drizzle does, in one pass instead of several objects for each word: Drizzle looks through the
 * ancestors of every piece for each of ten classes, which was a fifth of what an order cost the api (docs/decisions/0179). A statement
 * with anything unusual in it is written by Drizzle itself.
 */
export class OnePassDialect extends PgDialect {
  /** The text of a table or a column never changes. */
  readonly #names = new WeakMap<object, string>()

  override sqlToQuery(statement: SQL, invokeSource?: 'indexes'): ReturnType<PgDialect['sqlToQuery']> {
    if (invokeSource !== undefined) return super.sqlToQuery(statement, invokeSource)
    const params: unknown[] = []
    const text = this.#write(statement, params)
    return text === undefined ? super.sqlToQuery(statement) : { sql: text, params }
  }

  /** Returns the text of a piece, and adds its values to `params`; undefined when Drizzle has to write the whole statement. */
  #write(piece: unknown, params: unknown[]): string | undefined {
    if (piece === undefined) return ''
    if (typeof piece === 'function') return undefined
    if (typeof piece !== 'object' || piece === null) return this.#writeValue(piece, params)
    if (Array.isArray(piece)) return this.#writeList(piece, params)
    switch (findKind(piece)) {
      case 'text':
        return (piece as StringChunk).value.join('')
      case 'name':
        return this.escapeName((piece as Name).value)
      case 'statement':
        return this.#writeAll(piece as SQL, params)
      case 'table':
      case 'column':
        return this.#writeName(piece as Table | Column)
      case 'parameter':
        return this.#writeParameter(piece as Param, params)
      case 'nested':
        return this.#writeNested(piece as SQL, params)
      case 'value':
        return this.#writeValue(piece, params)
      case 'rare':
        return undefined
    }
  }

  #writeAll(statement: SQL, params: unknown[]): string | undefined {
    // Private in Drizzle's types, though anybody may set it with `inlineParams()`.
    if (Reflect.get(statement, 'shouldInlineParams')) return undefined
    let text = ''
    for (const piece of statement.queryChunks) {
      const written = this.#write(piece, params)
      if (written === undefined) return undefined
      text += written
    }
    return text
  }

  #writeList(pieces: readonly unknown[], params: unknown[]): string | undefined {
    const written = pieces.map((piece) => this.#write(piece, params))
    return written.includes(undefined) ? undefined : `(${written.join(', ')})`
  }

  #writeName(piece: Table | Column): string {
    const known = this.#names.get(piece)
    if (known !== undefined) return known
    const { sql } = super.sqlToQuery(new SQL([piece]))
    this.#names.set(piece, sql)
    return sql
  }

  #writeParameter({ value, encoder }: Param, params: unknown[]): string | undefined {
    if (is(value, Placeholder)) return undefined
    const converted = value === null ? null : encoder.mapToDriverValue(value)
    return is(converted, SQL) ? this.#writeAll(converted, params) : this.#writeValue(converted, params)
  }

  #writeNested(query: { getSQL(): SQL; shouldOmitSQLParens?(): boolean }, params: unknown[]) {
    const text = this.#writeAll(query.getSQL(), params)
    return text === undefined || query.shouldOmitSQLParens?.() ? text : `(${text})`
  }

  #writeValue(value: unknown, params: unknown[]): string {
    params.push(value)
    return this.escapeParam(params.length - 1)
  }
}

function findKind(piece: object): Kind {
  const known = kinds.get(piece.constructor)
  if (known !== undefined) return known
  const kind = judgeKind(piece)
  // A plain object may be a value, and may be a piece with a statement in it.
  if (piece.constructor !== Object) kinds.set(piece.constructor, kind)
  return kind
}

/** Asks in the order in which Drizzle asks. */
function judgeKind(piece: object): Kind {
  if (is(piece, StringChunk)) return 'text'
  if (is(piece, Name)) return 'name'
  if (is(piece, SQL)) return 'statement'
  if (is(piece, Table)) return 'table'
  if (is(piece, Column)) return 'column'
  if (is(piece, Param)) return 'parameter'
  if ([View, Placeholder, SQL.Aliased, Subquery].some((rare) => is(piece, rare))) return 'rare'
  return isSQLWrapper(piece) ? 'nested' : 'value'
}
