import type { Db } from '../../platform/db/database.ts'
import type { CatalogNames } from '../catalog/catalog-names.queries.ts'
import type { Candidate } from './candidate.ts'
import { createGate } from './gate.ts'
import type { PendingNames } from './mapping/pending-names.ts'
import { decideBatch, type Outcome, saveBatch } from './save-batch.ts'

/** Products that are compared and saved together. */
const batchSize = 100
/** Batches that are saved at a time: while the database works at one, the statements of another are made. */
const abreast = 2

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
  /** Names that are made once a product needs them. */
  pending?: PendingNames
  /** Pictures that count as known though a rehearsal did not keep them. */
  promisedPictures?: ReadonlySet<string>
}

/**
 * Saves the products of a file, each whole or not at all: an import that was cut off is done again, and what is there already is
 * left alone. While some batches are saved the next is read; more are never in memory.
 */
export async function importProducts(
  db: Db,
  candidates: AsyncIterable<Candidate>,
  options: Options,
): Promise<ImportCounts> {
  const counts = { read: 0, created: 0, changed: 0, unchanged: 0, refused: 0 }
  const gate = createGate(options.names, options.unit)
  /** Batches that are being saved, the oldest first: each tells what became of it once those before it have. */
  const saving: Promise<void>[] = []
  let batch: Candidate[] = []
  const tell = (outcomes: readonly Outcome[]) => {
    for (const { outcome, line, name, reason } of outcomes) {
      counts.read++
      counts[outcome]++
      if (outcome === 'refused') options.onRefused({ line, name, reason })
    }
    options.onProgress?.(counts)
  }
  const work = async () => {
    const decision = await decideBatch(db, batch, gate, options)
    batch = []
    await options.pending?.makeFor(decision.toSave.values())
    if (saving.length >= abreast) await saving.shift()
    const before = saving.at(-1)
    const saved = options.isRehearsal ? decision.outcomes : saveBatch(db, decision, options.now)
    const told = Promise.all([saved, before]).then(([outcomes]) => tell(outcomes))
    // It is waited for later; until then a failure must not end the process as one that nobody hears of.
    told.catch(() => undefined)
    saving.push(told)
  }
  try {
    for await (const candidate of candidates) {
      batch.push(candidate)
      if (batch.length === batchSize) await work()
    }
  } finally {
    // A file that cannot be read on ends here too: what was read of it before is saved.
    await work()
    await Promise.all(saving)
  }
  return counts
}
