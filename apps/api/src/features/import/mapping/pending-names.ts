import type { Db } from '../../../platform/db/database.ts'
import type { CheckedProductInput } from '../../catalog/product-input.ts'
import { saveBrand } from '../../catalog/save-brand.ts'
import { saveCategory } from '../../catalog/save-category.ts'
import type { Mapping } from './mapping-file.ts'

export type CreatedNames = Pick<Mapping['add'], 'categories' | 'brands'>

/** Hears what was made, or in a rehearsal what would have been: 'the category slapen/lakens'. */
type Listener = (what: string) => void

/**
 * Categories and brands of the file that may be made: each is, with the categories above it, when the first product comes that
 * names it. What only refused products name is never made.
 */
export function createPendingNames(
  db: Db,
  created: CreatedNames,
  { isRehearsal, onMade }: { isRehearsal: boolean; onMade: Listener },
) {
  const categories = new Map(created.categories.map((one) => [one.path, one]))
  const brands = new Map(created.brands.map((one) => [one.slug, one]))

  async function makeCategory(path: string): Promise<void> {
    const category = categories.get(path)
    if (category === undefined) return
    const end = path.lastIndexOf('/')
    if (end > 0) await makeCategory(path.slice(0, end))
    categories.delete(path)
    if (!isRehearsal) await saveCategory(db, category)
    onMade(`the category ${path}`)
  }

  return {
    /** Makes what these products name. */
    async makeFor(products: Iterable<CheckedProductInput>): Promise<void> {
      for (const { brand: slug, mainCategory, categories: others } of products) {
        const brand = brands.get(slug)
        brands.delete(slug)
        if (brand !== undefined) {
          if (!isRehearsal) await saveBrand(db, brand)
          onMade(`the brand ${slug}`)
        }
        for (const path of [mainCategory, ...others]) await makeCategory(path)
      }
    },
  }
}
export type PendingNames = ReturnType<typeof createPendingNames>
