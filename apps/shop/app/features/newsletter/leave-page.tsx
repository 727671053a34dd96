import { leaveNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import { data } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { sendForm } from '../service/service-forms.server.ts'
import type { Route } from './+types/leave-page.ts'
import { CodePage, codePageMeta } from './code-page.tsx'
import { leavePath } from './newsletter-paths.ts'

export const meta: Route.MetaFunction = () => [{ title: formatPageTitle('Afmelden') }, ...codePageMeta]

export function loader({ url }: Route.LoaderArgs) {
  return { code: url.searchParams.get('code') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = readText(await request.formData(), 'code') || 'geen'
  const answer = await sendForm(context, leaveNewsletterEndpoint, { body: { code } })
  if (answer.ok) return data({ code, isDone: true, error: undefined })
  return data({ code, isDone: false, error: answer.error.message }, { status: answer.status })
}

/** The page behind "afmelden" in a mail: one button, no reasons asked, no login. */
export default function LeavePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CodePage
      title="Afmelden"
      question="Wil je geen nieuwsbrief en geen herinneringen meer van ons? Bevestig het met de knop."
      buttonText="Meld me af"
      action={leavePath}
      code={actionData?.code ?? loaderData.code}
      error={actionData?.error}
      done={
        actionData?.isDone
          ? {
              title: 'Je bent afgemeld',
              text: 'We mailen je niet meer over deals en nieuws. Mails over een bestelling krijg je wel.',
            }
          : undefined
      }
    />
  )
}
