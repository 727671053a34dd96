import type { ShownBrand } from '../../catalog/brand/brand-set.ts'
import type { CategoryRow } from '../../catalog/category/category.queries.ts'
import { type ListingPlace, literalKey, mostPathValues } from './listing.ts'
import { sortChoices, sortChoicesByText } from './sort-options.ts'

/** Describes where the listing of a category stands, and which products it is about. */
export function toCategoryPlace(category: CategoryRow): ListingPlace {
  return {
    path: category.path,
    ownQuery: '',
    scope: { categoryId: category.id },
    facetKeys: category.facetKeys,
    mostPathValues,
    sortChoices,
  }
}

/** Returns the page of what a category of offers has from one department. */
export function toDepartmentPlace(offers: CategoryRow, department: CategoryRow): ListingPlace {
  const place = toCategoryPlace(offers)
  return {
    ...place,
    path: `${offers.path}/${department.path}`,
    scope: { ...place.scope, alsoInCategoryId: department.id },
  }
}

/**
 * Returns the page of what a text finds (RT-07). `found` is the text to look for when it differs, `isLiteral` whether
 * the text is meant exactly as typed.
 */
export function searchPlace(text: string, found = text, isLiteral = false): ListingPlace {
  const ownQuery = new URLSearchParams({ tn_q: text, ...(isLiteral && { [literalKey]: '1' }) })
  return {
    path: 'zoeken',
    ownQuery: ownQuery.toString(),
    scope: { text: found, isLiteral },
    facetKeys: [],
    mostPathValues: 0,
    sortChoices: sortChoicesByText,
  }
}

/** Returns the page of a brand (RT-05), by the brand's address and its title as the index knows it. */
export function toBrandPlace({ title, link }: ShownBrand): ListingPlace {
  return {
    path: link.link.slice(1, -1),
    ownQuery: '',
    scope: { brand: title },
    facetKeys: [],
    mostPathValues: 0,
    sortChoices,
  }
}
