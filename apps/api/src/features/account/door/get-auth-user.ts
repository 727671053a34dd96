import type { AuthUser } from '@sluimer/contract/account/schemas'
import type { Deps } from '../../../platform/deps.ts'
import { findVisitor } from '../../customer/session/find-visitor.ts'

/** Returns what the header shows of a customer; a guest is nobody. */
export async function getAuthUser(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string | undefined,
): Promise<AuthUser> {
  const visitor = await findVisitor(deps, token)
  if (visitor === undefined) return { user: null }
  const { first_name } = visitor.customer.details
  return { user: { customer: { first_name }, scope: ['customer'] } }
}
