import { expect, test } from 'vitest'
import { describeCalls, shorten } from './describe-statements.ts'

test.each([
  [
    'select (select "a" from (select * from "y") as x), (select "b" from "z") from (select) as nothing',
    'select together from y, z',
  ],
  [
    'select (select "a" from "y" where "y"."id" = asked.id) from unnest($1::text[]) as asked (id)',
    'select together from y',
  ],
  ['select "a", (select "x" from "y") from "z" where "z"."id" = $1', 'select … from z where z.id = ?'],
  [
    'insert into "z" ("a", "b") values ($1, default) returning "a", "b"',
    'insert into z values … returning …',
  ],
  ['update "z" set "a" = $1, "b" = $2 where "z"."id" = $3', 'update z set … where z.id = ?'],
  ['update "z" set "a" = "a" + 1 where "z"."id" = $3', 'update z set a = a + 1 where z.id = ?'],
  ["select nextval('order_number')", "select nextval('order_number')"],
])('%s is described without what is long', (text, described) => {
  expect(shorten(text)).toBe(described)
})

test('statements and waits are counted apart, for each call and together', () => {
  const one = { rowCount: 1, transaction: 1, isSentAlong: false }
  const statements = [
    { ...one, text: 'begin' },
    { ...one, text: 'select 1', isSentAlong: true },
    { ...one, text: 'commit' },
  ]
  const calls = [
    { title: 'one', statements },
    { title: 'two', statements: [{ ...one, transaction: 0, text: 'select 2' }] },
  ]
  expect(describeCalls(calls).split('\n')).toEqual([
    'whole order: 4 statements in 3 round trips, 2 within a transaction',
    '',
    'one: 3 statements in 2 round trips, 2 within a transaction',
    '> 1 begin',
    '+ 1 select 1',
    '> 1 commit',
    '',
    'two: 1 statements in 1 round trips, 0 within a transaction',
    '>   select 2',
    '',
  ])
})
