import { parseWithZod } from '@conform-to/zod/v4'
import { sendContactMessageEndpoint } from '@sluimer/contract/service/endpoints'
import { contactMessageSchema } from '@sluimer/contract/service/schemas'
import { data } from 'react-router'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { readText } from '../../lib/form-text.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import type { Route } from './+types/contact-page.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactWays } from './contact-ways.tsx'
import { chooseTicket, splitRefusal } from './form-answer.ts'
import { MessageSent } from './message-sent.tsx'
import { ServiceArticle } from './service-article.tsx'
import { findServicePage } from './service-content.server.ts'
import { createFormTicket, sendForm } from './service-forms.server.ts'
import { buildServiceMeta } from './service-meta.ts'
import { contactPath } from './service-paths.ts'
import { useFooter } from './use-footer.ts'

/** The page's words when the content cannot be read (ER-02). */
const bareWords = {
  title: 'Contact',
  intro: 'Stel je vraag met het formulier, of bel ons.',
  link: contactPath,
  seo_title: 'Contact',
  seo_description: 'Stel je vraag aan onze klantenservice: met het formulier, per e-mail of telefoon.',
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildServiceMeta(loaderData?.page ?? bareWords, loaderData?.publicUrl ?? '')

export async function loader({ context }: Route.LoaderArgs) {
  const [page, ticket] = await Promise.all([
    findServicePage(context, 'klantenservice-contact'),
    createFormTicket(context),
  ])
  return { page, ticket, publicUrl: getHost(context).publicUrl }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: contactMessageSchema })
  const ticket = readText(form, 'ticket')
  if (submission.status !== 'success') return data({ result: submission.reply(), ticket }, { status: 400 })
  const sent = await sendForm(context, sendContactMessageEndpoint, { body: submission.value })
  if (sent.ok) return data({ sent: { ...sent.data, email: submission.value.email } })
  const result = submission.reply(splitRefusal(sent))
  return data({ result, ticket: chooseTicket(sent, ticket) }, { status: sent.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => ({
    result: parseWithZod(form, { schema: contactMessageSchema }).reply({ formErrors: [unsentMessage] }),
    ticket: readText(form, 'ticket'),
  }))
}

/** Every way to reach us, with the contact form (HF-06). */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, publicUrl } = loaderData
  const footer = useFooter()
  return (
    <ServiceArticle page={page ?? bareWords} publicUrl={publicUrl}>
      {footer && <ContactWays footer={footer} />}
      <section id="contactformulier" aria-labelledby="contactformulier-titel" className="mt-10">
        {actionData && 'sent' in actionData ? (
          <MessageSent sent={actionData.sent} />
        ) : (
          <ContactForm
            result={actionData?.result}
            ticket={actionData?.ticket ?? loaderData.ticket}
            submission={actionData}
          />
        )}
      </section>
      {page && <RichText blocks={page.body} className="mt-14" />}
    </ServiceArticle>
  )
}
