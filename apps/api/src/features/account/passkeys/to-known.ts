import type { PasskeyRow } from '../../customer/rows/passkey.queries.ts'

/** Returns a passkey as browsers name it to a device. */
export function toKnown({ credentialId, transports }: Pick<PasskeyRow, 'credentialId' | 'transports'>) {
  return { type: 'public-key', id: credentialId, transports } as const
}
