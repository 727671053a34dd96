import type { ForeignFile } from '@sluimer/product-files/mapping/foreign-file'
import { hasProducts } from '../../catalog/product/has-products.queries.ts'
import type { ImportDeps } from '../import-request.ts'
import { importProducts } from '../save/import-products.ts'
import { describeRemoval, describeRemovals, howToAllow, needsConsent } from '../save/removals.ts'
import type { Terminal } from '../terminal.ts'
import { openCandidates, type Reading } from './open-candidates.ts'

/**
 * Goes through a file as a dry run does, before any of it is saved. When so much would go off sale that somebody has
 * to confirm it, it returns false and reports all of it. An empty shop has nothing to lose.
 */
export async function mayTakeOffSale(
  deps: ImportDeps,
  file: 'own' | ForeignFile,
  reading: Reading,
  terminal: Terminal,
): Promise<boolean> {
  if (reading.isRehearsal || reading.allowsRemovals || !(await hasProducts(deps.db))) return true
  const now = deps.clock()
  const { candidates, promisedPictures } = openCandidates(deps, file, { ...reading, isRehearsal: true }, now)
  /** These lines are printed only when the import is stopped. */
  const lines: string[] = []
  const { removals } = await importProducts(deps.db, candidates, {
    ...{ now, names: reading.names, isRehearsal: true, promisedPictures },
    unit: file === 'own' ? 'line' : file.unit,
    onRefused: () => undefined,
    onRemoval: (removal) => void (lines.length < mostLines && lines.push(describeRemoval(removal))),
  })
  if (!needsConsent(removals)) return true
  for (const line of lines) terminal.err(`Would take off sale: ${line}\n`)
  terminal.err(`It would take off sale ${describeRemovals(removals)}. Nothing is saved.\n${howToAllow}\n`)
  return false
}

/** A dry run reports all of them; here they only explain why nothing was done. */
const mostLines = 1_000
