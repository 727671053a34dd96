import { createWriteStream, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../../platform/db/database.ts'
import type { Terminal } from '../terminal.ts'
import { exportProducts } from './export-products.ts'

/** Writes every product to a file, or to the terminal. A file is replaced only when the whole export is ready. */
export async function writeExport(db: Db, path: string | undefined, terminal: Terminal): Promise<void> {
  if (path === undefined) {
    for await (const line of exportProducts(db)) await terminal.out(line)
    return
  }
  let count = 0
  await pipeline(
    exportProducts(db),
    async function* counted(lines) {
      for await (const line of lines) {
        count++
        yield line
      }
    },
    createWriteStream(`${path}.new`),
  )
  renameSync(`${path}.new`, path)
  terminal.err(`${count} products written to ${path}\n`)
}
