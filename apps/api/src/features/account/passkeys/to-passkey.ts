import type { Passkey } from '@sluimer/contract/account/passkey-schemas'
import type { PasskeyRow } from '../../customer/rows/passkey.queries.ts'

/** Returns a passkey as its owner sees it in the list. Nothing of it opens anything. */
export function toPasskey({ id, name, isSynced, createdAt, usedAt }: PasskeyRow): Passkey {
  return {
    ...{ id, name, isSynced },
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }
}
