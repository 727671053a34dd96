import type { BrandInput } from '@sluimer/product-files/input/brand-input'
import type { CategoryInput } from '@sluimer/product-files/input/category-input'
import type { ManufacturerInput } from '@sluimer/product-files/input/manufacturer-input'
import { readData } from '../read-data.ts'

export interface DemoFacet {
  key: string
  title: string
  selectionType: 'link' | 'color'
  infoText?: string
  collapsed: boolean
  /** Gives pages with one of its values a title, and shows them to search engines (RT-13). */
  pageTitle?: string
  values: { slug: string; title: string; color?: string }[]
}

/** Invented brands and makers. A name that turns out to exist is a coincidence: replace it. */
export const brands = readData<BrandInput[]>('catalog/brands.json')
export const manufacturers = readData<ManufacturerInput[]>('catalog/manufacturers.json')

/** The category overviews of requirement RT-12, parents before their children. */
export const categories = readData<CategoryInput[]>('catalog/categories.json')

/** Filter groups in the order of the panel. A value's slug is unique over all groups, since it can occur in a path. */
export const facets = readData<DemoFacet[]>('catalog/facets.json')
