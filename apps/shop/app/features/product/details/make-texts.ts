import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { isMakeNamed } from '@sluimer/domain/catalog/make'
import { listChosenTitles } from './make-told.ts'

/** A paragraph that holds for some makes of a product only: 'Jersey' and 'de stof geeft mee als je draait'. */
export interface MakeText {
  name: string
  text: string
}

/** Fewer than these are shown unfolded: a line to unfold them would be as long as they are. */
const fewestFolded = 2

/** Splits a description: paragraphs about the product, one about what was chosen, and those about the other choices. */
export function splitDescription(
  { description, options }: Pick<Product, 'description' | 'options'>,
  variant: Pick<Variant, 'value_ids'>,
): { before: string[]; own: MakeText[]; others: MakeText[]; after: string[] } {
  const chosen = [listChosenTitles({ options }, variant)]
  const parts = description.map((paragraph) => {
    const [name = '', ...rest] = paragraph.split(': ')
    return { paragraph, name, text: rest.join(': '), isOwn: isMakeNamed(name, options, chosen) }
  })
  const of = (isOwn: boolean) => parts.filter((part) => part.isOwn === isOwn)
  const first = parts.findIndex(({ isOwn }) => isOwn !== undefined)
  const general = parts.flatMap(({ paragraph, isOwn }, at) =>
    isOwn === undefined ? [{ paragraph, isBefore: first < 0 || at < first }] : [],
  )
  const isFolded = of(false).length >= fewestFolded
  return {
    before: general.filter(({ isBefore }) => isBefore).map(({ paragraph }) => paragraph),
    own: isFolded ? of(true) : parts.filter(({ isOwn }) => isOwn !== undefined),
    others: isFolded ? of(false) : [],
    after: general.filter(({ isBefore }) => !isBefore).map(({ paragraph }) => paragraph),
  }
}
