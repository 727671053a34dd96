import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { selectOpenCart } from './cart.queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

/** Returns how many carts a plan read, found or not. */
function countCartsRead(node: PlanNode): number {
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = node['Relation Name'] === 'cart' ? (node['Actual Rows'] + dropped) * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + countCartsRead(child), own)
}

/** Returns the insert of guests' carts with tokens such as 'open 5'. */
function insertCarts(name: string, count: number, orderedAt: SQL): SQL {
  return sql`insert into cart (id, token_hash, ordered_at, created_at, updated_at)
    select gen_random_uuid(), ${name}::text || ' ' || at, ${orderedAt}, now(), now() from generate_series(1, ${count}::integer) as at`
}

test('a look for the cart of a token reads that cart alone, however many open ones PostgreSQL has not counted yet', async () => {
  await app.db.transaction(async (tx) => {
    // PostgreSQL last counted when nearly all carts were ordered.
    await tx.execute(insertCarts('ordered', 200, sql`now()`))
    await tx.execute(sql`analyze cart`)
    await tx.execute(insertCarts('open', 3000, sql`null`))
    const found = sql`${selectOpenCart(tx, sql`asked.token_hash`)} as found`
    const look = sql`select found.* from unnest(array['open 5']) as asked (token_hash) cross join lateral ${found}`
    const { rows } = await tx.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      sql`explain (analyze, format json) ${look}`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    expect(plan && countCartsRead(plan)).toBe(1)
  })
})
