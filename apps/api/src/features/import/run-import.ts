import type { Db } from '../../platform/db/database.ts'
import { type ImportCounts, importProducts } from './import-products.ts'
import { readJsonLines } from './read-json-lines.ts'
import type { ExitCode, Terminal } from './shop-command.ts'

/** A long import says every so often that it goes on. */
const progressPauseMs = 2_000

/** Imports a file and tells about it: a line for each refused product as it is met, and the counts at the end. */
export async function runImport(
  { db, clock }: { db: Db; clock: () => Date },
  { path, isRehearsal }: { path: string; isRehearsal: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  let toldAt = clock().getTime()
  const counts = await importProducts(db, readJsonLines(path), {
    now: clock(),
    isRehearsal,
    onRefused: ({ line, name, reason }) =>
      terminal.out(`line ${line}${name && `, ${printable(name)}`}: ${printable(reason)}\n`),
    onProgress: (soFar) => {
      const at = clock().getTime()
      if (at - toldAt < progressPauseMs) return
      toldAt = at
      terminal.err(`… ${told(soFar)}\n`)
    },
  })
  terminal.err(`${isRehearsal ? 'Nothing is saved. It would be: ' : ''}${told(counts)}\n`)
  return counts.refused > 0 ? 1 : 0
}

const told = ({ read, created, changed, unchanged, refused }: Readonly<ImportCounts>) =>
  `${read} products read: ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`

/** A file's text must not steer the terminal that it is shown on. */
const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ').slice(0, 1_000)
