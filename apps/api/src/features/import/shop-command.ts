import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Db } from '../../platform/db/database.ts'
import { runImport } from './run-import.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { writeExport } from './write-export.ts'

const usage = `npm run shop -- import products <file> [options]
    saves the products of a file and tells which were refused, and why. Files: our own (JSON lines), and those of Shopify,
    WooCommerce and Magento (CSV) and Google Merchant (XML)
    --map <file>          what the file's categories, attributes and brands are here (JSON)
    --pictures <folder>   where the pictures lie that the file names; nothing is fetched from elsewhere
    --placeholder <key>   a known picture for products that have none; without it they are refused
    --rehearse            says what would happen and saves nothing
npm run shop -- export products [file]
    writes every product in our own format, which import reads; without a file to the terminal
docs/product-files.md tells what stands in the files.
`

/** Runs `import products` and `export products` of `npm run shop`. */
export async function runShopCommand(
  deps: { db: Db; clock: () => Date; mediaDir: string },
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const given = readArguments(args)
  if (given === undefined) {
    terminal.err(usage)
    return 2
  }
  const { verb, file, rehearse, map, pictures, placeholder } = given
  const located = (name: string | undefined) => name && resolve(terminal.folder, name)
  const path = located(file)
  if (verb === 'export') {
    await writeExport(deps.db, path, terminal)
    return 0
  }
  if (path === undefined || !existsSync(path) || !statSync(path).isFile()) {
    terminal.err(file === undefined ? usage : `There is no file ${file}\n`)
    return 2
  }
  const request = { path, isRehearsal: rehearse, map: located(map), pictures: located(pictures), placeholder }
  return runImport(deps, request, terminal)
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rehearse: { type: 'boolean', default: false },
        map: { type: 'string' },
        pictures: { type: 'string' },
        placeholder: { type: 'string' },
      },
    })
    const [verb, noun, file, ...more] = positionals
    if ((verb !== 'import' && verb !== 'export') || noun !== 'products' || more.length > 0) return undefined
    return { verb, file, ...values }
  } catch {
    return undefined
  }
}
