import { choosePayment, getCheckout } from '@sluimer/contract/checkout/endpoints'
import { eurosToCents } from '@sluimer/domain/money/euro'
import { data, Form, redirect, useNavigation } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { pageTitle } from '../../lib/brand.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Amount } from '../../ui/price.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { paymentCards } from '../payment/payment-cards.tsx'
import { LostMethod, NothingToPay } from '../payment/payment-cases.tsx'
import { answerProblems, givenOr, readPaymentForm } from '../payment/payment-form.ts'
import { useFirstProblem } from '../payment/use-first-problem.ts'
import type { Route } from './+types/payment-methods-page.ts'
import { checkoutOrRedirect, requireStep } from './checkout-or-redirect.server.ts'
import { CheckoutPage } from './checkout-page-frame.tsx'

export const handle = { step: 1 }
export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Verzenden en betalen') },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const checkout = checkoutOrRedirect(await apiFor(context).call(getCheckout, {}))
  return { checkout: requireStep(checkout, 'payment-methods') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const selectedShippingMethod = String(form.get('selectedShippingMethod') ?? '')
  const { method: selectedPaymentMethod, answers } = readPaymentForm(form)
  const shippingInsurance = form.get('shippingInsurance') === 'on'
  const given = { selectedPaymentMethod, selectedShippingMethod, shippingInsurance, answers }
  const problems = [
    ...(selectedShippingMethod
      ? []
      : [{ fieldId: 'selectedShippingMethod', message: 'Selecteer een verzendmethode' }]),
    ...(selectedPaymentMethod || form.has('nothingToPay')
      ? []
      : [{ fieldId: 'selectedPaymentMethod', message: 'Selecteer een betaalmethode' }]),
  ]
  if (problems.length > 0)
    return data({ problems, answerProblems: [], message: undefined, given }, { status: 400 })
  const chosen = await apiFor(context).call(choosePayment, {
    body: { selectedShippingMethod, selectedPaymentMethod, shippingInsurance, customer: answers },
  })
  if (chosen.ok) return redirect('/checkout/pay/')
  if (chosen.error.code === 'cart_empty') return redirect('/cart/')
  const wrong = answerProblems(chosen.error.fields, selectedPaymentMethod)
  const message = wrong.length > 0 ? undefined : chosen.error.message
  return data({ problems: [], answerProblems: wrong, message, given }, { status: chosen.status })
}

export default function PaymentMethodsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout } = loaderData
  const navigation = useNavigation()
  const { paymentForm, shippingMethods } = checkout
  const paymentMethods = [...checkout.paymentMethods, ...checkout.foreignPaymentMethods]
  const problems = actionData?.problems ?? []
  const wrongAnswers = actionData?.answerProblems ?? []
  const errorOf = (id: string) =>
    [...problems, ...wrongAnswers].find(({ fieldId }) => fieldId === id)?.message
  const chosen = actionData?.given ?? paymentForm
  const answers = givenOr(actionData?.given.answers, paymentForm.customer)
  useFirstProblem(wrongAnswers, actionData)
  const onlyWay = shippingMethods.length === 1 ? shippingMethods[0]?.code : undefined
  return (
    <CheckoutPage title="Verzenden en betalen" cart={checkout.cart}>
      <LostMethod title={checkout.lost_payment_method} />
      <Form method="post" className="flex flex-col gap-9" noValidate>
        <ErrorSummary
          title="Er ontbreekt nog iets"
          problems={problems}
          message={actionData?.message}
          submission={actionData}
        />
        <RadioCards
          legend="Hoe wil je het ontvangen?"
          name="selectedShippingMethod"
          defaultValue={chosen.selectedShippingMethod || onlyWay}
          error={errorOf('selectedShippingMethod')}
          cards={shippingMethods.map((method) => ({
            value: method.code,
            title: method.title,
            description: (
              <>
                {method.description}
                <span className="block text-pine">{method.delivery}</span>
              </>
            ),
            trailing: method.price_incl === 0 ? 'gratis' : <Amount cents={eurosToCents(method.price_incl)} />,
          }))}
        />
        {checkout.insurance_offered && (
          <CheckboxField
            name="shippingInsurance"
            defaultChecked={chosen.shippingInsurance}
            label={
              <>
                Transportverzekering voor <Amount cents={eurosToCents(checkout.shippingInsurance)} />
                <span className="block text-sm text-ink-soft">
                  Niet verplicht. Met deze verzekering sturen we bij transportschade meteen een nieuw artikel,
                  zonder dat je eerst het beschadigde terugstuurt.
                </span>
              </>
            }
          />
        )}
        {checkout.payment_needed ? (
          <RadioCards
            legend="Hoe wil je betalen?"
            name="selectedPaymentMethod"
            defaultValue={chosen.selectedPaymentMethod ?? undefined}
            error={errorOf('selectedPaymentMethod')}
            cards={paymentCards(paymentMethods, answers, errorOf)}
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
