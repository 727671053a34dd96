import { describeUnread } from '@sluimer/product-files/columns/unread-columns'
import type { ForeignFile } from '@sluimer/product-files/mapping/foreign-file'
import type { ImportDeps } from '../import-request.ts'
import { type ImportCounts, importProducts } from '../save/import-products.ts'
import type { PendingNames } from '../save/pending-names.ts'
import { describeRemoval, describeRemovals, howToAllow, needsConsent } from '../save/removals.ts'
import { type ExitCode, type Terminal, toPrintable } from '../terminal.ts'
import { openCandidates, type Reading } from './open-candidates.ts'
import { createRefusalReasons } from './refusal-reasons.ts'

/** A long import shows its progress at this interval. */
const progressPauseMs = 2_000

type Order = Reading & { pending: PendingNames }

/** Saves the products of a file that was checked before, and reports to the terminal. */
export async function importCandidates(
  deps: ImportDeps,
  file: 'own' | ForeignFile,
  order: Order,
  terminal: Terminal,
): Promise<ExitCode> {
  const { db, clock } = deps
  const { isRehearsal, mapping, names, pending } = order
  const now = clock()
  const reasons = createRefusalReasons()
  const { candidates, notes, columns, promisedPictures } = openCandidates(deps, file, order, now)
  const unit = file === 'own' ? 'line' : file.unit

  let toldAt = now.getTime()
  const counts = await importProducts(db, candidates, {
    now,
    names,
    unit,
    isRehearsal,
    promisedPictures,
    pending,
    onRefused: ({ line, name, reason }) => {
      reasons.add(reason)
      terminal.out(`${unit} ${line}${name && `, ${toPrintable(name)}`}: ${toPrintable(reason)}\n`)
    },
    onRemoval: (removal) =>
      terminal.err(
        `${isRehearsal ? 'Would take off sale' : 'Taken off sale'}: ${describeRemoval(removal)}\n`,
      ),
    onProgress: (soFar) => {
      const at = clock().getTime()
      if (at - toldAt < progressPauseMs) return
      toldAt = at
      terminal.err(`… ${told(soFar)}\n`)
    },
  })
  for (const { note, count } of notes.list()) terminal.err(`${toPrintable(note)} (${count}x)\n`)
  for (const { column, count } of columns.errors())
    terminal.err(
      `Errors of a spreadsheet ('#NAME?') under '${toPrintable(column)}', read as empty (${count}x)\n`,
    )
  const isNamed = file !== 'own' && (file.guess !== undefined || mapping.columns !== undefined)
  // Products that were refused at once were never read.
  const leftOut =
    counts.refused < counts.read
      ? describeUnread(columns.unread(file === 'own' ? [] : file.format.columns.flat()), isNamed)
      : ''
  if (leftOut !== '') terminal.err(`${toPrintable(leftOut)}\n`)
  const many = reasons.list()
  if (many.length > 0) terminal.err('Why most products were refused:\n')
  for (const { reason, count } of many) terminal.err(`  ${count}x ${toPrintable(reason)}\n`)
  terminal.err(`${isRehearsal ? 'Nothing is saved. It would be: ' : ''}${told(counts)}\n`)
  const { removals } = counts
  if (removals.variants > 0)
    terminal.err(`${isRehearsal ? 'Would be taken' : 'Taken'} off sale: ${describeRemovals(removals)}\n`)
  if (isRehearsal && !order.allowsRemovals && needsConsent(removals)) terminal.err(`${howToAllow}\n`)
  return counts.refused > 0 ? 1 : 0
}

const told = ({ read, created, changed, unchanged, refused }: Readonly<ImportCounts>) =>
  `${read} products read: ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`
