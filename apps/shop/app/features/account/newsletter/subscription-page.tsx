import {
  addSubscriptionEndpoint,
  listSubscriptionsEndpoint,
  removeSubscriptionEndpoint,
} from '@sluimer/contract/account/subscription-endpoints'
import type { Subscriptions } from '@sluimer/contract/account/subscription-schemas'
import { newsletterConsentText } from '@sluimer/domain/marketing/newsletter'
import { data, Form, useNavigation } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AnswerAlert } from '../../../ui/message/answer-alert.tsx'
import { describeSavingFailure } from '../failure-words.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import { SavedAlert } from '../page/saved-alert.tsx'
import type { Route } from './+types/subscription-page.ts'
import { describeSubscription } from './describe-subscription.ts'

/** The name of the field with the subscription that ends; empty for a new one. */
const endedName = 'subscription'
interface SubscriptionAnswer {
  isSaved?: boolean
  problem?: string
}

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Nieuwsbrieven') }, ...personalMeta]

export async function loader({ context, url }: Route.LoaderArgs) {
  return ownOrLogin(context, url, await getApi(context).call(listSubscriptionsEndpoint, { query: {} }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = getApi(context)
  const id = readText(await request.formData(), endedName)
  const saved = await (id === ''
    ? api.call(addSubscriptionEndpoint, { body: {} })
    : api.call(removeSubscriptionEndpoint, { params: { id } }))
  // A subscription that ended by the link of a mail meanwhile is as it should be.
  if (saved.ok || saved.error.code === 'not_found') return data<SubscriptionAnswer>({ isSaved: true })
  return data<SubscriptionAnswer>({ problem: describeSavingFailure(saved) }, { status: saved.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (): SubscriptionAnswer => ({ problem: unsentMessage }))
}

export const shouldRevalidate = isWorthReading

/** AC-02: the newsletter to the customer's own mailbox, to take or to leave. */
export default function SubscriptionPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <h1>Nieuwsbrieven</h1>
      {actionData?.isSaved && (
        <div className="mt-6">
          <SavedAlert answer={actionData} />
        </div>
      )}
      {actionData?.problem && (
        <div className="mt-6">
          <AnswerAlert answer={actionData}>{actionData.problem}</AnswerAlert>
        </div>
      )}
      <section
        aria-labelledby="nieuwsbrief-titel"
        className="mt-6 rounded-card border border-sand px-5 py-5 sm:px-7"
      >
        <h2 id="nieuwsbrief-titel" className="text-xl">
          De nieuwsbrief van Sluimer
        </h2>
        <SubscriptionForm subscription={loaderData.subscriptions[0]} />
      </section>
    </>
  )
}

function SubscriptionForm({
  subscription,
}: {
  subscription: Subscriptions['subscriptions'][number] | undefined
}) {
  const isSending = useNavigation().formData?.has(endedName) === true
  const isOn = subscription?.state === 'confirmed'
  return (
    <Form method="post" className="mt-2 flex flex-col items-start gap-5" preventScrollReset>
      <p>{describeSubscription(subscription)}</p>
      {!isOn && <p className="text-sm text-ink-soft">{newsletterConsentText}</p>}
      <input type="hidden" name={endedName} value={isOn ? subscription.id : ''} />
      <Button variant={isOn ? 'secondary' : 'primary'} isLoading={isSending} className="max-sm:w-full">
        {isOn ? 'Schrijf me uit' : 'Schrijf me in'}
      </Button>
    </Form>
  )
}
