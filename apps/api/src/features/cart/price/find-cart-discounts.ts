import { findLowestChargedCents } from '@sluimer/domain/catalog/price'
import { formatCodeNote } from '@sluimer/domain/promotion/code-note'
import { applyDiscounts, type Discounts } from '@sluimer/domain/promotion/discounts'
import type { CodeKind, CodeProblem } from '@sluimer/domain/promotion/problem-text'
import { calculatePromotionProgress, type Progress } from '@sluimer/domain/promotion/progress'
import type { DiscountCode, DiscountLine } from '@sluimer/domain/promotion/promotion'
import type { Connection } from '../../../platform/db/database.ts'
import { type FoundCode, findCode } from '../../promotion/find-code.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import type { CartLine } from './cart-line.ts'
import type { CartContents } from './read-contents.ts'

/** A code in a cart with its effect at this moment. */
export interface CodeInCart {
  kind: CodeKind
  code: string
  title: string
  amountCents: number
  problem: CodeProblem | undefined
  promotionId: number | null
  voucherId: string | null
  isOncePerCustomer: boolean
  /** The code only makes delivery free, so it gives nothing where delivery costs nothing. */
  isForDelivery: boolean
}

export interface CartDiscounts extends Omit<Discounts, 'codeProblem' | 'creditProblem'> {
  codes: CodeInCart[]
  /** What the lines say about the valid discount code, by line. */
  notes: ReadonlyMap<number, string>
  /** Progress towards promotions. */
  progress: Progress[]
}

type Codes = Pick<CartRow, 'id' | 'discountCode' | 'voucherCode' | 'emailKey'>

/** Works out what promotions, code and voucher take off the goods now. A code that does not count says why. */
export async function findCartDiscounts(
  db: Connection,
  cart: Codes,
  { lines, promotions }: Pick<CartContents, 'lines' | 'promotions'>,
  now: Date,
): Promise<CartDiscounts> {
  const found = await findCodes(db, cart, now)
  const usable = found.flatMap((one) => (one.found && !one.found.problem ? one.found : []))
  const code = usable.find((one) => one.kind === 'discount')
  // Free samples bring no discount any nearer.
  const paid = lines.filter(({ variant }) => !variant.isSample)
  const goods = paid.map((line) => toDiscountLine(line, now, code?.validFrom ?? null))
  const credit = usable.find((one) => one.kind === 'voucher')
  const { codeProblem, creditProblem, ...discounts } = applyDiscounts({
    lines: goods,
    promotions,
    code: code?.discount,
    credit: credit?.credit,
  })
  const codes = found.map((one) =>
    codeInCart(one, discounts, one.kind === 'discount' ? codeProblem : creditProblem),
  )
  const notes =
    code && codeProblem === undefined ? listNotes(code.discount, goods) : new Map<number, string>()
  return { ...discounts, codes, notes, progress: calculatePromotionProgress(goods, promotions) }
}

interface Looked {
  kind: CodeKind
  code: string
  found: FoundCode | undefined
}

async function findCodes(db: Connection, cart: Codes, now: Date): Promise<Looked[]> {
  const asker = { cartId: cart.id, emailKey: cart.emailKey }
  const looked: Looked[] = []
  for (const [kind, code] of [
    ['discount', cart.discountCode],
    ['voucher', cart.voucherCode],
  ] as const)
    if (code !== null) looked.push({ kind, code, found: await findCode(db, code, asker, now) })
  return looked
}

function codeInCart(
  { kind, code, found }: Looked,
  { parts }: Pick<Discounts, 'parts'>,
  unfit: CodeProblem | undefined,
): CodeInCart {
  return {
    kind,
    code,
    title: found === undefined ? code : found.kind === 'discount' ? found.discount.title : found.credit.title,
    amountCents: parts.find((part) => part.code === code)?.amountCents ?? 0,
    // Staff may have deleted the code since.
    problem: found === undefined ? { reason: 'unknown' } : (found.problem ?? unfit),
    promotionId: found?.kind === 'discount' ? found.promotionId : null,
    voucherId: found?.kind === 'voucher' ? found.voucherId : null,
    isOncePerCustomer: found?.kind === 'discount' && found.isOncePerCustomer,
    isForDelivery: found?.kind === 'discount' && found.discount.benefit.kind === 'free_delivery',
  }
}

function listNotes(code: DiscountCode, goods: readonly DiscountLine[]): Map<number, string> {
  return new Map(
    goods.flatMap((line) => {
      const note = formatCodeNote(code, line)
      return note === undefined ? [] : [[line.lineId, note] as const]
    }),
  )
}

/** Describes a line for the discount rules. `since` is when the code's reduction began; null when it has always run. */
function toDiscountLine(
  { lineId, variant, quantity, deal }: CartLine,
  now: Date,
  since: Date | null,
): DiscountLine {
  const { priceCents } = variant.price
  return {
    lowestCents: Math.min(priceCents, findLowestChargedCents(variant.history, now, since) ?? priceCents),
    lineId,
    productId: variant.productId,
    categoryIds: variant.showingCategoryIds,
    priceCents,
    quantity,
    isReduced: deal !== undefined || variant.price.formerPriceCents !== undefined,
  }
}
