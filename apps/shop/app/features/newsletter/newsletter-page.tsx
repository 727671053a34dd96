import { signUpForNewsletterEndpoint } from '@sluimer/contract/marketing/endpoints'
import { newsletterSignupSchema } from '@sluimer/contract/marketing/schemas'
import { issueInDutch } from '@sluimer/contract/platform/issue-in-dutch'
import { newsletterCredit } from '@sluimer/domain/marketing/newsletter'
import { formatEuro } from '@sluimer/domain/money/euro'
import { isLocalLink } from '@sluimer/domain/route/local-link'
import { data, Form, redirect, useLocation, useNavigation } from 'react-router'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { Alert } from '../../ui/message/alert.tsx'
import { Container } from '../../ui/page/container.tsx'
import { BreadcrumbTrail } from '../seo/breadcrumb-trail.tsx'
import { openGraph } from '../seo/open-graph.ts'
import { sendForm } from '../service/service-forms.server.ts'
import type { Route } from './+types/newsletter-page.ts'
import { newsletterPath, returnPath, tellsSuccess } from './newsletter-paths.ts'
import { SignupFields } from './signup-form.tsx'

const description = `Deals, nieuwe collecties en slaaptips in je mailbox, en ${formatEuro(newsletterCredit.amountCents)} tegoed als je je inschrijft.`
const steps = [
  { title: 'Home', link: '/' },
  { title: 'Nieuwsbrief', link: newsletterPath },
]

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = 'Nieuwsbrief'
  const head = [{ title: formatPageTitle(title) }, { name: 'description', content: description }]
  if (!loaderData) return head
  const { publicUrl } = loaderData
  const address = `${publicUrl}${newsletterPath}`
  return [
    ...head,
    { tagName: 'link', rel: 'canonical', href: address },
    ...openGraph({ type: 'website', title, description, address, publicUrl }),
  ]
}

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: getHost(context).publicUrl }
}

/**
 * Handles every newsletter form of the shop (API-13). `error` is about the address; without it the popup is silent, and
 * the page says that it failed.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { return_to: returnTo, ...fields } = Object.fromEntries(await request.formData())
  const email = String(fields.email ?? '')
  const form = newsletterSignupSchema.safeParse(fields, { error: issueInDutch })
  if (!form.success) {
    const error = form.error.issues.find(({ path }) => path[0] === 'email')?.message
    return data({ error, email, message: form.error.issues[0]?.message }, { status: 400 })
  }
  const sent = await sendForm(context, signUpForNewsletterEndpoint, { body: form.data })
  if (!sent.ok) return data({ error: undefined, email, message: sent.error.message }, { status: sent.status })
  const back = typeof returnTo === 'string' && isLocalLink(returnTo) ? returnTo : returnPath(newsletterPath)
  throw redirect(back, { status: 303 })
}

/** ER-02: a form that cannot be sent leaves the page as it was; the popup closes silently. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => ({
    error: undefined,
    email: readText(form, 'email'),
    message: unsentMessage,
  }))
}

/** The newsletter form as a page: for visitors who have no scripts, closed the popup, or come from the footer. */
export default function NewsletterPage({ loaderData: { publicUrl }, actionData }: Route.ComponentProps) {
  const navigation = useNavigation()
  const isDone = tellsSuccess(useLocation().search)
  return (
    <Container className="pt-2 lg:pt-4">
      <BreadcrumbTrail items={steps} publicUrl={publicUrl} />
      <div className="max-w-[36rem] pt-2 pb-6 md:mx-auto md:mt-6 md:max-w-[44rem] md:rounded-card md:bg-linen md:p-10">
        <h1>{isDone ? 'Inschrijven gelukt!' : 'Nieuwsbrief'}</h1>
        {isDone ? (
          <Alert tone="success" title="Nog één stap" className="mt-6">
            Kijk in je mailbox en klik op de knop in onze mail om het te bevestigen. Daarna krijg je je
            tegoed. Niets gekregen? Kijk dan ook bij ongewenste mail.
          </Alert>
        ) : (
          <Form
            method="post"
            noValidate
            action={newsletterPath}
            className="relative mt-4 flex flex-col gap-5"
          >
            <p className="text-lg text-ink-soft">{description}</p>
            {actionData?.message && actionData.error === undefined && (
              <Alert tone="error">{actionData.message}</Alert>
            )}
            <SignupFields
              source="page"
              returnTo={returnPath(newsletterPath)}
              buttonText="Schrijf me in"
              smallText="Ongeveer één mail per week."
              email={actionData?.email ?? ''}
              error={actionData?.error}
              isSending={navigation.formAction?.startsWith(newsletterPath) === true}
            />
          </Form>
        )}
      </div>
    </Container>
  )
}
