import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ExitCode, Terminal } from '../terminal.ts'
import { importSet, type SetDeps } from './import-set.ts'
import { runImport } from './run-import.ts'
import { writeExport } from './write-export.ts'
import { writeSet } from './write-set.ts'

const usage = `npm run shop -- import products <file> [options]
    saves the products of a file and tells which were refused, and why. Files: our own (JSON), those of Shopify,
    WooCommerce, Magento 1 and 2, Lightspeed, Wix, BigCommerce, Etsy (CSV) and Google Merchant (XML, CSV or tabs), and any
    table or list in XML whose columns have usual names
    --draft-map <file>    writes a mapping file for all that the file names, to go through, and imports nothing
    --map <file>          what the file's categories, attributes and brands are here (JSON)
    --create-categories   makes the categories of the file that the shop does not have
    --create-brands       the same for brands
    --pictures <folder>   where the pictures lie that the file names
    --fetch-pictures      asks the web addresses of the file for pictures; without it nothing is asked for anything
    --picture-base <url>  where its pictures are, for files that hold paths: https://old.example/media/catalog/product
    --allow-host <host>   may be asked though it is no address on the internet (host:port; may be given more than once)
    --placeholder <key>   a known picture for products that have none; without it they are refused
    --allow-removals      lets a file take more than 2% of what it names off sale
    --dry-run             says what would happen and saves nothing (--rehearse is the same)
npm run shop -- export products [file]
    writes every product in our own format, which import reads: one a line, or laid out for readers when the file's name
    ends in .json; without a file to the terminal
npm run shop -- import configurator <file>
    saves a set that shoppers compose, and tells for each rule how many beds it takes off sale. A set that contradicts
    itself is refused, with the rules and the example
npm run shop -- export configurator <slug> [file]
    writes a set in the form that import reads; without a file to the terminal
docs/product-files.md tells what stands in the files.
`

/** Runs the imports and exports of `npm run shop`: of products, and of sets of the configurator. */
export async function runShopCommand(
  deps: SetDeps & { mediaDir: string },
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const given = readArguments(args)
  if ('problem' in given) {
    terminal.err(`${given.problem}\n\n${usage}`)
    return 2
  }
  const { verb, noun, file } = given
  const located = (name: string | undefined) => name && resolve(terminal.folder, name)
  if (verb === 'export' && noun === 'configurator')
    return writeSet(deps.db, { slug: file, path: located(given.target) }, terminal)
  const path = located(file)
  if (verb === 'export') {
    await writeExport(deps.db, path, terminal)
    return 0
  }
  if (path === undefined || !existsSync(path) || !statSync(path).isFile()) {
    terminal.err(file === undefined ? usage : `There is no file ${file}\n`)
    return 2
  }
  if (noun === 'configurator') return importSet(deps, path, terminal)
  const request = {
    path,
    isRehearsal: given.rehearse || given['dry-run'],
    allowsRemovals: given['allow-removals'],
    map: located(given.map),
    draft: located(given['draft-map']),
    create: { categories: given['create-categories'], brands: given['create-brands'] },
    pictures: {
      folder: located(given.pictures),
      isFetched: given['fetch-pictures'],
      allowedHosts: given['allow-host'],
      base: given['picture-base'],
      placeholder: given.placeholder,
    },
  }
  return runImport(deps, request, terminal)
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rehearse: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'allow-removals': { type: 'boolean', default: false },
        'draft-map': { type: 'string' },
        map: { type: 'string' },
        'create-categories': { type: 'boolean', default: false },
        'create-brands': { type: 'boolean', default: false },
        pictures: { type: 'string' },
        'fetch-pictures': { type: 'boolean', default: false },
        'picture-base': { type: 'string' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        placeholder: { type: 'string' },
      },
    })
    const [verb, noun, file, target, ...more] = positionals
    const isKnown =
      (verb === 'import' || verb === 'export') && (noun === 'products' || noun === 'configurator')
    const isTooLong =
      more.length > 0 || (target !== undefined && !(verb === 'export' && noun === 'configurator'))
    if (!isKnown || isTooLong)
      return { problem: 'Say what to do: import or export, and then products or configurator.' }
    return { verb, noun, file, target, ...values }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
