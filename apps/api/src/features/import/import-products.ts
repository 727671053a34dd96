import type { Db } from '../../platform/db/database.ts'
import type { CatalogNames } from '../catalog/catalog-names.queries.ts'
import type { Candidate } from './candidate.ts'
import { createGate } from './gate.ts'
import { saveBatch } from './save-batch.ts'

/** Products that are compared and saved together. */
const batchSize = 100

export interface ImportCounts {
  read: number
  created: number
  changed: number
  unchanged: number
  refused: number
}

interface Listener {
  /** Hears of every product that was refused, when it was. */
  onRefused(place: { line: number; name: string; reason: string }): void
  onProgress?(counts: Readonly<ImportCounts>): void
}

interface Options extends Listener {
  now: Date
  /** What products can name. */
  names: CatalogNames
  /** What the places in the file are numbered by. */
  unit: 'row' | 'line'
  /** Says what would happen and saves nothing. */
  isRehearsal?: boolean
  /** Pictures that count as known though a rehearsal did not keep them. */
  promisedPictures?: ReadonlySet<string>
}

/**
 * Saves the products of a file, each whole or not at all and in a transaction of its own: an import that was cut off is done
 * again, and what is there already is left alone. Only a batch of products is in memory at a time.
 */
export async function importProducts(
  db: Db,
  candidates: AsyncIterable<Candidate>,
  options: Options,
): Promise<ImportCounts> {
  const counts = { read: 0, created: 0, changed: 0, unchanged: 0, refused: 0 }
  const gate = createGate(options.names, options.unit)
  let batch: Candidate[] = []
  const work = async () => {
    for (const { outcome, line, name, reason } of await saveBatch(db, batch, gate, options)) {
      counts.read++
      counts[outcome]++
      if (outcome === 'refused') options.onRefused({ line, name, reason })
    }
    batch = []
    options.onProgress?.(counts)
  }
  for await (const candidate of candidates) {
    batch.push(candidate)
    if (batch.length === batchSize) await work()
  }
  await work()
  return counts
}
