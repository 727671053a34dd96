import { and, eq, exists, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import {
  alias,
  bigint,
  integer,
  jsonb,
  PgDialect,
  pgEnum,
  pgSchema,
  pgTable,
  QueryBuilder,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OnePassDialect } from './one-pass-dialect.ts'

const shelf = pgTable('shelf', {
  id: bigint({ mode: 'number' }).primaryKey(),
  shelfName: text(),
  filledAt: timestamp({ withTimezone: true }),
  notes: jsonb(),
})
const box = pgTable('box "of" boxes', {
  id: integer(),
  shelfId: bigint({ mode: 'number' }),
  named: text('Other Name'),
})
const elsewhere = pgSchema('attic').table('crate', { id: integer() })
const color = pgEnum('color', ['wit', 'zand'])

const options = { casing: 'snake_case' } as const
const drizzles = new PgDialect(options)
const ours = new OnePassDialect(options)
const builder = new QueryBuilder(options)

/** Writes a statement twice with ours, since the second time names are known, and expects what Drizzle writes. */
function expectTheSame(make: () => SQL) {
  const wanted = drizzles.sqlToQuery(make())
  for (const written of [ours.sqlToQuery(make()), ours.sqlToQuery(make())])
    expect({ sql: written.sql, params: written.params }).toEqual({ sql: wanted.sql, params: wanted.params })
  return wanted
}

/** As Drizzle's own queries of relations are. */
class Bare {
  getSQL = () => sql`order by ${box.id}`
  shouldOmitSQLParens = () => true
}

const other = alias(box, 'other')
const inside = builder.select({ id: box.id }).from(box).where(eq(box.shelfId, shelf.id))
const counted = builder
  .select({ shelfId: box.shelfId, count: sql<number>`count(*)`.as('boxes') })
  .from(box)
  .groupBy(box.shelfId)

const statements: Record<string, () => SQL> = {
  'a select with joins, an alias and a list': () =>
    builder
      .select({ shelf, other })
      .from(shelf)
      .leftJoin(other, eq(other.shelfId, shelf.id))
      .where(and(inArray(shelf.id, [1, 2, 3]), or(gt(other.id, 4), isNull(shelf.filledAt))))
      .orderBy(shelf.shelfName)
      .limit(5)
      .getSQL(),
  'a condition on another select': () => builder.select().from(shelf).where(exists(inside)).getSQL(),
  'a list from another select': () => builder.select().from(shelf).where(inArray(shelf.id, inside)).getSQL(),
  'a select from a select': () => {
    const boxes = counted.as('counted')
    return builder.select({ boxes: boxes.count }).from(boxes).getSQL()
  },
  'a select with a query before it': () => {
    const boxes = builder.$with('counted').as(counted)
    return builder.with(boxes).select().from(boxes).getSQL()
  },
  'values of all kinds, as the column writes them': () =>
    sql`${eq(shelf.filledAt, new Date(0))} ${eq(shelf.notes, { a: [1] })} ${new Date(1)} ${null} ${true} ${2n} ${'x'} ${undefined}`,
  'names with quotes, of a schema, of one table': () =>
    sql`${box} ${box.named} ${elsewhere} ${elsewhere.id} ${sql.identifier('a"b')} ${color}`,
  'lists, also within lists and empty ones': () =>
    sql`${[1, [shelf.id, 'x'], []]} ${sql.join([sql`a`, sql`${1}`], sql`, `)}`,
  'values that stand in the text': () => sql`${sql`a = ${'x'}`.inlineParams()} and b = ${1}`,
  'a value that is a statement': () => sql`${sql.param(1, { mapToDriverValue: () => sql`f(${2})` })} ${3}`,
  'a place that is filled in later': () => sql`${1} ${sql.placeholder('one')}`,
  'a place for a value of a column': () => sql`${1} ${sql.param(sql.placeholder('two'), shelf.id)}`,
  'a query without brackets': () => sql`a ${new Bare()}`,
  nothing: () => sql``,
}

describe('a statement is written as Drizzle writes it', () => {
  test.each(Object.entries(statements))('%s', (_title, make) => {
    expectTheSame(make)
  })

  test('whatever it consists of', () => {
    const leaf = fc.oneof(
      fc.constantFrom<unknown>(
        shelf,
        box,
        elsewhere,
        shelf.shelfName,
        box.named,
        other,
        other.id,
        undefined,
        null,
        color,
      ),
      fc.constantFrom<unknown>(inside, sql.identifier('x'), sql.raw('now()'), sql.placeholder('later')),
      fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.date({ noInvalidDate: true })),
      fc.string().map((value) => sql.param(value, shelf.shelfName)),
    )
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        fc.array(tie('tree'), { maxLength: 4 }).map((pieces) =>
          sql.join(
            pieces.map((piece) => sql`${piece}`),
            sql`, `,
          ),
        ),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.tuple(tie('tree'), tie('tree')).map(([one, two]) => sql`(${one} = ${two})`),
      ),
    }))
    fc.assert(fc.property(tree, (piece) => void expectTheSame(() => sql`select ${piece}`)))
  })
})

test('the usual statement is not left to Drizzle', () => {
  const left: SQL[] = []
  class Watched extends OnePassDialect {}
  const { sqlToQuery } = PgDialect.prototype
  PgDialect.prototype.sqlToQuery = function (statement, source) {
    left.push(statement)
    return sqlToQuery.call(this, statement, source)
  }
  try {
    const usual = builder
      .select({ shelf })
      .from(shelf)
      .where(and(eq(shelf.id, 1), exists(inside)))
      .getSQL()
    const dialect = new Watched(options)
    dialect.sqlToQuery(usual)
    // Names of tables and columns are Drizzle's, the first time.
    expect(left).not.toContain(usual)
    left.length = 0
    dialect.sqlToQuery(usual)
    expect(left).toEqual([])
  } finally {
    PgDialect.prototype.sqlToQuery = sqlToQuery
  }
})

test('an object that is a value says nothing of one that holds a statement', () => {
  const value = { note: 'dust' }
  const piece = { getSQL: () => sql`order by ${box.id}`, shouldOmitSQLParens: () => true }
  for (const first of [value, piece]) expectTheSame(() => sql`select ${first}`)
  for (const first of [piece, value]) expectTheSame(() => sql`select ${first}`)
})
