import { composeDemoProducts } from '../catalog/demo-catalog.ts'
import { largeCatalog } from '../catalog/large-catalog.ts'
import { demoPictures, toKey } from '../catalog/pictures.ts'
import type { DemoProduct } from '../catalog/product.ts'
import { composeFabricSamples } from './fabric-samples.ts'
import { toFileProduct } from './to-file-product.ts'

/** The days of prices and of arrival count back from here, so that a file is the same on every day. */
const moment = new Date('2026-11-01T00:00:00Z')

/** Yields the demo shop's products that have a picture, in our own format: a line for each, with days that count back from `now`. */
export function* demoProductLines(now: Date): Generator<string> {
  const altOf = altTexts()
  for (const product of composeDemoProducts((key) => altOf.has(key))) yield toLine(product, altOf, now)
  const samples = composeFabricSamples(altOf)
  if (samples !== undefined) yield `${JSON.stringify(samples)}\n`
}

/** Yields a large catalogue in our own format, a line for each product. The shop that reads it must have the demo shop's names. */
export function* catalogueLines(count: number, seed?: number): Generator<string> {
  const altOf = altTexts()
  for (const product of largeCatalog(count, (key) => altOf.has(key), seed))
    yield toLine(product, altOf, moment)
}

const altTexts = () => new Map(demoPictures().map((picture) => [toKey(picture), picture.alt]))

const toLine = (product: DemoProduct, altOf: ReadonlyMap<string, string>, now: Date) =>
  `${JSON.stringify(toFileProduct(product, altOf, now))}\n`
