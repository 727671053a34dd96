import type { ConsentProof } from '@sluimer/contract/marketing/consent-endpoint'
import { type Choices, version } from './consent.ts'

/**
 * Sends the proof of a choice to the shop (AVG art. 7(1)). The choice counts in this browser whatever happens to the
 * proof: nobody waits for it, and a failure stays silent.
 */
export function tellProof(id: string, { statistics, marketing }: Choices, nowMs: number): void {
  const proof: ConsentProof = { id, version, at: new Date(nowMs).toISOString(), statistics, marketing }
  fetch('/v1/consent', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
    // A withdrawal reloads the page at once, which would cancel the request.
    keepalive: true,
  }).catch(() => undefined)
}

/** Makes a UUID of version 4; `crypto.randomUUID` is missing when the shop runs without https. */
export function createProofId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
