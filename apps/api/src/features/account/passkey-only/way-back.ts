import { startWayBack as startWait } from '@sluimer/domain/account/way-back'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { type CustomerRow, findCustomerByEmail, lockCustomer } from '../../customer/rows/customer.queries.ts'
import { findProof, lockProof, setProof } from '../../customer/rows/proof.queries.ts'
import { findWayBack, insertWayBack, type WayBackRow } from '../../customer/rows/way-back.queries.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import { stopWayBack } from '../../customer/way-back/stop-way-back.ts'
import { tellWayBack } from '../../customer/way-back/tell-way-back.ts'
import { readStartCode, readStopCode } from '../../customer/way-back/way-back-code.ts'
import { goneLink } from './refusals.ts'

const done = { ok: true, data: { done: true } } as const

/**
 * Begins the wait of somebody who lost every passkey, with the link that only the mailbox of the account got. Pressing it
 * twice begins it once, and it begins no second one after it was stopped.
 */
export async function startWayBack(
  deps: Deps,
  { code }: { code: string },
): Promise<Outcome<{ opensAt: string }>> {
  const id = readStartCode(deps.config, code)
  const asked = id === undefined ? undefined : await findProof(deps.db, id)
  const owner = asked && (await findCustomerByEmail(deps.db, asked.emailName))
  if (asked === undefined || owner === undefined) return goneLink
  return inTransaction(deps.db, async (tx) => {
    const held = await lockCustomer(tx, owner.id)
    if (held?.emailName !== asked.emailName || held.passkeyOnlySince === null) return goneLink
    const running = await findWayBack(tx, held.id)
    if (running !== undefined) return toAnswer(running)
    const now = deps.clock()
    const proof = await lockProof(tx, asked.id, asked.purpose, now)
    if (proof === undefined) return goneLink
    await setProof(tx, proof.id, { usedAt: now })
    return toAnswer(await begin(tx, deps, held))
  })
}

async function begin(tx: Tx, deps: Deps, customer: CustomerRow): Promise<WayBackRow> {
  const wayBack = { customerId: customer.id, ...startWait(deps.clock()) }
  await insertWayBack(tx, wayBack)
  await tellWayBack(tx, deps, customer, { news: 'started', wayBack })
  return wayBack
}

function toAnswer({ opensAt }: WayBackRow): Outcome<{ opensAt: string }> {
  return { ok: true, data: { opensAt: opensAt.toISOString() } }
}

/** Stops a wait with the link of a mail about it, which opens nothing. Pressing it twice is the same as once. */
export async function stopWayBackByLink(
  deps: Deps,
  { code }: { code: string },
): Promise<Outcome<{ done: true }>> {
  const stop = readStopCode(deps.config, code)
  if (stop === undefined) return goneLink
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, stop.customerId)
    // Codes by mail open it again, or it is gone: saying that it was stopped would be untrue.
    if (customer === undefined || customer.passkeyOnlySince === null) return goneLink
    const running = await findWayBack(tx, customer.id)
    if (running?.startedAt.toISOString() === stop.startedAt)
      await stopWayBack(tx, deps, customer, 'stopped_by_link')
    return done
  })
}

/** Stops the wait of the customer of a session. */
export async function stopOwnWayBack(
  deps: Deps,
  token: string | undefined,
): Promise<Outcome<{ done: true }>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, visitor.data.customer.id)
    if (customer !== undefined) await stopWayBack(tx, deps, customer, 'stopped_in_account')
    return done
  })
}
