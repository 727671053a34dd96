import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { findCartOfToken } from '../../cart/view/get-cart.ts'
import { findCheckout } from '../../checkout/checkout.queries.ts'
import { hashPassword } from '../../customer/password/hash-password.ts'
import { type AskedProof, askProof } from '../../customer/prove/ask-proof.ts'
import { findVisitor } from '../../customer/session/find-visitor.ts'
import type { Arriving } from '../visit/enter.ts'
import { refuseEasyPassword } from './refuse-easy-password.ts'

/**
 * Lets an account for whoever is checking out wait until the mailbox of the checkout is confirmed (CO-03). The order joins
 * it then, as guests' orders do. Answer and work are the same when the mailbox has an account: only its owner is told.
 */
export async function askOrderAccount(
  deps: Deps,
  { password }: { password: string },
  from: Arriving,
  findKnown: (email: string) => string | undefined,
): Promise<Outcome<AskedProof>> {
  if ((await findVisitor(deps, from.sessionToken)) !== undefined) return loggedInAlready
  const cart = await findCartOfToken(deps, from.cartToken)
  if (cart === undefined) return { ok: false, error: { code: 'cart_empty' } }
  const saved = cart.customerId === null ? await findCheckout(deps.db, cart.id) : undefined
  if (saved === undefined) return { ok: false, error: { code: 'checkout_incomplete' } }
  const { email, type, first_name, last_name, company, phone_number, vat_number, coc_number } =
    saved.details.customer
  const easy = password === '' ? undefined : refuseEasyPassword(password, [first_name, last_name, email])
  if (easy) return easy
  const details = {
    ...{ type, first_name, last_name, company, phone_number, vat_number, coc_number },
    ...{ birthdate: '', gender: '' as const },
  }
  const passwordHash = password === '' ? null : await hashPassword(deps, password)
  const registration = { details, passwordHash }
  return askProof(deps, { purpose: 'register', email, knownBrowser: findKnown(email), registration })
}

const loggedInAlready = {
  ok: false,
  error: { code: 'conflict', message: 'Je bent al ingelogd: je bestelling komt in je account.' },
} as const
