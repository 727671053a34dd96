import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoProductLines } from '@sluimer/demo/products/product-lines'
import { readJsonLines } from '@sluimer/product-files/own-format/read-json-lines'
import { loadCatalogNames } from '../features/catalog/product/catalog-names.queries.ts'
import { importProducts } from '../features/import/save/import-products.ts'
import type { Db } from '../platform/db/database.ts'

/**
 * Loads the demo products the way an owner loads theirs: from a product file in our own format. The file is written
 * anew for each load, since its days count back from that moment. Returns the number of products; a refused product
 * is a fault in the demo.
 */
export async function loadDemoProducts(db: Db, now: Date): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'sluimer-demo-'))
  try {
    const file = join(folder, 'products.jsonl')
    await writeFile(file, demoProductLines(now))
    const { read } = await importProducts(db, readJsonLines(file), {
      now,
      names: await loadCatalogNames(db),
      unit: 'line',
      onRefused: ({ line, name, reason }) => {
        throw new Error(`line ${line} of the demo shop's products, ${name}: ${reason}`)
      },
    })
    return read
  } finally {
    await rm(folder, { recursive: true })
  }
}
