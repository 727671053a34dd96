import { retryPaymentEndpoint } from '@sluimer/contract/order/endpoints'
import { data, Form, redirect, redirectDocument } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { AnswerAlert } from '../../ui/message/answer-alert.tsx'
import { Container } from '../../ui/page/container.tsx'
import { AnswersSummary } from '../payment/answers-summary.tsx'
import { listPaymentCards } from '../payment/payment-cards.tsx'
import { answerProblems, createEmptyAnswers, givenOr, readPaymentForm } from '../payment/payment-form.ts'
import { useFirstProblem } from '../payment/use-first-problem.ts'
import type { Route } from './+types/retry-page.ts'
import { orderOrNotFound } from './find-order.server.ts'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { isConfirmed } from './order-state.ts'
import { OrderTotals } from './order-totals.tsx'
import { RetryButton } from './retry-button.tsx'
import { explainRetry } from './retry-words.ts'
import { ShortageList } from './shortage-list.tsx'

export const handle = { step: 2 }
export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Betaling afronden') },
  { name: 'robots', content: 'noindex' },
]

/** `/checkout/betalen/{order}`: an order that is not paid yet can be paid here, with the same method or another. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await orderOrNotFound(context, params.order)
  if (isConfirmed(order)) throw redirect(`/checkout/thankyou?order=${encodeURIComponent(order.order_id)}`)
  // The amount that came in is being looked into. The status page says so; this page would ask for a second payment.
  if (order.holds_other_sum) throw redirect(`/checkout/status/${encodeURIComponent(order.order_id)}/`)
  return { order }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  if (!params.order) throw redirect('/cart/')
  const form = await request.formData()
  const given = givenIn(form)
  const { selectedPaymentMethod, answers } = given
  if (!selectedPaymentMethod)
    return data(
      { message: 'Selecteer een betaalmethode', lines: undefined, answerProblems: [], given },
      { status: 400 },
    )
  const retried = await getApi(context).call(retryPaymentEndpoint, {
    body: {
      order_id: params.order,
      selectedPaymentMethod,
      selectedPaymentIssuer: given.selectedPaymentIssuer || null,
      customer: answers,
    },
  })
  if (retried.ok) return redirectDocument(retried.data.url)
  const wrong = answerProblems(retried.error.fields, selectedPaymentMethod)
  const message = wrong.length > 0 ? undefined : retried.error.message
  return data(
    { message, lines: retried.error.lines, answerProblems: wrong, given },
    { status: retried.status },
  )
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => ({
    message: unsentMessage,
    lines: undefined,
    answerProblems: [],
    given: givenIn(form),
  }))
}

function givenIn(form: FormData) {
  const { method, issuer, answers } = readPaymentForm(form)
  return { selectedPaymentMethod: method, selectedPaymentIssuer: issuer, answers }
}

export default function RetryPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
  const isPayable = order.paymentMethods.length > 0
  const { title, text } = explainRetry(order, isPayable)
  const wrongAnswers = actionData?.answerProblems ?? []
  const findError = (id: string) => wrongAnswers.find(({ fieldId }) => fieldId === id)?.message
  const chosen = actionData?.given.selectedPaymentMethod ?? order.payment_method.code
  const answers = givenOr(actionData?.given.answers, createEmptyAnswers())
  useFirstProblem(wrongAnswers, actionData)
  return (
    <Container className="grid items-start gap-x-14 gap-y-8 py-10 lg:grid-cols-[1fr_24rem]">
      <div>
        <h1>{title}</h1>
        <p className="mt-3 text-ink-soft">{text}</p>
        {actionData?.message && (
          <AnswerAlert answer={actionData} title={actionData.message} className="mt-6">
            {actionData.lines && <ShortageList lines={actionData.lines} />}
          </AnswerAlert>
        )}
        {isPayable && (
          <Form method="post" className="mt-8 flex flex-col gap-6">
            <AnswersSummary problems={wrongAnswers} />
            <RadioCards
              legend="Hoe wil je betalen?"
              name="selectedPaymentMethod"
              defaultValue={chosen}
              cards={listPaymentCards(order.paymentMethods, answers, findError)}
            />
            <RetryButton order={order} chosen={chosen} />
          </Form>
        )}
      </div>
      <aside aria-label="Je bestelling" className="rounded-card bg-linen p-6">
        <h2 className="mb-4 text-2xl">Je bestelling</h2>
        <OrderLines items={order.lines} />
        <OrderTotals totals={order.totals} />
        <OrderDocuments invoices={order.invoices} />
      </aside>
    </Container>
  )
}
