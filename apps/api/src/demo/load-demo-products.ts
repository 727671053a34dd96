import { relative } from 'node:path'
import { listProductFiles } from '@sluimer/demo/catalog/demo-products'
import { daysAgo } from '@sluimer/demo/read-data'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { Candidate } from '@sluimer/product-files/input/candidate'
import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import { readOwnFile } from '@sluimer/product-files/own-format/read-own-file'
import { loadCatalogNames } from '../features/catalog/product/catalog-names.queries.ts'
import { importProducts } from '../features/import/save/import-products.ts'
import type { Db } from '../platform/db/database.ts'
import { daysBefore } from './days-before.ts'

/**
 * Loads the demo products the way an owner loads theirs: from product files in our own format. Only their dates are
 * moved, so that a fresh shop is always up to date. Returns the number of products; a refused product is a fault in the
 * demo.
 */
export async function loadDemoProducts(db: Db, now: Date): Promise<number> {
  const names = await loadCatalogNames(db)
  let count = 0
  for (const file of listProductFiles()) {
    const { read } = await importProducts(db, moveDates(readOwnFile(file), now), {
      now,
      names,
      unit: 'line',
      onRefused: ({ line, name, reason }) => {
        throw new Error(`line ${line} of ${relative('.', file)}, ${name}: ${reason}`)
      },
    })
    count += read
  }
  return count
}

async function* moveDates(candidates: AsyncIterable<Candidate>, now: Date): AsyncGenerator<Candidate> {
  for await (const candidate of candidates)
    yield candidate.ok ? { ...candidate, product: withMovedDates(candidate.product, now) } : candidate
}

function withMovedDates(
  { createdAt, variants, ...product }: CheckedProductInput,
  now: Date,
): CheckedProductInput {
  const move = (moment: Date) => daysBefore(now, daysAgo(toAmsterdamDate(moment)))
  return {
    ...product,
    ...(createdAt && { createdAt: move(createdAt) }),
    variants: variants.map(({ priceHistory, ...variant }) => ({
      ...variant,
      ...(priceHistory && {
        priceHistory: priceHistory.map((price) => ({ ...price, validFrom: move(price.validFrom) })),
      }),
    })),
  }
}
