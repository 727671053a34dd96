import type { Registration } from '@sluimer/contract/account/schemas'
import { normalisePhone } from '@sluimer/domain/customer/phone'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { hashPassword } from '../../customer/password/hash-password.ts'
import { type AskedProof, askProof } from '../../customer/prove/ask-proof.ts'
import { refuseEasyPassword } from './refuse-easy-password.ts'

/**
 * Lets a registration wait until its mailbox is confirmed. A mailbox that has an account gets a mail that says so; the
 * answer and the work are the same.
 */
export async function registerCustomer(
  deps: Deps,
  form: Registration,
  knownBrowser: string | undefined,
): Promise<Outcome<AskedProof>> {
  const { type, first_name, last_name, email, company, gender, phone, password } = form
  const easy = refuseEasyPassword(password, [first_name, last_name, email])
  if (easy) return easy
  const details = {
    ...{ type, first_name, last_name, company, gender, birthdate: '', vat_number: '', coc_number: '' },
    phone_number: normalisePhone(phone),
  }
  const passwordHash = await hashPassword(deps, password)
  return askProof(deps, { purpose: 'register', email, knownBrowser, registration: { details, passwordHash } })
}
