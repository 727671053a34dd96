import type { Candidate } from '@sluimer/product-files/input/candidate'
import type { CatalogNames } from '@sluimer/product-files/input/catalog-names'
import type { Db } from '../../../platform/db/database.ts'
import { createGate } from './gate.ts'
import type { PendingNames } from './pending-names.ts'
import type { Removal, RemovalCounts } from './removals.ts'
import { type Decision, decideBatch, type Outcome, saveBatch } from './save-batch.ts'

/** The number of products that are compared and saved together. */
const batchSize = 100

export interface ImportCounts {
  read: number
  created: number
  changed: number
  unchanged: number
  refused: number
  /** What is no longer on sale afterwards. */
  removals: RemovalCounts
}

interface Listener {
  /** Is called for every product at the moment when it is refused. */
  onRefused(place: { line: number; name: string; reason: string }): void
  /** Is called for every known product that has something going off sale. */
  onRemoval?(removal: Removal): void
  onProgress?(counts: Readonly<ImportCounts>): void
}

interface Options extends Listener {
  now: Date
  /** The names that products can refer to. */
  names: CatalogNames
  /** What line numbers in the file count. */
  unit: 'row' | 'line'
  /** Reports what would happen and saves nothing. */
  isRehearsal?: boolean
  /** Names that are created once a product needs them. */
  pending?: PendingNames
  /** Pictures that count as known although a rehearsal did not store them. */
  promisedPictures?: ReadonlySet<string>
}

/**
 * Saves the products of a file, each whole or not at all. An import that was cut off is simply repeated: what is
 * there already is left alone. While one batch is saved the next one is read; no more are ever in memory.
 */
export async function importProducts(
  db: Db,
  candidates: AsyncIterable<Candidate>,
  options: Options,
): Promise<ImportCounts> {
  const removals = { products: 0, variants: 0, of: 0 }
  const counts = { read: 0, created: 0, changed: 0, unchanged: 0, refused: 0, removals }
  const gate = createGate(options.names, options.unit)
  /** The batch that is being saved. Only one is at a time, so that products keep the order of the file. */
  let saving: Promise<void> = Promise.resolve()
  let batch: Candidate[] = []
  const tell = (outcomes: readonly Outcome[]) => {
    for (const { outcome, line, name, reason, removal } of outcomes) {
      counts.read++
      counts[outcome]++
      if (removal !== undefined) count(removal)
      if (outcome === 'refused') options.onRefused({ line, name, reason })
    }
    options.onProgress?.(counts)
  }
  const count = (removal: Removal) => {
    const gone = removal.variants.length
    removals.of += removal.of
    removals.variants += gone
    if (gone > 0 && gone === removal.of) removals.products++
    if (gone > 0) options.onRemoval?.(removal)
  }
  const save = async (decision: Decision) =>
    tell(options.isRehearsal ? decision.outcomes : await saveBatch(db, decision, options.now))
  const work = async () => {
    const decision = await decideBatch(db, batch, gate, options)
    batch = []
    await options.pending?.makeFor(decision.toSave.values())
    await saving
    saving = save(decision)
    // The batch is awaited later; until then its failure must not end the process as an unhandled rejection.
    saving.catch(() => undefined)
  }
  try {
    for await (const candidate of candidates) {
      batch.push(candidate)
      if (batch.length === batchSize) await work()
    }
  } finally {
    // A file that cannot be read any further also ends here: what was read of it before is saved.
    await work()
    await saving
  }
  return counts
}
