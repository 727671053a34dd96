import type { Subscriptions } from '@sluimer/contract/account/subscription-schemas'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'

/** Says whether the newsletter comes, where to and since when. */
export function describeSubscription(
  subscription: Subscriptions['subscriptions'][number] | undefined,
): string {
  if (subscription === undefined) return 'Je krijgt onze nieuwsbrief nu niet.'
  const { email, state, since } = subscription
  const day = formatDutchDate(toAmsterdamDate(new Date(since)))
  return state === 'confirmed'
    ? `Je krijgt onze nieuwsbrief op ${email}, sinds ${day}.`
    : `Je hebt op ${day} om onze nieuwsbrief gevraagd, maar dat nog niet bevestigd. Hier kan dat meteen.`
}
