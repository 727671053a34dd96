import { parseWithZod } from '@conform-to/zod/v4'
import { getWithdrawableOrderEndpoint, stateWithdrawalEndpoint } from '@sluimer/contract/service/endpoints'
import { withdrawalSchema } from '@sluimer/contract/service/schemas'
import { data, type RouterContextProvider } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { readText } from '../../lib/form-text.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { chooseTicket, splitRefusal } from '../service/form-answer.ts'
import { ServiceArticle } from '../service/service-article.tsx'
import { findServicePage } from '../service/service-content.server.ts'
import { createFormTicket, sendForm } from '../service/service-forms.server.ts'
import { buildServiceMeta } from '../service/service-meta.ts'
import { withdrawalPath } from '../service/service-paths.ts'
import type { Route } from './+types/withdrawal-page.ts'
import { WithdrawalCheck } from './withdrawal-check.tsx'
import { WithdrawalDone } from './withdrawal-done.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { stepName } from './withdrawal-steps.ts'

/** The page's words when the content cannot be read: the law requires the function at all times (ER-02). */
const bareWords = {
  title: 'Overeenkomst hier herroepen',
  intro: 'Zie je af van je koop? Laat het hier weten. Je hoeft geen reden te geven en niet in te loggen.',
  link: withdrawalPath,
  seo_title: 'Overeenkomst hier herroepen',
  seo_description:
    'Binnen veertien dagen van je koop afzien: vul je naam, bestelnummer en e-mailadres in en bevestig.',
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildServiceMeta(loaderData?.page ?? bareWords, loaderData?.publicUrl ?? '')

export async function loader({ request, context }: Route.LoaderArgs) {
  const [page, ticket, order] = await Promise.all([
    findServicePage(context, 'herroepen'),
    createFormTicket(context),
    findOrder(context, new URL(request.url).searchParams.get('bestelling')),
  ])
  return { page, ticket, order, publicUrl: getHost(context).publicUrl }
}

/** Finds the order of a link in a mail or on the order's page; the form also works without one. */
async function findOrder(context: Readonly<RouterContextProvider>, id: string | null) {
  if (!id || id.length > 64) return undefined
  const answer = await getApi(context).call(getWithdrawableOrderEndpoint, { params: { id } })
  return answer.ok ? answer.data : undefined
}

/**
 * Handles two steps (Directive 2011/83/EU art. 11a): the shopper reviews the statement, then confirms it. The first
 * step shows it as it will be sent, with a way back; only the second one sends it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { step, ticket, submission } = read(await request.formData())
  if (submission.status !== 'success')
    return data({ step: 'form' as const, result: submission.reply(), ticket }, { status: 400 })
  const statement = submission.value
  if (step === 'wijzigen')
    return data({ step: 'form' as const, result: { ...submission.reply(), status: undefined }, ticket })
  if (step !== 'bevestigen') return data({ step: 'check' as const, statement, ticket, problem: undefined })
  const stated = await sendForm(context, stateWithdrawalEndpoint, { body: statement })
  if (stated.ok) return data({ step: 'done' as const, receipt: stated.data, email: statement.email })
  const result = submission.reply(splitRefusal(stated))
  return data(
    { step: 'form' as const, result, ticket: chooseTicket(stated, ticket) },
    { status: stated.status },
  )
}

/** A step that could not be sent stays as it was. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => {
    const { step, ticket, submission } = read(form)
    if (submission.status === 'success' && step !== 'controleren')
      return { step: 'check' as const, statement: submission.value, ticket, problem: unsentMessage }
    return { step: 'form' as const, result: submission.reply({ formErrors: [unsentMessage] }), ticket }
  })
}

function read(form: FormData) {
  const step = form.get(stepName)
  form.delete(stepName)
  const submission = parseWithZod(form, { schema: withdrawalSchema })
  return { step, ticket: readText(form, 'ticket'), submission }
}

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, order, publicUrl } = loaderData
  const address = order
    ? `${withdrawalPath}?bestelling=${encodeURIComponent(order.order_id)}`
    : withdrawalPath
  return (
    <ServiceArticle page={page ?? bareWords} publicUrl={publicUrl}>
      <section aria-labelledby="herroepen-titel" className="max-w-[42rem]">
        {actionData?.step === 'done' ? (
          <WithdrawalDone receipt={actionData.receipt} email={actionData.email} />
        ) : actionData?.step === 'check' ? (
          <WithdrawalCheck
            statement={actionData.statement}
            ticket={actionData.ticket}
            problem={actionData.problem}
            submission={actionData}
            order={order}
            address={address}
          />
        ) : (
          <WithdrawalForm
            order={order}
            address={address}
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
