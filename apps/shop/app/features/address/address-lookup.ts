import type { AddressAnswer } from '@sluimer/contract/address/schemas'
import { lookUpAddressEndpoint } from '@sluimer/contract/checkout/endpoints'
import { data } from 'react-router'
import { answerOr } from '../../lib/api/answer-or.ts'
import { getApi } from '../../lib/api/api.server.ts'
import type { Route } from './+types/address-lookup.ts'
import { toQuestion } from './address-question.ts'

/** Looks up the address while the shopper types; returns `question` too, by which the page drops late answers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { question, ...address } = asked(request)
  const query = { country_code: 'NL' as const, ...address }
  const answer = await getApi(context).call(lookUpAddressEndpoint, { query })
  const place = answer.ok ? answer.data : noAnswer
  return data(
    { question, found: place.found, reason: place.reason, street: place.street, city: place.city },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** VA-09: when no answer comes, the shopper types the address, as when it is not found; only the words differ. */
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
  return { zipcode, house_number, extension, question: toQuestion(zipcode, house_number, extension) }
}
