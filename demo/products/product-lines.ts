import { largeCatalog } from '../catalog/large-catalog.ts'
import { demoPictures, keyOf } from '../catalog/pictures.ts'
import { productInputSchema } from '@sluimer/product-files/input/product-input'
import { writeFileProduct } from '@sluimer/product-files/own-format/product-file'
import { toProductInput } from '../../apps/api/src/demo/demo-input.ts'

/** From here the days of prices and of arrival are counted back, so that a file is the same on every day. */
const moment = new Date('2026-11-01T00:00:00Z')

/** A large catalogue in our own format, a line for each product. The shop that reads it must have the demo shop's names. */
export function* catalogueLines(count: number, seed?: number): Generator<string> {
  const altOf = new Map(demoPictures().map((picture) => [keyOf(picture), picture.alt]))
  for (const product of largeCatalog(count, (key) => altOf.has(key), seed)) {
    const checked = productInputSchema.parse(toProductInput(product, altOf, moment))
    yield `${JSON.stringify(writeFileProduct(checked))}\n`
  }
}
