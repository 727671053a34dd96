import { asc, eq, gt, sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { openDatabase } from './database.ts'
import { readValues } from './read-values.ts'
import { rowsInside, unreadRowsInside } from './rows-inside.ts'

const jar = pgTable('jar', { id: bigint({ mode: 'number' }).primaryKey(), roomName: text().notNull() })
const bean = pgTable('bean', {
  id: bigint({ mode: 'number' }).primaryKey(),
  jarId: bigint({ mode: 'number' }).notNull(),
  weightMg: integer(),
  isRipe: boolean().notNull(),
  pickedAt: timestamp({ withTimezone: true }).notNull(),
  notes: jsonb().$type<{ color: string }>(),
  names: text().array(),
})
const ripe = {
  ...{ id: 9_007_199_254_740_991, jarId: 1, weightMg: 350, isRipe: true, names: ['a', 'b,c'] },
  pickedAt: new Date('2026-10-25T00:30:00.125Z'),
  notes: { color: 'green' },
}
const unripe = {
  ...{ id: 2, jarId: 1, weightMg: null, isRipe: false, names: null, notes: null },
  pickedAt: new Date('2026-03-29T01:00:00Z'),
}

let database: TestDatabase
let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ url: database.url, maxConnections: 1 })
  await opened.db.execute(sql`create table jar (id bigint primary key, room_name text not null)`)
  await opened.db.execute(
    sql`create table bean (id bigint primary key, jar_id bigint, weight_mg int, is_ripe bool, picked_at timestamptz, notes jsonb, names text[])`,
  )
  await opened.db.insert(jar).values([
    { id: 1, roomName: 'kelder' },
    { id: 2, roomName: 'zolder' },
  ])
  await opened.db.insert(bean).values([ripe, unripe])
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

test('rows of a table come inside those of another as if they had been read by themselves', async () => {
  const beans = rowsInside(bean, { where: eq(bean.jarId, jar.id), orderBy: asc(bean.id) })
  const rows = await opened.db
    .select({ id: jar.id, beans })
    .from(jar)
    .innerJoin(sql`(select) as one`, sql`true`)
  expect(rows.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, beans: await opened.db.select().from(bean).orderBy(asc(bean.id)) },
    { id: 2, beans: [] },
  ])
  expect(rows.find(({ id }) => id === 1)?.beans).toEqual([unripe, ripe])
})

test('no more rows come than are wanted, the first ones', async () => {
  const { last } = await readValues(opened.db, {
    last: rowsInside(jar, { orderBy: sql`${jar.id} desc`, limit: 1 }),
  })
  expect(last).toEqual([{ id: 2, roomName: 'zolder' }])
})

test('values that have nothing to do with each other come in one statement, with further fields', async () => {
  const { jars, heavy } = await readValues(opened.db, {
    jars: rowsInside(jar, {
      orderBy: asc(jar.id),
      also: { beanCount: sql<number>`(select count(*) from ${bean} where ${bean.jarId} = ${jar.id})` },
    }),
    heavy: rowsInside(bean, { where: gt(bean.weightMg, 1_000) }),
  })
  expect(jars).toEqual([
    { id: 1, roomName: 'kelder', beanCount: 2 },
    { id: 2, roomName: 'zolder', beanCount: 0 },
  ])
  expect(heavy).toEqual([])
})

test('unread rows are the same once they are read', async () => {
  const choice = { where: eq(bean.jarId, 1), orderBy: asc(bean.id) }
  const { unread, none } = await readValues(opened.db, {
    unread: unreadRowsInside(bean, choice),
    none: unreadRowsInside(bean, { where: eq(bean.jarId, 3) }),
  })
  expect(unread()).toEqual([unripe, ripe])
  expect(none()).toEqual([])
})
