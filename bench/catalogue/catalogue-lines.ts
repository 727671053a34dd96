import { demoPictures, toKey } from '@sluimer/demo/catalog/pictures'
import { type CatalogueShape, largeCatalog } from './large-catalog.ts'
import { toFileProduct } from './to-file-product.ts'

/** The days of prices and of arrival count back from here, so that a file is the same on every day. */
const moment = new Date('2026-11-01T00:00:00Z')

/** Yields a large catalogue in our own format, a line for each product. The shop that reads it must have the demo shop's names. */
export async function* catalogueLines(count: number, shape?: CatalogueShape): AsyncGenerator<string> {
  const altOf = new Map(demoPictures().map((picture) => [toKey(picture), picture.alt]))
  for await (const product of largeCatalog(count, shape))
    yield `${JSON.stringify(toFileProduct(product, altOf, moment))}\n`
}
