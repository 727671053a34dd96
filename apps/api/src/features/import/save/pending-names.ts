import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { Mapping } from '@sluimer/product-files/mapping/mapping-file'
import type { Db } from '../../../platform/db/database.ts'
import { saveBrand } from '../../catalog/brand/save-brand.ts'
import { saveManufacturer } from '../../catalog/brand/save-manufacturer.ts'
import { saveCategory } from '../../catalog/category/save-category.ts'

/** Is called with what was created, or in a rehearsal would have been: 'the category slapen/lakens'. */
type Listener = (what: string) => void

/**
 * Holds the categories, brands and manufacturers that may be created. Each is created, together with the categories
 * above it, by the first product that names it; what only refused products name is never created.
 */
export function createPendingNames(
  db: Db,
  created: Mapping['add'],
  { isRehearsal, onMade }: { isRehearsal: boolean; onMade: Listener },
) {
  const categories = new Map(created.categories.map((one) => [one.path, one]))
  const brands = new Map(created.brands.map((one) => [one.slug, one]))
  const manufacturers = new Map(created.manufacturers.map((one) => [one.name, one]))

  async function makeCategory(path: string): Promise<void> {
    const category = categories.get(path)
    if (category === undefined) return
    const end = path.lastIndexOf('/')
    if (end > 0) await makeCategory(path.slice(0, end))
    categories.delete(path)
    if (!isRehearsal) await saveCategory(db, category)
    onMade(`the category ${path}`)
  }

  async function makeBrand(slug: string): Promise<void> {
    const brand = brands.get(slug)
    if (brand === undefined) return
    brands.delete(slug)
    if (!isRehearsal) await saveBrand(db, brand)
    onMade(`the brand ${slug}`)
  }

  async function makeManufacturer(name: string): Promise<void> {
    const manufacturer = manufacturers.get(name)
    if (manufacturer === undefined) return
    manufacturers.delete(name)
    if (!isRehearsal) await saveManufacturer(db, manufacturer)
    onMade(`the manufacturer ${name}`)
  }

  return {
    /** Creates what these products name. */
    async makeFor(products: Iterable<CheckedProductInput>): Promise<void> {
      for (const { brand: slug, manufacturer: name, mainCategory, categories: others } of products) {
        await makeBrand(slug)
        await makeManufacturer(name)
        for (const path of [mainCategory, ...others]) await makeCategory(path)
      }
    },
  }
}
export type PendingNames = ReturnType<typeof createPendingNames>
