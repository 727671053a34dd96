import type { Cart } from '@sluimer/contract/cart/schemas'
import { type CodeProblem, formatCodeProblem } from '@sluimer/domain/promotion/problem-text'
import type { Tx } from '../../../platform/db/database.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Failure, Outcome } from '../../../platform/outcome.ts'
import { type FoundCode, findCode } from '../../promotion/find-code.ts'
import { findCartDelivery, toChosenDelivery } from '../price/find-cart-delivery.ts'
import { findCartDiscounts } from '../price/find-cart-discounts.ts'
import { type CartContents, readContents } from '../price/read-contents.ts'
import { type CartRow, setCartCodes } from '../rows/cart.queries.ts'
import { findCartOfToken } from '../view/get-cart.ts'
import { changeCart } from './change-cart.ts'

/**
 * Puts a discount code or a voucher in the visitor's cart (CA-02, CA-07), in the place of an earlier one of its kind. One
 * that takes nothing off now is refused with the reason, and the earlier one stays.
 */
export async function applyDiscount(
  deps: Deps,
  input: { token: string | undefined; code: string },
): Promise<Outcome<Cart>> {
  if ((await findCartOfToken(deps, input.token)) === undefined)
    return { ok: false, error: { code: 'cart_empty' } }
  return changeCart(deps, input.token, async (tx, cart) => {
    const now = deps.clock()
    const contents = await readContents(tx, cart, now)
    if (contents.lines.length === 0) return { ok: false, error: { code: 'cart_empty' } }
    const asker = { cartId: cart.id, emailKey: cart.emailKey }
    const found = await findCode(tx, input.code, asker, now)
    if (found === undefined) return refused({ reason: 'unknown' })
    const codes = withCode(cart, found)
    const { codes: inCart } = await findCartDiscounts(tx, { ...cart, ...codes }, contents, now)
    const problem = inCart.find((one) => one.kind === found.kind)?.problem
    if (problem !== undefined) return refused(problem, found.kind)
    const useless = await findUseless(tx, { cart, contents, now }, found)
    if (useless !== undefined) return refused(useless, found.kind)
    await setCartCodes(tx, cart.id, codes)
    return { ok: true, data: null }
  })
}

/**
 * Returns why a valid code would bring the shopper nothing: delivery is free without it, or it would replace a code
 * that gives more. A code is valued by how much less goods and delivery cost with it.
 */
async function findUseless(
  tx: Tx,
  { cart, contents, now }: { cart: CartRow; contents: CartContents; now: Date },
  found: FoundCode,
): Promise<CodeProblem | undefined> {
  if (found.kind !== 'discount' || found.code === cart.discountCode) return undefined
  const { lines } = contents
  const subTotalCents = lines.reduce((sum, line) => sum + line.variant.price.priceCents * line.quantity, 0)
  const costWith = async (discountCode: string | null) => {
    const { totalCents, isDeliveryFree } = await findCartDiscounts(
      tx,
      { ...cart, discountCode },
      contents,
      now,
    )
    const delivery = await findCartDelivery(tx, cart, lines, { subTotalCents, isDeliveryFree, now })
    return toChosenDelivery(delivery).priceCents - totalCents
  }
  const costCents = await costWith(found.code)
  const isDelivery = found.discount.benefit.kind === 'free_delivery'
  if (isDelivery && costCents >= (await costWith(null))) return { reason: 'delivery_is_free' }
  const standing = cart.discountCode
  if (standing === null || costCents <= (await costWith(standing))) return undefined
  return { reason: 'gives_less', standing }
}

function withCode(
  { discountCode, voucherCode }: CartRow,
  { kind, code }: FoundCode,
): Pick<CartRow, 'discountCode' | 'voucherCode'> {
  return kind === 'discount' ? { discountCode: code, voucherCode } : { discountCode, voucherCode: code }
}

function refused(problem: CodeProblem, kind?: FoundCode['kind']): { ok: false; error: Failure } {
  const message = formatCodeProblem(problem, kind)
  const code = problem.reason === 'unknown' ? 'code_unknown' : 'code_not_applicable'
  return { ok: false, error: { code, message, fields: [{ path: 'body.discount_code', message }] } }
}
