import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Db } from '../../platform/db/database.ts'
import { runImport } from './run-import.ts'
import { writeExport } from './write-export.ts'

export interface Terminal {
  /** Where names of files are meant from. */
  folder: string
  out(text: string): Promise<void> | void
  /** Progress and complaints, apart from what the command was asked for. */
  err(text: string): void
}

/** 0: all of it was done. 1: a part was refused. 2: the command could not begin. */
export type ExitCode = 0 | 1 | 2

const usage = `npm run shop -- import products <file> [--rehearse]
    saves the products of a file (.jsonl, one product a line) and tells which were refused, and why
    --rehearse            says what would happen and saves nothing
npm run shop -- export products [file]
    writes every product in our own format, which import reads; without a file to the terminal
docs/product-files.md tells what stands in the files.
`

/** Runs `import products` and `export products` of `npm run shop`. */
export async function runShopCommand(
  deps: { db: Db; clock: () => Date },
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const given = readArguments(args)
  if (given === undefined) {
    terminal.err(usage)
    return 2
  }
  const { verb, file, rehearse } = given
  const path = file && resolve(terminal.folder, file)
  if (verb === 'export') {
    await writeExport(deps.db, path, terminal)
    return 0
  }
  if (path === undefined || !existsSync(path) || !statSync(path).isFile()) {
    terminal.err(file === undefined ? usage : `There is no file ${file}\n`)
    return 2
  }
  return runImport(deps, { path, isRehearsal: rehearse }, terminal)
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rehearse: { type: 'boolean', default: false } },
    })
    const [verb, noun, file, ...more] = positionals
    if ((verb !== 'import' && verb !== 'export') || noun !== 'products' || more.length > 0) return undefined
    return { verb, file, ...values }
  } catch {
    return undefined
  }
}
