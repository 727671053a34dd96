import { randomBytes } from 'node:crypto'
import { type Client, createClient } from '@sluimer/contract/client'

/** Returns a client for one visitor who has not been here before, behind an internet address of their own. */
export function aVisitor(url: string, token: string): Client {
  return createClient({
    baseUrl: url,
    timeoutMs: 60_000,
    headers: () => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': drawAddress() }),
  })
}

/** The range is for documentation (RFC 3849), and has room for everybody. */
function drawAddress(): string {
  const parts = randomBytes(4).toString('hex').match(/.{4}/g) ?? []
  return `2001:db8:${parts.join(':')}::1`
}
