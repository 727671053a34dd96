import { parseVoucherCode } from '@sluimer/domain/order/voucher'
import { parseDiscountCode } from '@sluimer/domain/promotion/code-text'
import { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { getCategoryIds, getProductIds } from '../catalog/product/find-by-name.ts'
import { upsertPromotion } from './promotion.queries.ts'

const cents = z.int().min(0).max(100_000_000)
const percent = z.int().min(1).max(100)
const benefit = z.discriminatedUnion('benefit', [
  z.object({ benefit: z.literal('percentage'), percent }),
  z.object({ benefit: z.literal('amount'), amountCents: cents.min(1) }),
  z.object({ benefit: z.literal('free_delivery') }),
])
const code = z.string().refine((text) => parseDiscountCode(text) === text && !parseVoucherCode(text), {
  message: 'a code is in capitals and digits, with hyphens inside, and looks unlike a voucher',
})

const shared = z.object({
  /** Staff's own name for the promotion. Saving under the same key changes it. */
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1).max(80),
  /** Paths of categories and slugs of products in its scope. Without any, it is for all goods. */
  categories: z.array(z.string()).default([]),
  products: z.array(z.string()).default([]),
  excludesReduced: z.boolean().default(false),
  validFrom: z.date().nullable().default(null),
  validUntil: z.date().nullable().default(null),
  position: z.int().default(0),
  link: z.string().startsWith('/').nullable().default(null),
  isPublic: z.boolean().default(false),
  /** False for a code that only some people get. Its savings need not be measured from the lowest price of 30 days. */
  isAnnounced: z.boolean().default(true),
  active: z.boolean().default(true),
})

const promotionInputSchema = z.intersection(
  shared,
  z.union([
    z
      .object({
        kind: z.literal('free_pieces'),
        groupSize: z.int().min(2).max(99),
        freePieces: z.int().min(1),
      })
      .refine(({ groupSize, freePieces }) => freePieces < groupSize, 'not all pieces can be free'),
    z.object({ kind: z.literal('quantity'), minimumQuantity: z.int().min(1).max(99), percent }),
    z.object({ kind: z.literal('order_amount'), minimumCents: cents }).and(benefit),
    z
      .object({
        kind: z.literal('code'),
        code,
        minimumCents: cents.default(0),
        oncePerCustomer: z.boolean().default(false),
        maxUses: z.int().min(1).nullable().default(null),
      })
      .and(benefit),
  ]),
)
export type PromotionInput = z.input<typeof promotionInputSchema>

/** Saves a new or changed promotion or code. Throws on contradictory input, and on unknown categories or products. */
export async function savePromotion(db: Db, given: PromotionInput): Promise<{ id: number }> {
  const { categories, products, ...input } = promotionInputSchema.parse(given)
  const { validFrom, validUntil } = input
  if (input.isPublic && !input.isAnnounced)
    throw new RangeError(`promotion ${input.key} is public: it is announced`)
  if (validFrom && validUntil && validUntil <= validFrom)
    throw new RangeError(`promotion ${input.key} ends before it begins`)
  const benefit =
    input.kind === 'free_pieces'
      ? ('free_pieces' as const)
      : input.kind === 'quantity'
        ? ('percentage' as const)
        : input.benefit
  const row = { ...emptyRow, ...input, benefit }
  return inTransaction(db, async (tx) => {
    const scope = {
      categoryIds: await getCategoryIds(tx, categories),
      productIds: await getProductIds(tx, products),
    }
    return { id: await upsertPromotion(tx, row, scope) }
  })
}

/** Clears what a promotion of another kind may have left in its row. */
const emptyRow = {
  code: null,
  percent: null,
  amountCents: null,
  groupSize: null,
  freePieces: null,
  minimumQuantity: 1,
  minimumCents: 0,
  oncePerCustomer: false,
  maxUses: null,
}
