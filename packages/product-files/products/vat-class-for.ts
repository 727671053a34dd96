import { slugify } from '@sluimer/domain/catalog/slug'
import type { VatClass } from '@sluimer/domain/tax/vat-class'
import type { Mapping } from '../mapping/mapping-file.ts'

/** Names that other systems give the rates by default, in the languages of NL and BE. */
const words: readonly [RegExp, VatClass | undefined][] = [
  [/^(reduced|gereduceerd|verlaagd|laag|ermassigt|taux-reduit|reduit)(-|$)|(^|-)(6|9)$/, 'reduced'],
  [/^(standard|standaard|normaal|hoog|taxable-goods|taxable|parent|shipping)(-|$)|(^|-)21$/, undefined],
]

/** Normalises a rate: '21.00' and '21 %' become '21'. */
const plainName = (text: string) => slugify(text.replace(/[.,]0+(?=\s*%?\s*$)/, ''))

interface Answer {
  vatClass: VatClass | undefined
  note?: string
}

/**
 * Returns the VAT class of goods: the mapping's translation of the file's word, else the word's usual meaning, else the
 * mapping's default. An unknown word is reported, since goods at the wrong rate cost the seller money.
 */
export function chooseVatClass(taxClass: string, { vatClasses, defaults }: Mapping): Answer {
  const standing = defaults.vatClass ?? defaults.vatPercent
  const name = plainName(taxClass)
  const mapped = Object.entries(vatClasses).find(([word]) => plainName(word) === name)?.[1]
  if (name === '' || mapped !== undefined) return { vatClass: mapped ?? standing }
  const known = words.find(([pattern]) => pattern.test(name))
  if (known !== undefined) return { vatClass: known[1] ?? standing }
  const note = `the tax class '${taxClass}' is not known (vatClasses in the mapping file): taken as ${standing ?? 'standard'}`
  return { vatClass: standing, note }
}
