import { canKeep } from '@sluimer/domain/account/unused-account'
import { z } from 'zod'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { readSignedCode, signCode } from '../../../platform/signed-code.ts'
import { lockCustomer, setCustomer } from '../../customer/rows/customer.queries.ts'

type Key = Pick<Deps['config'], 'tokenSecret'>
const purpose = 'account-keep'
const keepSchema = z.strictObject({ customerId: z.string(), mailedAt: z.iso.datetime() })

/** Returns the code of the link that keeps an account. */
export function toKeepCode(key: Key, keep: z.infer<typeof keepSchema>): string {
  return signCode(key, purpose, Buffer.from(JSON.stringify(keep)).toString('base64url'))
}

/**
 * Keeps an account that nobody uses, with the link of the mail that announces its deletion. It opens nothing, so that
 * no login is asked for. Keeping it twice is the same as once.
 */
export async function keepAccount(deps: Deps, { code }: { code: string }): Promise<Outcome<{ done: true }>> {
  const text = readSignedCode(deps.config, purpose, code)
  if (text === undefined) return gone
  const { customerId, mailedAt } = keepSchema.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
  )
  const now = deps.clock()
  if (!canKeep(new Date(mailedAt), now)) return gone
  return inTransaction(deps.db, async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    if (customer === undefined) return gone
    if (customer.warnedAt !== null) await setCustomer(tx, customerId, { lastUsedAt: now, warnedAt: null })
    return { ok: true, data: { done: true } }
  })
}

const gone = {
  ok: false,
  error: {
    code: 'not_found',
    message: 'Deze link werkt niet meer. Heb je je account nog? Dan houd je het door in te loggen.',
  },
} as const
