import type { ColumnWatch } from './columns/unread-columns.ts'
import type { Candidate } from './input/candidate.ts'
import type { CatalogNames } from './input/catalog-names.ts'
import type { PictureShelf } from './input/picture-port.ts'
import { createDictionary } from './mapping/dictionary.ts'
import type { ForeignFile } from './mapping/foreign-file.ts'
import type { Mapping } from './mapping/mapping-file.ts'
import type { Notes } from './mapping/notes.ts'
import { type MappingTools, toOurProduct } from './products/to-our-product.ts'
import { type Group, readGroups } from './rows/read-groups.ts'
import { toSourceProduct } from './rows/to-source-product.ts'

/** How many products have their pictures looked up together. */
const batchSize = 100
/** How many products have their pictures fetched at a time: a server may take more requests at once for an attack. */
const abreast = 6

interface Tools {
  mapping: Mapping
  notes: Notes
  shelf: PictureShelf
  columns: ColumnWatch
  placeholder: string | undefined
  now: Date
}

/** Yields the products of another system's file as ours. */
export async function* readProductFile(
  names: CatalogNames,
  { rows, format, unit }: ForeignFile,
  { shelf, columns, ...tools }: Tools,
): AsyncGenerator<Candidate> {
  const dictionary = createDictionary(names, tools.mapping)
  let batch: Group[] = []
  const work = () => readBatch(batch, { format, unit }, { ...tools, dictionary }, shelf)
  for await (const group of readGroups(() => columns.watch(rows()), format)) {
    batch.push(group)
    if (batch.length < batchSize) continue
    yield* work()
    batch = []
  }
  yield* work()
}

async function* readBatch(
  batch: readonly Group[],
  file: Pick<ForeignFile, 'format' | 'unit'>,
  tools: MappingTools,
  shelf: PictureShelf,
): AsyncGenerator<Candidate> {
  const readings = batch.map((group) => ({ group, reading: toSourceProduct(group, file) }))
  const addresses = readings.flatMap(({ reading }) =>
    reading.ok
      ? [
          ...reading.product.pictures.map(({ address }) => address),
          ...reading.product.variants.map(({ picture }) => picture),
        ]
      : [],
  )
  const takePicture = await shelf.open(addresses)
  for (let start = 0; start < readings.length; start += abreast) {
    const some = readings
      .slice(start, start + abreast)
      .map(({ group, reading }) =>
        reading.ok
          ? toOurProduct(reading.product, tools, takePicture)
          : { ok: false as const, ...findPlace(group, file.format), reason: reading.reason },
      )
    yield* await Promise.all(some)
  }
}

function findPlace(group: Group, format: ForeignFile['format']) {
  const [first] = 'rows' in group ? group.rows : [group.broken]
  return { line: first?.line ?? 0, name: first === undefined ? '' : (format.readGroup(first) ?? '') }
}
