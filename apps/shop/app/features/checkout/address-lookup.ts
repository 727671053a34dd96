import { lookUpAddress } from '@sluimer/contract/checkout/endpoints'
import { data } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import type { Route } from './+types/address-lookup.ts'
import { questionOf } from './address-question.ts'

/** What the address page asks while someone types; `question` comes back, so that a late answer is told from the latest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = {
    country_code: 'NL' as const,
    zipcode: searchParams.get('zipcode') ?? '',
    house_number: searchParams.get('house_number') ?? '',
    extension: searchParams.get('extension') ?? '',
  }
  const question = questionOf(query.zipcode, query.house_number, query.extension)
  const answer = await apiFor(context).call(lookUpAddress, { query })
  const place = answer.ok ? answer.data : { found: false, street: '', city: '' }
  return data(
    { question, found: place.found, street: place.street, city: place.city },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}
