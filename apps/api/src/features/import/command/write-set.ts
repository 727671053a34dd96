import { renameSync, writeFileSync } from 'node:fs'
import { writeDefinition } from '@sluimer/product-files/configurator/write-definition'
import type { Db } from '../../../platform/db/database.ts'
import { findNewestVersion } from '../../configurator/rows/definition.queries.ts'
import { type ExitCode, type Terminal, toPrintable } from '../terminal.ts'

/** Writes the newest version of a set to a file, or to the terminal. */
export async function writeSet(
  db: Db,
  { slug = '', path }: { slug: string | undefined; path: string | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  const version = await findNewestVersion(db, slug)
  if (version === undefined) {
    terminal.err(`There is no set ${toPrintable(slug)}\n`)
    return 2
  }
  const text = writeDefinition(version.definition)
  if (path === undefined) {
    await terminal.out(text)
    return 0
  }
  // A file that stands there already is replaced only by a whole one.
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
  terminal.err(`version ${version.id} written to ${path}\n`)
  return 0
}
