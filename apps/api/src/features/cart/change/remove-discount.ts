import type { Cart } from '@sluimer/contract/cart/schemas'
import { parseVoucherCode } from '@sluimer/domain/order/voucher'
import { parseDiscountCode } from '@sluimer/domain/promotion/code-text'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { setCartCodes } from '../rows/cart.queries.ts'
import { findCartOfToken } from '../view/get-cart.ts'
import { noCart } from '../view/to-cart.ts'
import { changeCart } from './change-cart.ts'

/** Takes one code, or all codes, out of the visitor's cart (CA-02). Removing a code that is not there is no error. */
export async function removeDiscount(
  deps: Deps,
  input: { token: string | undefined; code: string | undefined },
): Promise<Outcome<Cart>> {
  if ((await findCartOfToken(deps, input.token)) === undefined) return { ok: true, data: noCart }
  return changeCart(deps, input.token, async (tx, { id, discountCode, voucherCode }) => {
    const { code } = input
    const isMeant = (stored: string | null) =>
      code === undefined || stored === parseDiscountCode(code) || stored === parseVoucherCode(code)
    await setCartCodes(tx, id, {
      discountCode: isMeant(discountCode) ? null : discountCode,
      voucherCode: isMeant(voucherCode) ? null : voucherCode,
    })
    return { ok: true, data: null }
  })
}
