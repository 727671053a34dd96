import type { ProductInput } from '@sluimer/product-files/input/product-input'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database.ts'
import { saveBrand } from './brand/save-brand.ts'
import { saveManufacturer } from './brand/save-manufacturer.ts'
import { saveCategory } from './category/save-category.ts'
import { saveProduct } from './save-product/save-product.ts'
import { category } from './tables/category-tables.ts'
import { variant } from './tables/variant-tables.ts'

/** Long enough ago that no product counts as new. */
const longAgo = new Date('2026-01-05T09:00:00Z')
let made = 0

export interface BuiltProduct {
  id: number
  slug: string
  /** Both active and inactive variants, in the order given. */
  variants: { id: number; sku: string }[]
}

type Special = Partial<ProductInput> & {
  /** The price and stock of the product's single variant, unless `variants` lists others. */
  priceCents?: number
  stock?: number
}

/**
 * Puts a product into the database through the use case that staff use. A category, brand or manufacturer that it
 * names is made when it does not exist yet; facets are not. `at` is when the product came and its price began.
 */
export async function aProduct(db: Db, special: Special = {}, at = longAgo): Promise<BuiltProduct> {
  made++
  const { priceCents = 4995, stock = 10, ...given } = special
  const slug = given.slug ?? `product-${made}`
  const input: ProductInput = {
    slug,
    sku: `P${made}`,
    title: `Product ${made}`,
    brand: 'sluimer-thuis',
    manufacturer: 'Weverij De Test',
    mainCategory: 'beddengoed',
    deliveryClass: 'parcel',
    createdAt: at,
    images: [{ key: 'foto', alt: 'Een foto' }],
    variants: [{ sku: `V${made}`, priceCents, stockOnHand: stock }],
    ...given,
  }
  await once(db, `brand ${input.brand}`, () => saveBrand(db, { slug: input.brand, title: input.brand }))
  await once(db, `manufacturer ${input.manufacturer}`, () =>
    saveManufacturer(db, {
      name: input.manufacturer,
      address: 'Spoelweg 1, Enschede',
      email: 'hallo@weverij.example',
    }),
  )
  for (const path of [input.mainCategory, ...(input.categories ?? [])]) {
    await once(db, `category ${path}`, () => aCategoryAt(db, path))
  }
  const { id } = await saveProduct(db, input, at)
  const variants = await db
    .select({ id: variant.id, sku: variant.sku })
    .from(variant)
    .where(eq(variant.productId, id))
    .orderBy(asc(variant.position), asc(variant.id))
  return { id, slug, variants }
}

/** Returns the id of a product's one variant. */
export function onlyVariantId(product: BuiltProduct): number {
  const [variant, ...others] = product.variants
  if (variant === undefined || others.length > 0)
    throw new Error(`${product.slug} has not exactly one variant`)
  return variant.id
}

/** Makes the missing categories of a path, each titled after its last segment. */
export async function aCategoryAt(db: Db, path: string): Promise<void> {
  const segments = path.split('/')
  for (const [index, segment] of segments.entries()) {
    const part = segments.slice(0, index + 1).join('/')
    const [known] = await db.select({ id: category.id }).from(category).where(eq(category.path, part))
    if (known === undefined) await saveCategory(db, { path: part, title: segment })
  }
}

const done = new WeakMap<Db, Set<string>>()

/** Makes something once per database: each test has a database of its own from which nothing is deleted. */
async function once(db: Db, name: string, make: () => Promise<unknown>): Promise<void> {
  const names = done.get(db) ?? new Set()
  done.set(db, names)
  if (names.has(name)) return
  await make()
  names.add(name)
}

/** Puts free samples of cloths into the database, and returns their variants in that order. */
export async function someSamples(
  db: Db,
  cloths: readonly string[],
  {
    stock = 10,
    toSku = (cloth) => `STAAL${made + 1}-${cloth}`,
  }: { stock?: number; toSku?: (cloth: string) => string } = {},
): Promise<BuiltProduct['variants']> {
  const toValue = (title: string) => ({ key: title.toLowerCase(), title })
  const built = await aProduct(db, {
    title: 'Stofstaal',
    deliveryClass: 'letterbox',
    isSample: true,
    options: [{ key: 'stof', title: 'Stof', values: cloths.map(toValue) }],
    variants: cloths.map((cloth) => ({
      sku: toSku(cloth),
      values: { stof: toValue(cloth).key },
      priceCents: 0,
      stockOnHand: stock,
      weightGrams: 15,
    })),
  })
  return built.variants
}
