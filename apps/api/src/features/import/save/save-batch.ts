import type { Candidate } from '@sluimer/product-files/input/candidate'
import type { CheckedProductInput } from '@sluimer/product-files/input/product-input'
import type { Db } from '../../../platform/db/database.ts'
import { isSameProduct } from '../../catalog/save-product/is-same-product.ts'
import { findStoredProducts } from '../../catalog/stored-product/find-stored-products.ts'
import { findVariantOwners } from '../../catalog/variant/find-variant-owners.ts'
import { findPictures } from '../../media/media.queries.ts'
import type { Gate } from './gate.ts'
import { keepWhatIsStored } from './keep-what-is-stored.ts'
import { type Removal, toRemoval } from './removals.ts'
import { saveTogether } from './save-together.ts'

export interface Outcome {
  line: number
  name: string
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  /** Why it was refused; empty otherwise. */
  reason: string
  /** What it takes off sale of a known product; absent for a new product and for a refused one. */
  removal?: Removal
}

/** What happens to a batch of products. */
export interface Decision {
  /** In the order of the batch; products that are to be saved count as created or changed. */
  outcomes: Outcome[]
  toSave: ReadonlyMap<Outcome, CheckedProductInput>
}

/** Compares products with what is stored, and decides which to save. Batches are decided in their order. */
export async function decideBatch(
  db: Db,
  batch: readonly Candidate[],
  gate: Gate,
  options: { now: Date; promisedPictures?: ReadonlySet<string> },
): Promise<Decision> {
  const readable = batch.flatMap((candidate) => (candidate.ok ? [candidate.product] : []))
  const stored = await findStoredProducts(db, {
    slugs: readable.map(({ slug }) => slug),
    skus: readable.map(({ sku }) => sku),
  })
  const pictures = await findPictures(db, readable.flatMap(listPictures))
  const ownerOf = await findVariantOwners(
    db,
    readable.flatMap(({ variants }) => variants.map(({ sku }) => sku)),
  )
  const toSave = new Map<Outcome, CheckedProductInput>()
  const outcomes = batch.map((candidate): Outcome => {
    const { outcome, reason = '', product, removal } = decide(candidate)
    const decided = {
      ...{ line: candidate.line, name: candidate.name, outcome, reason },
      ...(removal === undefined ? {} : { removal }),
    }
    if (product !== undefined) toSave.set(decided, product)
    return decided
  })
  return { outcomes, toSave }

  /** Decides what happens to a product, and in which form it is saved. */
  function decide(candidate: Candidate): {
    outcome: Outcome['outcome']
    reason?: string
    product?: CheckedProductInput
    removal?: Removal
  } {
    if (!candidate.ok) return { outcome: 'refused', reason: candidate.reason }
    const { product, before, conflict } = keepWhatIsStored(candidate, stored)
    const reason =
      conflict ??
      gate(product, candidate.line) ??
      findMissingPicture(product, before) ??
      findTakenSku(product) ??
      findFuturePrice(product, options.now)
    if (reason !== undefined) return { outcome: 'refused', reason }
    if (before === undefined) return { outcome: 'created', product }
    const removal = toRemoval(before, product)
    return isSameProduct(before, product)
      ? { outcome: 'unchanged', removal }
      : { outcome: 'changed', product, removal }
  }

  function findMissingPicture(product: CheckedProductInput, before: CheckedProductInput | undefined) {
    const missing = listPictures(product).find(
      (key) => !pictures.has(key) && !options.promisedPictures?.has(key) && !isKept(key, before),
    )
    return missing === undefined ? undefined : `the picture ${missing} is not known`
  }

  function findTakenSku({ slug, sku, variants }: CheckedProductInput): string | undefined {
    const other = stored.find((one) => one.sku === sku && one.slug !== slug)
    if (other !== undefined) return takenSku(sku, other.slug)
    const taken = variants.find((one) => (ownerOf.get(one.sku) ?? slug) !== slug)
    return taken && takenSku(taken.sku, ownerOf.get(taken.sku))
  }
}

/** Saves what was decided. Returns what happened to each product, in the order given. */
export async function saveBatch(db: Db, { outcomes, toSave }: Decision, now: Date): Promise<Outcome[]> {
  const refusals = await saveTogether(db, [...toSave.values()], now)
  return outcomes.map((one) => {
    const product = toSave.get(one)
    const reason = product && refusals.get(product)
    if (reason === undefined) return one
    const { removal: _, ...refused } = one
    return { ...refused, outcome: 'refused', reason }
  })
}

function takenSku(sku: string, owner: string | undefined): string {
  return `the sku ${sku} belongs to another product of the shop (${owner}): give this one a sku of its own, or, where it is that product, its address`
}

const listPictures = ({ images, variants }: CheckedProductInput) => [
  ...images.map(({ key }) => key),
  ...variants.flatMap(({ imageKey }) => imageKey ?? []),
]

/** Whether a stored product already has the picture, which it may keep. */
const isKept = (key: string, before: CheckedProductInput | undefined) =>
  before !== undefined && listPictures(before).includes(key)

function findFuturePrice({ variants }: CheckedProductInput, now: Date): string | undefined {
  const early = variants.find(({ priceHistory = [] }) =>
    priceHistory.some(({ validFrom }) => validFrom > now),
  )
  return early && `${early.sku} has a price of the future`
}
