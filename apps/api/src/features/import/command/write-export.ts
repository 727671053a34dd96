import { createWriteStream, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../../../platform/db/database.ts'
import { readStoredProducts } from '../../catalog/stored-product/find-stored-products.ts'
import type { Terminal } from '../terminal.ts'
import { exportProducts } from './export-products.ts'

/** Writes every product to a file, or to the terminal. A file is replaced only when the whole export is ready. */
export async function writeExport(db: Db, path: string | undefined, terminal: Terminal): Promise<void> {
  if (path === undefined) {
    for await (const line of exportProducts(readStoredProducts(db), path)) await terminal.out(line)
    return
  }
  let count = 0
  async function* countProducts() {
    for await (const product of readStoredProducts(db)) {
      count++
      yield product
    }
  }
  await pipeline(exportProducts(countProducts(), path), createWriteStream(`${path}.new`))
  renameSync(`${path}.new`, path)
  terminal.err(`${count} products written to ${path}\n`)
}
