import type { AddressAnswer } from '@sluimer/contract/address/schemas'
import { lookUpAddressEndpoint } from '@sluimer/contract/checkout/endpoints'
import { data } from 'react-router'
import { answerOr } from '../../lib/api/answer-or.ts'
import { apiFor } from '../../lib/api/api.server.ts'
import type { Route } from './+types/address-lookup.ts'
import { questionOf } from './address-question.ts'

/** What the address page asks while someone types; `question` comes back, so that a late answer is told from the latest. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { question, ...address } = asked(request)
  const query = { country_code: 'NL' as const, ...address }
  const answer = await apiFor(context).call(lookUpAddressEndpoint, { query })
  const place = answer.ok ? answer.data : noAnswer
  return data(
    { question, found: place.found, reason: place.reason, street: place.street, city: place.city },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** VA-09: without an answer the address is typed by hand, as when it is not found; only what the page says differs. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { question } = asked(request)
  return answerOr(serverLoader, () => ({ question, ...noAnswer }))
}

const noAnswer: AddressAnswer = { found: false, reason: 'unavailable', street: '', city: '' }

function asked(request: Request) {
  const { searchParams } = new URL(request.url)
  const zipcode = searchParams.get('zipcode') ?? ''
  const house_number = searchParams.get('house_number') ?? ''
  const extension = searchParams.get('extension') ?? ''
  return { zipcode, house_number, extension, question: questionOf(zipcode, house_number, extension) }
}
