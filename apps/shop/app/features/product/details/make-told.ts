import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { describeMake, isMakeNamed, repeatsChoices } from '@sluimer/domain/catalog/make'

type Told = Pick<Product, 'options' | 'specifications' | 'composition' | 'care'>

/** What holds for the chosen make of a product, and for no other. */
export type MakeTold = Pick<Product, 'specifications' | 'composition' | 'care'>

/**
 * Returns what is told of the chosen make: a shopper who chose flannel reads nothing about percal. Groups of rows that are named after
 * choices get the name of this choice, and rows that list the choices are left out: the buttons above list them already.
 */
export function tellOfMake(product: Told, variant: Pick<Variant, 'value_ids'>): MakeTold {
  const { options } = product
  const chosen = listChosenTitles(product, variant)
  const told = describeMake(product, [chosen])
  return {
    ...told,
    specifications: told.specifications.flatMap(({ title, rows }) => {
      const own = rows.filter(({ value }) => !repeatsChoices(value, options))
      if (own.length === 0) return []
      return [{ title: nameGroup(title, options, chosen), rows: own }]
    }),
  }
}

/** The titles of the chosen values, in the order of the options. */
export function listChosenTitles(
  { options }: Pick<Told, 'options'>,
  { value_ids }: Pick<Variant, 'value_ids'>,
) {
  return options.map(({ values }) => values.find(({ id }) => value_ids.includes(id))?.title)
}

/** Returns 'Flanel' for 'Flanel, jersey' where flannel was chosen, and any other title as it is. */
function nameGroup(title: string, options: Told['options'], chosen: readonly (string | undefined)[]): string {
  if (isMakeNamed(title, options, [chosen]) === undefined) return title
  const words = title.toLowerCase()
  return chosen.filter((one) => one !== undefined && words.includes(one.toLowerCase())).join(', ')
}
