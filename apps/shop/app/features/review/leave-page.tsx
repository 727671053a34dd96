import { leaveReviewInvitationsEndpoint } from '@sluimer/contract/review/endpoints'
import { data } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { CodePage, codePageMeta } from '../newsletter/code-page.tsx'
import { sendForm } from '../service/service-forms.server.ts'
import type { Route } from './+types/leave-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Geen vraag om een beoordeling') },
  ...codePageMeta,
]

export function loader({ url }: Route.LoaderArgs) {
  return { code: url.searchParams.get('code') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const code = readText(await request.formData(), 'code') || 'geen'
  const answer = await sendForm(context, leaveReviewInvitationsEndpoint, { body: { code } })
  if (answer.ok) return data({ code, isDone: true, error: undefined })
  return data({ code, isDone: false, error: answer.error.message }, { status: answer.status })
}

/** The page behind "vraag me niet meer" in an invitation: one button, no reasons asked, no login. */
export default function LeavePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CodePage
      title="Geen vraag om een beoordeling meer"
      question="We vragen na een bestelling één keer wat je ervan vindt. Wil je dat niet meer? Bevestig het met de knop."
      buttonText="Vraag me niet meer"
      action="/beoordelingen/afmelden/"
      code={actionData?.code ?? loaderData.code}
      error={actionData?.error}
      done={
        actionData?.isDone
          ? { title: 'Dat doen we', text: 'We vragen je niet meer om een beoordeling. Schrijven mag altijd.' }
          : undefined
      }
    />
  )
}
