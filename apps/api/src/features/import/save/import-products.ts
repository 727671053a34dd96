import type { Candidate } from '@sluimer/product-files/input/candidate'
import type { CatalogNames } from '@sluimer/product-files/input/catalog-names'
import type { Db } from '../../../platform/db/database.ts'
import { createGate } from './gate.ts'
import type { PendingNames } from './pending-names.ts'
import type { Removal, RemovalCounts } from './removals.ts'
import { type Decision, decideBatch, type Outcome, saveBatch } from './save-batch.ts'

/** Products that are compared and saved together. */
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
  /** Hears of every product that was refused, when it was. */
  onRefused(place: { line: number; name: string; reason: string }): void
  /** Hears of every known product of which something goes off sale. */
  onRemoval?(removal: Removal): void
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
  /** Names that are made once a product needs them. */
  pending?: PendingNames
  /** Pictures that count as known though a rehearsal did not keep them. */
  promisedPictures?: ReadonlySet<string>
}

/**
 * Saves the products of a file, each whole or not at all: an import that was cut off is done again, and what is there already is
 * left alone. While one batch is saved the next is read; more are never in memory.
 */
export async function importProducts(
  db: Db,
  candidates: AsyncIterable<Candidate>,
  options: Options,
): Promise<ImportCounts> {
  const removals = { products: 0, variants: 0, of: 0 }
  const counts = { read: 0, created: 0, changed: 0, unchanged: 0, refused: 0, removals }
  const gate = createGate(options.names, options.unit)
  /** The batch that is being saved. One at a time, so that products get their places in the order of the file. */
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
    // It is waited for later; until then a failure must not end the process as one that nobody hears of.
    saving.catch(() => undefined)
  }
  try {
    for await (const candidate of candidates) {
      batch.push(candidate)
      if (batch.length === batchSize) await work()
    }
  } finally {
    // A file that cannot be read on ends here too: what was read of it before is saved.
    await work()
    await saving
  }
  return counts
}
