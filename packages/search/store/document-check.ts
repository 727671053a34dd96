import type { ProductChoice, ProductDocument } from '../port.ts'

const maxInt32 = 2_147_483_647

/** Throws for a document that the typed columns cannot hold, a bug of the caller, before anything is written. */
export function checkDocument(document: ProductDocument): void {
  checkFigure('id', document.id, document.id)
  checkFigure('priceCents', document.priceCents, document.id)
  if (document.formerPriceCents !== null)
    checkFigure('formerPriceCents', document.formerPriceCents, document.id)
  checkFigure('stock', document.stock, document.id, -maxInt32)
  checkFigure('popularity', document.popularity, document.id)
  checkFigure('createdAt', document.createdAt, document.id)
  if (document.categoryIds.length !== document.categoryTitles.length) {
    throw new TypeError(`Product ${document.id}: categoryIds and categoryTitles differ in length`)
  }
  for (const choice of document.choices ?? []) checkChoice(choice, document)
}

function checkChoice(choice: ProductChoice, { id, facets: known }: ProductDocument): void {
  const { facets, priceCents, formerPriceCents } = choice
  checkFigure('priceCents', priceCents, id)
  if (formerPriceCents !== null) checkFigure('formerPriceCents', formerPriceCents, id)
  for (const [facet, slugs] of Object.entries(facets)) {
    const strange = slugs.find((slug) => !Object.hasOwn(known, facet) || !known[facet]?.includes(slug))
    if (strange !== undefined) throw new TypeError(`Product ${id}: only a choice has ${facet} ${strange}`)
  }
}

/** Checks for whole numbers of 32 bits, since a column would silently truncate anything else. */
export function checkFigure(name: string, value: number, productId: number, lowest = 0): void {
  if (!Number.isInteger(value) || value < lowest || value > maxInt32) {
    throw new RangeError(
      `Product ${productId}: ${name} must be a whole number up to ${maxInt32}, got ${value}`,
    )
  }
}
