import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { insertOptOut } from '../rows/invitation.queries.ts'
import { readOptOutCode } from '../rows/review-codes.ts'

/** Mail programs send no Origin header; the shop lets such calls through to this part of the api only. */
export const oneClickPath = '/webhooks/reviews/unsubscribe/'

/** Returns the page where readers unsubscribe with one button. */
export function leavePage(code: string): string {
  return `/beoordelingen/afmelden/?${new URLSearchParams({ code })}`
}

/** Ensures that the owner of an address is never asked for a review again. A second call changes nothing. */
export async function leaveInvitations(deps: Deps, code: string): Promise<Outcome<{ received: true }>> {
  const emailHash = readOptOutCode(deps.config, code)
  if (emailHash === undefined) return { ok: false, error: { code: 'not_found', message: broken } }
  await inTransaction(deps.db, (tx) => insertOptOut(tx, emailHash, deps.clock()))
  return { ok: true, data: { received: true } }
}

const broken = 'Deze link klopt niet. Open hem nog eens uit de mail, helemaal tot het einde.'
