import type { EndpointBodyInput } from '@sluimer/contract/endpoint'
import { postReviewEndpoint } from '@sluimer/contract/review/endpoints'
import { getFormTicketEndpoint } from '@sluimer/contract/service/endpoints'
import type { TestApp } from '../../../test/test-app.ts'

export type ReviewBody = EndpointBodyInput<typeof postReviewEndpoint>

interface Wish {
  name?: string
  email?: string
  title?: string
  content?: string
  score?: 1 | 2 | 3 | 4 | 5
  invitation?: string
  /** Whether the writer wants to hear of an answer. */
  tellMe?: boolean
  /** Codes of pictures that were sent before. */
  pictures?: readonly string[]
  /** The form's own ticket, if left out. */
  ticket?: string | undefined
  /** Where the writer is; each is somewhere else if left out. */
  address?: string
}

/** Returns a review as the form sends it. */
export function aReviewBody(ticket: string | undefined, wish: Wish = {}): ReviewBody {
  const {
    name = 'Noor',
    email = 'noor@voorbeeld.example',
    title = 'Zacht',
    content = 'Slaapt heerlijk.',
  } = wish
  return {
    review: { title, content, score: wish.score ?? 5 },
    customer: { name, email },
    ...(ticket === undefined ? {} : { ticket }),
    ...(wish.tellMe === undefined ? {} : { tell_me: wish.tellMe }),
    ...(wish.pictures === undefined ? {} : { pictures: [...wish.pictures] }),
    ...(wish.invitation === undefined ? {} : { invitation: wish.invitation }),
  }
}

/** Test files share this counter, so there are more visitors than the last part of an address can tell apart. */
let visitors = 0

/** Posts a review of a product, each time as another visitor, from a form that was shown a while ago. */
export async function post(app: TestApp, productId: number, wish: Wish = {}, letTimePass: () => void) {
  const { ticket } = 'ticket' in wish ? wish : await app.mustCall(getFormTicketEndpoint, {})
  letTimePass()
  visitors += 1
  const { address = `198.18.${visitors >> 8}.${visitors & 255}` } = wish
  const headers = { 'x-forwarded-for': address }
  return app.call(
    postReviewEndpoint,
    { params: { id: String(productId) }, body: aReviewBody(ticket, wish) },
    { headers },
  )
}
