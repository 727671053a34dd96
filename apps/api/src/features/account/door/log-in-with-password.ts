import type { Login } from '@sluimer/contract/account/schemas'
import { toEmailName } from '@sluimer/domain/customer/email-name'
import { passwordPatience } from '@sluimer/domain/customer/guess-delay'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { hashPassword, isOutdatedHash, isPasswordOf } from '../../customer/password/hash-password.ts'
import { findCustomerByEmail, lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'
import { deleteGuesses } from '../../customer/rows/guess.queries.ts'
import { takeGuess, toGuessKey } from '../../customer/session/take-guess.ts'
import { type Arriving, type Entry, enter } from '../visit/enter.ts'

/**
 * Logs somebody in with their password. Unknown addresses, accounts without a password and wrong passwords get the same
 * answer after the same work.
 */
export async function logInWithPassword(
  deps: Deps,
  { username, password, remember }: Login,
  from: Arriving & { known: string | undefined },
): Promise<Outcome<Entry>> {
  const emailName = toEmailName(username)
  const subject = { kind: 'password', emailName, browser: from.known } as const
  const turn = await takeGuess(deps, subject, passwordPatience)
  if (!turn.ok) return turn
  const found = await findCustomerByEmail(deps.db, emailName)
  const isRight = await isPasswordOf(deps, found?.passwordHash, password)
  if (found === undefined || !isRight) return wrong
  const { passwordHash } = found
  const better =
    passwordHash !== null && isOutdatedHash(deps, passwordHash)
      ? await hashPassword(deps, password)
      : passwordHash
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, found.id)
    // It changed, or the account moved, while this one was checked.
    if (customer?.passwordHash !== passwordHash || customer.emailName !== emailName) return wrong
    if (better !== passwordHash) await setCustomer(tx, customer.id, { passwordHash: better })
    await deleteGuesses(tx, toGuessKey(deps, subject))
    const login = { customer, method: 'password', isRemembered: remember, browser: from } as const
    const entry = await enter(tx, deps, login)
    return entry ? { ok: true, data: entry } : wrong
  })
}

const wrong = { ok: false, error: { code: 'login_failed' } } as const
