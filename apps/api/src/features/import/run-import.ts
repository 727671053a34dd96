import type { Db } from '../../platform/db/database.ts'
import { detectFile } from './detect-file.ts'
import { BrokenFeed } from './formats/read-items.ts'
import { type ImportCounts, importProducts } from './import-products.ts'
import { addNames } from './mapping/add-names.ts'
import { noMapping, readMapping } from './mapping/mapping-file.ts'
import { createNotes } from './mapping/notes.ts'
import { createPictureShelf } from './mapping/picture-shelf.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readProductFile } from './read-product-file.ts'
import type { ExitCode, Terminal } from './terminal.ts'

/** A long import says every so often that it goes on. */
const progressPauseMs = 2_000

export interface ImportRequest {
  path: string
  isRehearsal: boolean
  map: string | undefined
  pictures: string | undefined
  placeholder: string | undefined
}

/** Imports a file and tells about it: a line for each refused product as it is met, and the counts at the end. */
export async function runImport(
  { db, clock, mediaDir }: { db: Db; clock: () => Date; mediaDir: string },
  { path, isRehearsal, map, pictures, placeholder }: ImportRequest,
  terminal: Terminal,
): Promise<ExitCode> {
  const reading: ReturnType<typeof readMapping> =
    map === undefined ? { ok: true, mapping: noMapping } : readMapping(map)
  if (!reading.ok) {
    terminal.err(`The mapping file ${map} cannot be used:\n${reading.problems.join('\n')}\n`)
    return 2
  }
  const detection = await detectFile(path)
  if (!detection.ok) {
    terminal.err(`${detection.reason}\n`)
    return 2
  }
  const names = await addNames(db, reading.mapping, { isRehearsal })
  const notes = createNotes()
  const shelf = createPictureShelf(db, { mediaDir, folder: pictures, isRehearsal })
  const { file } = detection
  if (file !== 'own') terminal.err(`A file of ${file.format.name} (${file.encoding})\n`)
  const candidates =
    file === 'own'
      ? readJsonLines(path)
      : readProductFile(names, file, { mapping: reading.mapping, notes, shelf, placeholder })

  let toldAt = clock().getTime()
  try {
    const counts = await importProducts(db, candidates, {
      now: clock(),
      names,
      isRehearsal,
      promisedPictures: shelf.promised,
      onRefused: (one) => terminal.out(refusalLine(one)),
      onProgress: (soFar) => {
        const at = clock().getTime()
        if (at - toldAt < progressPauseMs) return
        toldAt = at
        terminal.err(`… ${told(soFar)}\n`)
      },
    })
    for (const { note, count } of notes.list()) terminal.err(`${printable(note)} (${count}x)\n`)
    terminal.err(`${isRehearsal ? 'Nothing is saved. It would be: ' : ''}${told(counts)}\n`)
    return counts.refused > 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error
    terminal.err(`The file cannot be read on: ${printable(error.message)}\n`)
    return 2
  }
}

const refusalLine = ({ line, name, reason }: { line: number; name: string; reason: string }) =>
  `line ${line}${name && `, ${printable(name)}`}: ${printable(reason)}\n`

const told = ({ read, created, changed, unchanged, refused }: Readonly<ImportCounts>) =>
  `${read} products read: ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`

/** A file's text must not steer the terminal that it is shown on. */
const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, 1_000)
