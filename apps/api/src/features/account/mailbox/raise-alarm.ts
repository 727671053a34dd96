import type { RaisedAlarm } from '@sluimer/contract/account/schemas'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { secureAccount } from '../../customer/alarm/secure-account.ts'

/** Answers "this was not me" in a mail about a change. */
export function raiseAlarm(deps: Deps, { code }: { code: string }): Promise<Outcome<RaisedAlarm>> {
  return secureAccount(deps, code)
}
