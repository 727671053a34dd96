import { confirmNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import { data } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { sendForm } from '../service/service-forms.server.ts'
import type { Route } from './+types/confirm-page.ts'
import { CodePage, codePageMeta } from './code-page.tsx'
import { confirmPath } from './newsletter-paths.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Inschrijving bevestigen') },
  ...codePageMeta,
]

export function loader({ url }: Route.LoaderArgs) {
  return { code: url.searchParams.get('code') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = readText(await request.formData(), 'code') || 'geen'
  const answer = await sendForm(context, confirmNewsletterEndpoint, { body: { code } })
  if (answer.ok) return data({ code, credit: answer.data.credit, error: undefined })
  return data({ code, credit: undefined, error: answer.error.message }, { status: answer.status })
}

/** The page behind the link in the confirmation mail (SC-01). */
export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const hasCredit = actionData?.credit
  return (
    <CodePage
      title="Bevestig je inschrijving"
      question="Wil je onze nieuwsbrief ontvangen? Met één klik is het geregeld."
      buttonText="Ja, schrijf me in"
      action={confirmPath}
      code={actionData?.code ?? loaderData.code}
      error={actionData?.error}
      done={
        hasCredit === undefined
          ? undefined
          : {
              title: 'Je bent ingeschreven',
              text: hasCredit
                ? 'Welkom! De code van je tegoed is onderweg naar je mailbox.'
                : 'Welkom terug! Tegoed krijg je één keer; dat kreeg je bij een eerdere inschrijving.',
            }
      }
    />
  )
}
