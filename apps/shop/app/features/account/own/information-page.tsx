import { getAccountEndpoint } from '@sluimer/contract/account/endpoints'
import { getApi } from '../../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../../lib/api/unsent.ts'
import { formatPageTitle } from '../../../lib/brand.ts'
import { readText } from '../../../lib/form-text.ts'
import { personalMeta } from '../frame/door-frame.tsx'
import { isWorthReading } from '../page/is-worth-reading.ts'
import { ownOrLogin } from '../page/own-or-login.server.ts'
import type { Route } from './+types/information-page.ts'
import { DetailsForm } from './details-form.tsx'
import { EmailForm } from './email-form.tsx'
import { changeInformation } from './information-action.server.ts'
import { type InformationAnswer, type InformationIntent, intentName } from './information-answer.ts'
import { PasswordForm } from './password-form.tsx'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Accountinformatie') },
  ...personalMeta,
]

export async function loader({ context, url }: Route.LoaderArgs) {
  return ownOrLogin(context, url, await getApi(context).call(getAccountEndpoint, {}))
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeInformation(getApi(context), await request.formData())
}

/** ER-01: what cannot be sent stays in its form. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form): InformationAnswer => {
    const minutes = Number(readText(form, 'minutes'))
    return {
      intent: readText(form, intentName) as InformationIntent,
      email: readText(form, 'email'),
      ...(minutes > 0 && { minutes }),
      problem: unsentMessage,
    }
  })
}

export const shouldRevalidate = isWorthReading

/** AC-02: the customer's own details, their address and their password. */
export default function InformationPage({ loaderData, actionData }: Route.ComponentProps) {
  const answerTo = (...intents: InformationIntent[]) =>
    actionData && intents.includes(actionData.intent) ? actionData : undefined
  return (
    <>
      <h1>Accountinformatie</h1>
      <div
        data-wide
        className="max-w-[46rem] min-[100rem]:grid min-[100rem]:max-w-none min-[100rem]:grid-cols-2 min-[100rem]:items-start min-[100rem]:gap-x-16"
      >
        <Section id="gegevens-titel" title="Je gegevens">
          <DetailsForm customer={loaderData.customer} answer={answerTo('details')} />
        </Section>
        {/* Below the first part, the second one keeps the distance that the third has. */}
        <div className="pt-2 min-[100rem]:pt-0">
          <Section id="adres-titel" title="E-mailadres">
            <EmailForm account={loaderData} answer={answerTo('email', 'email_code')} />
          </Section>
          <Section id="wachtwoord-titel" title="Wachtwoord">
            <PasswordForm account={loaderData} answer={answerTo('password')} />
          </Section>
        </div>
      </div>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-sand pt-8 first-of-type:mt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  )
}
