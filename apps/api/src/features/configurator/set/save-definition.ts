import type {
  CheckedDefinitionInput,
  DefinitionInput,
} from '@sluimer/product-files/configurator/definition-input'
import { checkDefinition } from '@sluimer/product-files/configurator/read-definition'
import { writeDefinition } from '@sluimer/product-files/configurator/write-definition'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Connection, Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { findMadeProduct } from '../../catalog/product/made-product.queries.ts'
import { findVariantIds } from '../../catalog/variant/find-variant-ids.ts'
import { listSampleIds } from '../../catalog/variant/sample.queries.ts'
import { findImages } from '../../media/find-images.ts'
import { findNewestVersion, insertVersion, lockConfigurator } from '../rows/definition.queries.ts'

export type SavedDefinition =
  | { readonly ok: true; readonly versionId: number; readonly isNew: boolean }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Saves a set as a new version, which is sold from that moment on; the version before it stays as it is. A set that says
 * the same as its newest version makes no new one. What is wrong comes back in words for staff, and saves nothing.
 */
export async function saveDefinition(db: Db, input: DefinitionInput, at: Date): Promise<SavedDefinition> {
  const reading = checkDefinition(input)
  if (!reading.ok) return reading
  const { definition } = reading
  const { slug } = definition
  return inTransaction(db, async (tx): Promise<SavedDefinition> => {
    const product = await findMadeProduct(tx, slug)
    if (product === undefined) return { ok: false, problems: [`there is no product ${slug}`] }
    const problems = [
      ...findProductProblems(slug, product),
      ...(await findPictureProblems(tx, definition)),
      ...(await findSampleProblems(tx, definition)),
    ]
    if (problems.length > 0) return { ok: false, problems }
    await lockConfigurator(tx, slug, product.id)
    const newest = await findNewestVersion(tx, slug)
    if (newest !== undefined && writeDefinition(newest.definition) === writeDefinition(definition))
      return { ok: true, versionId: newest.id, isNew: false }
    const versionId = await insertVersion(tx, { slug, definition, savedAt: at })
    await recordChange(tx, 'configurator', [`configurator:${slug}`])
    return { ok: true, versionId, isNew: true }
  })
}

/** A bed is made to order, one at a time, from the one article that carries the base price. */
function findProductProblems(
  slug: string,
  product: NonNullable<Awaited<ReturnType<typeof findMadeProduct>>>,
): string[] {
  return [
    ...(product.variantCount === 1 ? [] : [`the product ${slug} needs exactly one variant`]),
    ...(product.madeToMeasure ? [] : [`the product ${slug} must be made to measure`]),
    ...(product.leadTimeDays === null ? [`the product ${slug} needs a lead time`] : []),
    ...(product.boxconfigId === slug ? [] : [`the product ${slug} must have the boxconfigId ${slug}`]),
  ]
}

async function findSampleProblems(db: Connection, { steps }: CheckedDefinitionInput): Promise<string[]> {
  const options = steps.flatMap(({ properties }) => properties.flatMap((property) => property.options))
  const skus = [...new Set(options.flatMap(({ fabric }) => fabric?.sample ?? []))]
  const ids = await findVariantIds(db, skus)
  const samples = await listSampleIds(db, [...ids.values()])
  return skus.filter((sku) => !samples.includes(ids.get(sku) ?? 0)).map((sku) => `there is no sample ${sku}`)
}

async function findPictureProblems(
  db: Connection,
  { fallbackImage, steps }: CheckedDefinitionInput,
): Promise<string[]> {
  const options = steps.flatMap(({ properties }) => properties.flatMap((property) => property.options))
  const keys = new Set([fallbackImage, ...options.flatMap(({ image }) => image ?? [])])
  const known = await findImages(db, keys)
  return [...keys].filter((key) => !known.has(key)).map((key) => `there is no picture ${key}`)
}
