import type { CatalogNames } from '../../catalog/catalog-names.queries.ts'
import type { ForeignFile } from '../detect-file.ts'
import { createDictionary } from './dictionary.ts'
import { draftMapping, unknownBrands } from './draft-mapping.ts'
import type { Mapping } from './mapping-file.ts'
import { proposeCategories } from './propose-categories.ts'
import { surveyFile } from './survey-file.ts'

/** The mapping with what the file names and the shop does not know yet, as far as that may be made without being asked. */
export async function extendMapping(
  mapping: Mapping,
  file: ForeignFile,
  names: CatalogNames,
  create: { categories: boolean; brands: boolean },
): Promise<Mapping> {
  if (!create.categories && !create.brands) return mapping
  const dictionary = createDictionary(names, mapping)
  const survey = await surveyFile(file, dictionary)
  const { added, paths } = proposeCategories(survey, names, dictionary)
  const categories = added.map((one) => ({ ...one, description: '' }))
  const brands = unknownBrands(survey, dictionary).map((one) => ({ ...one, description: '' }))
  return {
    ...mapping,
    add: {
      ...mapping.add,
      ...(create.categories ? { categories: [...mapping.add.categories, ...categories] } : {}),
      ...(create.brands ? { brands: [...mapping.add.brands, ...brands] } : {}),
    },
    categories: create.categories ? { ...mapping.categories, ...paths } : mapping.categories,
  }
}

/** A draft of a mapping file for a file, and what there is in it. */
export async function draftFor(mapping: Mapping, file: ForeignFile, names: CatalogNames) {
  const dictionary = createDictionary(names, mapping)
  const survey = await surveyFile(file, dictionary)
  const draft = draftMapping(survey, names, dictionary, mapping)
  return { draft, products: survey.products, categories: survey.categories.size, brands: survey.brands.size }
}
