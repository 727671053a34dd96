import { z } from 'zod'
import { fetchJson } from './fetch-json.ts'
import type { VatRegister } from './vat-register.ts'

/** The register asks a member state in turn, which takes its time; a shopper waits no longer. */
const timeoutMs = 3_000

/** Failures come with status 200 too, in another shape: they have no `valid`. */
const answerSchema = z.object({ valid: z.boolean() })

/** The European Commission's register VIES; `baseUrl` ends before `/check-vat-number`. */
export function createViesRegister(baseUrl: string): VatRegister {
  return {
    async isRegistered(country, number, signal) {
      const answer = await fetchJson(`${baseUrl}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ countryCode: country, vatNumber: number }),
        timeoutMs,
        signal,
      })
      return answerSchema.parse(answer).valid
    },
  }
}
