import type { Deps } from '../../../platform/deps.ts'
import { deleteCartBrowser } from '../rows/cart-browser.queries.ts'
import { hashCartToken } from '../token/cart-token.ts'

/** Takes the customer's cart from a browser that logs out. A guest's cart stays with its browser. */
export async function leaveCart({ db }: Pick<Deps, 'db'>, token: string | undefined): Promise<void> {
  if (token !== undefined) await deleteCartBrowser(db, hashCartToken(token))
}
