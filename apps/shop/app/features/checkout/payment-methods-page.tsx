import { choosePaymentEndpoint, getCheckoutEndpoint } from '@sluimer/contract/checkout/endpoints'
import type { Client } from '@sluimer/contract/client'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { data, Form, redirect, type ShouldRevalidateFunction, useNavigation } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { useForgottenDraft, useFormDraft } from '../../lib/browser/use-form-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { DayGone } from '../delivery/day-gone.tsx'
import { listDeliveryCards } from '../delivery/delivery-cards.tsx'
import {
  deliveryFields,
  toDeliveryChoice,
  toDeliveryForm,
  toDeliveryProblems,
} from '../delivery/delivery-form.ts'
import { NotesFields } from '../delivery/notes-fields.tsx'
import { searchPoints } from '../delivery/pickup-choice.tsx'
import { findPickupPoints, findPickupPointsSoon } from '../delivery/pickup-points.server.ts'
import { listMissingAnswers } from '../payment/missing-answers.ts'
import { listPaymentCards } from '../payment/payment-cards.tsx'
import { LostMethod, NothingToPay } from '../payment/payment-cases.tsx'
import { answerProblems, givenOr, isAnswer, methodField } from '../payment/payment-form.ts'
import { useFirstProblem } from '../payment/use-first-problem.ts'
import type { Route } from './+types/payment-methods-page.ts'
import { checkoutOrRedirect, requireStep } from './checkout-or-redirect.server.ts'
import { CheckoutPage } from './checkout-page-frame.tsx'
import { addressDraft, waysDraft } from './drafts.ts'
import { InsuranceField } from './insurance-field.tsx'
import { useChosenTotals } from './use-chosen-totals.ts'
import { useMended } from './use-mended.ts'
import {
  findProblemsBeforeAsking,
  nothingWrong,
  readWaysForm,
  type WaysForm,
  waysFormId,
} from './ways-form.ts'

export const handle = { step: 1 }
export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Verzenden en betalen') },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const checkout = requireStep(checkoutOrRedirect(await api.call(getCheckoutEndpoint, {})), 'payment-methods')
  return { checkout, pickup: await findPickupPointsSoon(api, checkout) }
}

/**
 * After a refusal, delivery ways and payment methods are read anew, because their change may be the reason. A failure
 * changes nothing, and reading anew would fail as well.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 0, defaultShouldRevalidate }) =>
  (actionStatus >= 400 && actionStatus < 500) || defaultShouldRevalidate

export async function action({ request, context }: Route.ActionArgs) {
  const api = getApi(context)
  const form = await request.formData()
  const given = readWaysForm(form)
  const { delivery, selectedPaymentMethod, shippingInsurance, answers } = given
  if (form.get('intent') === searchPoints) {
    const checkout = checkoutOrRedirect(await api.call(getCheckoutEndpoint, {}))
    const pickup = await findPickupPoints(api, checkout, delivery.zipcode)
    return data({ ...nothingWrong, given, pickup })
  }
  const problems = findProblemsBeforeAsking(given, form)
  if (problems.length > 0) {
    const all = [...problems, ...(await answersMissing(api, given))]
    return data({ ...nothingWrong, problems: all, given }, { status: 400 })
  }
  const chosen = await api.call(choosePaymentEndpoint, {
    body: {
      ...toDeliveryChoice(delivery),
      selectedPaymentMethod,
      selectedPaymentIssuer: given.selectedPaymentIssuer || null,
      shippingInsurance,
      customer: answers,
    },
  })
  if (chosen.ok) return redirect('/checkout/pay/')
  if (chosen.error.code === 'cart_empty') return redirect('/cart/')
  const aboutDelivery = toDeliveryProblems(chosen.error)
  const aboutAnswers = answerProblems(chosen.error.fields, selectedPaymentMethod)
  const wrong = aboutAnswers.length > 0 ? aboutAnswers : await answersMissing(api, given)
  const message = aboutAnswers.length + aboutDelivery.length > 0 ? undefined : chosen.error.message
  return data(
    { ...nothingWrong, problems: [...aboutDelivery, ...wrong], message, given },
    { status: chosen.status },
  )
}

/** VA-11: returns what the chosen payment method still asks, to be shown whatever else stopped the attempt. */
async function answersMissing(api: Client, given: WaysForm) {
  const checkout = checkoutOrRedirect(await api.call(getCheckoutEndpoint, {}))
  return listMissingAnswers(checkout, given, toAmsterdamDate(new Date()))
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => ({
    ...nothingWrong,
    message: unsentMessage,
    given: readWaysForm(form),
  }))
}

export default function PaymentMethodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout } = loaderData
  const navigation = useNavigation()
  const { paymentForm } = checkout
  const paymentMethods = [...checkout.paymentMethods, ...checkout.foreignPaymentMethods]
  const problems = actionData?.problems ?? []
  const { isMended, judge } = useMended(checkout, problems, actionData)
  const findError = (id: string) =>
    isMended(id) ? undefined : problems.find(({ fieldId }) => fieldId === id)?.message
  const chosen = actionData?.given ?? paymentForm
  const answers = givenOr(actionData?.given.answers, paymentForm.customer)
  useFirstProblem(problems, actionData)
  useForgottenDraft(addressDraft)
  useFormDraft({
    formId: waysFormId,
    key: waysDraft,
    isSaved: paymentForm.selectedShippingMethod !== null,
    isLeftOut: isAnswer,
  })
  const delivery = actionData?.given.delivery ?? toDeliveryForm(checkout)
  const pickup = actionData?.pickup ?? loaderData.pickup
  const { totals, form } = useChosenTotals(checkout, { ...chosen, delivery })
  return (
    <CheckoutPage title="Verzenden en betalen" cart={{ ...checkout.cart, totals }}>
      <LostMethod title={checkout.lost_payment_method} />
      <DayGone text={checkout.delivery.day_gone} />
      <Form
        id={waysFormId}
        method="post"
        ref={form.ref}
        onChange={(event) => {
          form.onChange(event)
          judge(event)
        }}
        className="flex flex-col gap-9"
        noValidate
      >
        {/* Enter presses the first button of a form, and that must not be the search for a pick-up point. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <ErrorSummary
          title="Er ontbreekt nog iets"
          problems={problems}
          message={actionData?.message}
          submission={actionData}
        />
        <RadioCards
          legend="Hoe wil je het ontvangen?"
          name={deliveryFields.method}
          defaultValue={delivery.method}
          error={findError(deliveryFields.method)}
          cards={listDeliveryCards({ checkout, form: delivery, pickup, findError })}
        />
        {checkout.insurance_offered && (
          <InsuranceField cents={checkout.shippingInsurance} isChosen={chosen.shippingInsurance} />
        )}
        <NotesFields form={delivery} findError={findError} />
        {checkout.payment_needed ? (
          <RadioCards
            legend="Hoe wil je betalen?"
            name={methodField}
            defaultValue={chosen.selectedPaymentMethod ?? undefined}
            error={findError(methodField)}
            cards={listPaymentCards(paymentMethods, answers, findError, chosen.selectedPaymentIssuer ?? '')}
          />
        ) : (
          <NothingToPay />
        )}
        <Button size="large" isLoading={navigation.state !== 'idle' && navigation.formMethod === 'POST'}>
          Naar controleren en betalen
        </Button>
      </Form>
    </CheckoutPage>
  )
}
