import type { Deps } from '../../../platform/deps.ts'

/** For whom passkeys are made: a browser uses one only at the origin of the shop, and for its domain. */
export interface RelyingParty {
  readonly domain: string
  readonly origin: string
}

/** Returns whom passkeys are for, as the settings say. What a request claims about its host does not count. */
export function toRelyingParty({
  passkeyDomain,
  publicUrl,
}: Pick<Deps['config'], 'passkeyDomain' | 'publicUrl'>): RelyingParty {
  return { domain: passkeyDomain, origin: new URL(publicUrl).origin }
}

/** Returns the name of an account for devices: its id, which says nothing about the person. */
export function toUserHandle(customerId: string): string {
  return Buffer.from(customerId.replaceAll('-', ''), 'hex').toString('base64url')
}
