import type { Account } from '@sluimer/contract/account/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import { toAccount } from './to-account.ts'

/** Returns what a customer knows of their own account. */
export async function getAccount(deps: Deps, token: string | undefined): Promise<Outcome<Account>> {
  const visitor = await requireVisitor(deps, token)
  return visitor.ok ? { ok: true, data: await toAccount(deps, visitor.data) } : visitor
}
