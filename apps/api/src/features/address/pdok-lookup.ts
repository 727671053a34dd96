import { z } from 'zod'
import { fetchJson } from '../../platform/fetch-json.ts'
import type { AddressLookup } from './address-lookup.ts'

/** A shopper who is filling in a form waits for the answer. */
const timeoutMs = 2_000

const answerSchema = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        postcode: z.string(),
        huisnummer: z.coerce.number(),
        straatnaam: z.string().min(1).max(255),
        woonplaatsnaam: z.string().min(1).max(255),
      }),
    ),
  }),
})

/** Asks the Dutch government's open register (PDOK Locatieserver, version 3.1); `baseUrl` ends before `/free`. */
export function createPdokLookup(baseUrl: string): AddressLookup {
  return {
    async find({ postcode, houseNumber }, signal) {
      const query = new URLSearchParams({
        q: `postcode:${postcode} and huisnummer:${houseNumber}`,
        fq: 'type:adres',
        fl: 'postcode,huisnummer,straatnaam,woonplaatsnaam',
        rows: '1',
      })
      const answer = answerSchema.parse(await fetchJson(`${baseUrl}/free?${query}`, { timeoutMs, signal }))
      // The service searches, so its best match may be a neighbour: only the exact address counts as an answer.
      const found = answer.response.docs.find(
        (address) => address.postcode === postcode && address.huisnummer === houseNumber,
      )
      return found && { street: found.straatnaam, city: found.woonplaatsnaam }
    },
  }
}
