import type { CatalogNames } from '../catalog/catalog-names.queries.ts'
import type { ForeignFile } from './detect-file.ts'
import { type ImportCounts, importProducts } from './import-products.ts'
import type { ImportDeps, ImportRequest } from './import-request.ts'
import type { Mapping } from './mapping/mapping-file.ts'
import { createNotes } from './mapping/notes.ts'
import type { PendingNames } from './mapping/pending-names.ts'
import { createPictureFetcher } from './pictures/fetch-picture.ts'
import { createPictureShelf } from './pictures/picture-shelf.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readProductFile } from './read-product-file.ts'
import { createRefusalReasons } from './refusal-reasons.ts'
import { type ExitCode, printable, type Terminal } from './terminal.ts'
import { describeUnread, watchColumns } from './unread-columns.ts'

/** A long import says every so often that it goes on. */
const progressPauseMs = 2_000

type Order = ImportRequest & { mapping: Mapping; names: CatalogNames; pending: PendingNames }

/** Saves the products of a file that was looked at before, and reports to the terminal. */
export async function importCandidates(
  { db, clock, mediaDir }: ImportDeps,
  file: 'own' | ForeignFile,
  { path, isRehearsal, mapping, names, pending, pictures }: Order,
  terminal: Terminal,
): Promise<ExitCode> {
  const now = clock()
  const notes = createNotes()
  const reasons = createRefusalReasons()
  const columns = watchColumns()
  const shelf = createPictureShelf(db, {
    ...{ mediaDir, isRehearsal, folder: pictures.folder, base: pictures.base },
    fetch: pictures.isFetched ? createPictureFetcher(new Set(pictures.allowedHosts)) : undefined,
  })
  const candidates =
    file === 'own'
      ? readJsonLines(path)
      : readProductFile(names, file, {
          mapping,
          notes,
          shelf,
          columns,
          now,
          placeholder: pictures.placeholder,
        })
  const unit = file === 'own' ? 'line' : file.unit

  let toldAt = now.getTime()
  const counts = await importProducts(db, candidates, {
    now,
    names,
    unit,
    isRehearsal,
    promisedPictures: shelf.promised,
    pending,
    onRefused: ({ line, name, reason }) => {
      reasons.add(reason)
      terminal.out(`${unit} ${line}${name && `, ${printable(name)}`}: ${printable(reason)}\n`)
    },
    onProgress: (soFar) => {
      const at = clock().getTime()
      if (at - toldAt < progressPauseMs) return
      toldAt = at
      terminal.err(`… ${told(soFar)}\n`)
    },
  })
  for (const { note, count } of notes.list()) terminal.err(`${printable(note)} (${count}x)\n`)
  const isNamed = file !== 'own' && (file.guess !== undefined || mapping.columns !== undefined)
  // Of products that were refused at once, nothing was read.
  const leftOut =
    counts.refused < counts.read
      ? describeUnread(columns.unread(file === 'own' ? [] : file.format.columns.flat()), isNamed)
      : ''
  if (leftOut !== '') terminal.err(`${printable(leftOut)}\n`)
  const many = reasons.list()
  if (many.length > 0) terminal.err('Why most products were refused:\n')
  for (const { reason, count } of many) terminal.err(`  ${count}x ${printable(reason)}\n`)
  terminal.err(`${isRehearsal ? 'Nothing is saved. It would be: ' : ''}${told(counts)}\n`)
  return counts.refused > 0 ? 1 : 0
}

const told = ({ read, created, changed, unchanged, refused }: Readonly<ImportCounts>) =>
  `${read} products read: ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`
