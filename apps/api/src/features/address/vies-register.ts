import { z } from 'zod'
import { fetchJson } from '../../platform/fetch-json.ts'
import type { VatRegister } from './vat-register.ts'

/** The register asks a member state in turn, which takes time; this is the longest that a shopper waits. */
const timeoutMs = 3_000
/**
 * Member states refuse a caller with many requests at once. Above this number a VAT number is not looked up, so that
 * nobody can make the shop such a caller.
 */
const mostAtOnce = 20

/** Failures also come with status 200 but in another shape: they have no `valid`. */
const answerSchema = z.object({ valid: z.boolean(), requestIdentifier: z.string().optional() })

/** Creates a client of VIES, the European Commission's register; `baseUrl` ends before `/check-vat-number`. */
export function createViesRegister(baseUrl: string): VatRegister {
  let underWay = 0
  return {
    async consult({ country, number }, requester, signal) {
      if (underWay >= mostAtOnce) throw new Error(`${underWay} numbers are being looked up`)
      underWay++
      try {
        const answer = await fetchJson(`${baseUrl}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            countryCode: country,
            vatNumber: number,
            ...(requester && {
              requesterMemberStateCode: requester.country,
              requesterNumber: requester.number,
            }),
          }),
          timeoutMs,
          signal,
        })
        const { valid, requestIdentifier } = answerSchema.parse(answer)
        return { isRegistered: valid, requestIdentifier: requestIdentifier || undefined }
      } finally {
        underWay--
      }
    },
  }
}
