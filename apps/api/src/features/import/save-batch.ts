import type { Db } from '../../platform/db/database.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { findStoredProducts } from '../catalog/find-stored-products.ts'
import { isSameProduct } from '../catalog/is-same-product.ts'
import type { CheckedProductInput } from '../catalog/product-input.ts'
import { saveProduct } from '../catalog/save-product.ts'
import { findPictures } from '../media/media.queries.ts'
import type { Candidate } from './candidate.ts'
import type { Gate } from './gate.ts'
import { keepWhatIsStored } from './keep-what-is-stored.ts'

/** Transactions at a time: as many as the command's connections. */
const abreast = 4

export type Outcome = {
  line: number
  name: string
  outcome: 'created' | 'changed' | 'unchanged' | 'refused'
  /** Why it was refused; empty otherwise. */
  reason: string
}

/** Compares products with what is stored and saves those that differ. Answers in the order given. */
export async function saveBatch(
  db: Db,
  batch: readonly Candidate[],
  gate: Gate,
  options: { now: Date; isRehearsal?: boolean; promisedPictures?: ReadonlySet<string> },
): Promise<Outcome[]> {
  const readable = batch.flatMap((candidate) => (candidate.ok ? [candidate.product] : []))
  const stored = await findStoredProducts(db, {
    slugs: readable.map(({ slug }) => slug),
    skus: readable.map(({ sku }) => sku),
  })
  const pictures = await findPictures(db, readable.flatMap(picturesOf))
  const outcomes: Outcome[] = []
  for (let start = 0; start < batch.length; start += abreast) {
    const some = batch.slice(start, start + abreast)
    outcomes.push(...(await Promise.all(some.map(decide))))
  }
  return outcomes

  async function decide(candidate: Candidate): Promise<Outcome> {
    const { line, name } = candidate
    const end = (outcome: Outcome['outcome'], reason = '') => ({ line, name, outcome, reason })
    if (!candidate.ok) return end('refused', candidate.reason)
    const { product, before, conflict } = keepWhatIsStored(candidate, stored)
    const missing = picturesOf(product).find(
      (key) => !pictures.has(key) && !options.promisedPictures?.has(key) && !isKept(key, before),
    )
    const reason =
      conflict ??
      gate(product, line) ??
      (missing === undefined ? undefined : `the picture ${missing} is not known`) ??
      futureOf(product, options.now)
    if (reason !== undefined) return end('refused', reason)
    if (before !== undefined && isSameProduct(before, product)) return end('unchanged')
    const outcome = before === undefined ? 'created' : 'changed'
    if (options.isRehearsal) return end(outcome)
    try {
      await saveProduct(db, product, options.now)
      return end(outcome)
    } catch (error) {
      if (isUniqueViolation(error)) return end('refused', 'a sku belongs to another product of the shop')
      throw error
    }
  }
}

const picturesOf = ({ images, variants }: CheckedProductInput) => [
  ...images.map(({ key }) => key),
  ...variants.flatMap(({ imageKey }) => imageKey ?? []),
]

/** A product that is stored may keep the pictures it has. */
const isKept = (key: string, before: CheckedProductInput | undefined) =>
  before !== undefined && picturesOf(before).includes(key)

function futureOf({ variants }: CheckedProductInput, now: Date): string | undefined {
  const early = variants.find(({ priceHistory = [] }) =>
    priceHistory.some(({ validFrom }) => validFrom > now),
  )
  return early && `${early.sku} has a price of the future`
}
