import { eq } from 'drizzle-orm'
import { changePrice } from '../../apps/api/src/features/catalog/price/change-price.ts'
import { product } from '../../apps/api/src/features/catalog/tables/product-tables.ts'
import { variant } from '../../apps/api/src/features/catalog/tables/variant-tables.ts'
import type { Db } from '../../apps/api/src/platform/db/database.ts'

const changeEveryMs = Number(process.env.CHANGE_MS ?? 300)
/** € 7.000,01 and up: the cents count the changes, so a page shows which of them it has. A whole amount would show no cents. */
const baseCents = 700_001
const mostChanges = 99

/** Changes the price of all variants of a product again and again, and notes when each change was committed. */
export async function changePrices(db: Db, slug: string) {
  const rows = await db
    .select({ id: variant.id, priceCents: variant.priceCents })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(product.slug, slug))
  const committedAt: number[] = []
  let isStopped = false

  async function setAll(toPriceCents: (row: { priceCents: number }) => number) {
    for (const row of rows)
      await changePrice(db, { variantId: row.id, priceCents: toPriceCents(row) }, new Date())
  }

  async function run() {
    for (let count = 0; !isStopped; count++) {
      await setAll(() => baseCents + (count % mostChanges))
      committedAt.push(performance.now())
      await new Promise((resolve) => setTimeout(resolve, changeEveryMs))
    }
  }

  const running = run()
  return {
    slug,
    /** Returns how long the price on a page asked for at `askedAt` had been replaced by then; undefined when it shows none. */
    calculateAge(page: string, askedAt: number): number | undefined {
      const shown = [...page.matchAll(/7\.?000[,.](\d\d)/g)].map((match) => Number(match[1]) - 1)
      if (shown.length === 0) return undefined
      const newest = committedAt.findLastIndex((at) => at <= askedAt)
      const ages = shown.map((cents) => {
        const behind = (((newest - cents) % mostChanges) + mostChanges) % mostChanges
        // The page is newer than the request: it shows a change that was committed after it.
        return behind > mostChanges / 2 || behind === 0
          ? 0
          : askedAt - (committedAt[newest - behind + 1] ?? askedAt)
      })
      return Math.max(...ages)
    },
    async stop() {
      isStopped = true
      await running
      await setAll(({ priceCents }) => priceCents)
    },
  }
}
