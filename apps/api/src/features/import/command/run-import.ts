import { writeFileSync } from 'node:fs'
import { describeColumns } from '@sluimer/product-files/columns/named-columns'
import { detectFile } from '@sluimer/product-files/detect-file'
import type { CatalogNames } from '@sluimer/product-files/input/catalog-names'
import { addNames } from '@sluimer/product-files/mapping/add-names'
import { draftForUnknown, type UnknownTable } from '@sluimer/product-files/mapping/draft-unknown'
import { draftFor, extendMapping } from '@sluimer/product-files/mapping/extend-mapping'
import type { ForeignFile } from '@sluimer/product-files/mapping/foreign-file'
import { type Mapping, noMapping, readMapping } from '@sluimer/product-files/mapping/mapping-file'
import { BrokenFeed } from '@sluimer/product-files/rows/read-items'
import { loadCatalogNames } from '../../catalog/product/catalog-names.queries.ts'
import type { ImportDeps, ImportRequest } from '../import-request.ts'
import { findPictureProblem } from '../pictures/problem-with-pictures.ts'
import { createPendingNames } from '../save/pending-names.ts'
import { type ExitCode, type Terminal, toPrintable } from '../terminal.ts'
import { importCandidates } from './import-candidates.ts'
import { mayTakeOffSale } from './may-take-off-sale.ts'

/** Imports a file and reports on it: a line for each refused product as it is met, and the counts at the end. */
export async function runImport(
  deps: ImportDeps,
  request: ImportRequest,
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    return await importFile(deps, request, terminal)
  } catch (error) {
    if (!(error instanceof BrokenFeed)) throw error
    // A feed is read to its end once before anything is done with it.
    terminal.err(
      `The file cannot be read to its end, and nothing of it is saved: ${toPrintable(error.message)}\n`,
    )
    return 2
  }
}

async function importFile(deps: ImportDeps, request: ImportRequest, terminal: Terminal): Promise<ExitCode> {
  const { path, map, draft, create, isRehearsal } = request
  const reading: ReturnType<typeof readMapping> =
    map === undefined ? { ok: true, mapping: noMapping } : readMapping(map)
  if (!reading.ok) return cannotUse(map, reading.problems, terminal)
  const problem = await findPictureProblem(deps.db, request.pictures)
  if (problem !== undefined) {
    terminal.err(`${problem}\n`)
    return 2
  }
  const detection = await detectFile(path, reading.mapping.columns)
  if (!detection.ok) {
    terminal.err(`${detection.reason}\n`)
    if (draft === undefined || detection.table === undefined) return 2
    return writeBlanks(detection.table, reading.mapping, draft, terminal)
  }
  const { file } = detection
  if (file !== 'own') terminal.err(`A file of ${file.format.name} (${file.encoding})\n`)
  const given = file === 'own' ? reading.mapping : withGuess(reading.mapping, file, terminal)
  const known = await loadCatalogNames(deps.db)
  if (draft !== undefined) return writeDraft({ file, mapping: given, names: known, to: draft, terminal })
  const { mapping, created } =
    file === 'own'
      ? { mapping: given, created: { categories: [], brands: [] } }
      : await extendMapping(given, file, known, create)
  const addition = addNames(known, mapping)
  if (!addition.ok) return cannotUse(map, addition.problems, terminal)
  const made = {
    ...addition.added,
    brands: [...addition.added.brands, ...created.brands],
    categories: [...addition.added.categories, ...created.categories],
  }
  const names = {
    ...addition.names,
    brands: [...addition.names.brands, ...created.brands],
    categories: [...addition.names.categories, ...created.categories],
  }
  const order = { ...request, mapping, names }
  if (!(await mayTakeOffSale(deps, file, order, terminal))) return 2
  const onMade = (what: string) =>
    terminal.err(`${isRehearsal ? 'Would add' : 'Added'} ${toPrintable(what)}\n`)
  const pending = createPendingNames(deps.db, made, { isRehearsal, onMade })
  return importCandidates(deps, file, { ...order, pending }, terminal)
}

/** Treats what was guessed of the columns like the mapping file, and reports it, since it may be wrong. */
function withGuess(mapping: Mapping, { guess }: ForeignFile, terminal: Terminal): Mapping {
  if (guess === undefined) return mapping
  const { columns, pricesIncludeVat } = guess
  terminal.err(`Its columns are read so (when that is wrong, name them in a mapping file: --draft-map writes one):
${describeColumns(columns).map(toPrintable).join('\n')}
`)
  if (!pricesIncludeVat) terminal.err('Its prices are without VAT, which is added.\n')
  return { ...mapping, columns, pricesIncludeVat: mapping.pricesIncludeVat && pricesIncludeVat }
}

function cannotUse(map: string | undefined, problems: readonly string[], terminal: Terminal): ExitCode {
  terminal.err(`The mapping file ${map} cannot be used:\n${problems.map(toPrintable).join('\n')}\n`)
  return 2
}

async function writeDraft({
  file,
  mapping,
  names,
  to,
  terminal,
}: {
  file: 'own' | ForeignFile
  mapping: Mapping
  names: CatalogNames
  to: string
  terminal: Terminal
}): Promise<ExitCode> {
  if (file === 'own') {
    terminal.err('A file in our own format needs no mapping.\n')
    return 2
  }
  const { draft, products, categories, brands } = await draftFor(mapping, file, names)
  if (!writeMapping(draft, to, terminal)) return 2
  terminal.err(`${products} products, ${categories} categories and ${brands} brands are named in the file. Go through ${to}:
- manufacturers: who answers for the products, with an address and e-mail (product safety law); a default that is known will do
- categories: which of ours each of the file is; null passes it over. Those under "add" are made
- deliveryClasses: letterbox, parcel or two_man, by category; attributes: a filter, "specification" or "ignore"
Then try it: npm run shop -- import products <file> --map ${to} --dry-run
`)
  return 0
}

/** Writes a draft for a file that is not recognised, with blanks for the columns that are missing. */
async function writeBlanks(
  table: UnknownTable,
  mapping: Mapping,
  to: string,
  terminal: Terminal,
): Promise<ExitCode> {
  if (!writeMapping(await draftForUnknown(table, mapping), to, terminal)) return 2
  terminal.err(`${to} has a draft with what could be guessed. Say in it, under "columns", which column is what:
"sku", "title" and "price" are needed, and blank where nothing looks like them; "fileColumns" shows what is in each column.
Then let it name categories and brands: npm run shop -- import products <file> --map ${to} --draft-map <another file>
`)
  return 0
}

function writeMapping(draft: object, to: string, terminal: Terminal): boolean {
  try {
    writeFileSync(to, `${JSON.stringify(draft, null, 2)}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    terminal.err(`The mapping file cannot be written: ${error instanceof Error ? error.message : error}\n`)
    return false
  }
}
