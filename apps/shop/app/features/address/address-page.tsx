import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { getCheckoutEndpoint, saveCheckoutCustomerEndpoint } from '@sluimer/contract/checkout/endpoints'
import { data, Form, redirect, useNavigation } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { hasSession } from '../../lib/api/has-session.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { readToldPlace } from '../../lib/api/shared-cookie.ts'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { useFormDraft } from '../../lib/browser/use-form-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { checkoutOrRedirect } from '../checkout/checkout-or-redirect.server.ts'
import { CheckoutPage } from '../checkout/checkout-page-frame.tsx'
import { checkoutLoginPath } from '../checkout/checkout-paths.ts'
import { addressDraft } from '../checkout/drafts.ts'
import { aboutCart } from '../marketing/commerce-events.ts'
import { toldEmail } from '../marketing/told-email.ts'
import { useCommerceEventsOnce } from '../marketing/use-commerce-events.ts'
import { listProblems } from '../service/field-props.ts'
import type { Route } from './+types/address-page.ts'
import { AddressFields } from './address-fields.tsx'
import {
  type AddressForm,
  addressFormSchema,
  keepRelevantFields,
  toCheckoutCustomer,
  toFormErrors,
  toFormValues,
  withWords,
} from './address-form.ts'
import { CustomerFields } from './customer-fields.tsx'
import { findVatProblem } from './find-vat-problem.server.ts'
import { KeptAddressChoice } from './kept-address-choice.tsx'
import { readAddressBook } from './kept-addresses.server.ts'
import { LoginOffer } from './login-offer.tsx'
import { namePlaces } from './name-places.ts'
import { OtherAddress } from './other-address.tsx'
import { ReviewRefusal } from './review-refusal.tsx'
import { forgetWords, keepWords, readWords } from './typed-words.server.ts'
import { listWordsOverKnown, type Word } from './typed-words.ts'
import { useHeldSubmit } from './use-held-submit.ts'

export const handle = { step: 0 }
export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Je adres') },
  { name: 'robots', content: 'noindex' },
]

const goneAddress = 'Dit adres staat niet meer in je account. Kies of typ een ander adres.'
const tooLongToKeep =
  'Wat je invulde is te lang om te bewaren terwijl je inlogt. Maak het korter en probeer het opnieuw.'

export async function loader({ context }: Route.LoaderArgs) {
  const [answer, book] = await Promise.all([
    getApi(context).call(getCheckoutEndpoint, {}),
    readAddressBook(context),
  ])
  return {
    checkout: checkoutOrRedirect(answer),
    isGuest: !hasSession(context),
    book,
    words: readWords(context),
    told: readToldPlace(getHost(context).visit.cookie) ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = getApi(context)
  const sent = await request.formData()
  const isToLogin = sent.get('go') === 'login'
  if (isToLogin && keepWords(context, sent)) return redirect(checkoutLoginPath)
  const form = keepRelevantFields(sent)
  const submission = parseWithZod(form, { schema: addressFormSchema })
  if (isToLogin) return data(submission.reply({ formErrors: [tooLongToKeep] }), { status: 400 })
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const details = toCheckoutCustomer(submission.value, await readAddressBook(context))
  if ('gone' in details)
    return data(submission.reply({ fieldErrors: { [details.gone]: [goneAddress] } }), { status: 400 })
  const vatProblem = await findVatProblem(
    api,
    submission.value.customer,
    details.billing.country_code ?? 'NL',
  )
  if (vatProblem)
    return data(submission.reply({ fieldErrors: { 'customer.vat_number': [vatProblem] } }), { status: 400 })
  const saved = await api.call(saveCheckoutCustomerEndpoint, { body: details })
  if (saved.ok) {
    forgetWords(context)
    return redirect('/checkout/payment-methods/')
  }
  if (saved.error.code === 'cart_empty') return redirect('/cart/')
  const fieldErrors = toFormErrors(saved.error.fields, submission.value)
  const formProblem = Object.keys(fieldErrors).length > 0 ? [] : [saved.error.message]
  return data(submission.reply({ fieldErrors, formErrors: formProblem }), { status: saved.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (sent) =>
    parseWithZod(keepRelevantFields(sent), { schema: addressFormSchema }).reply({
      formErrors: [unsentMessage],
    }),
  )
}

export default function AddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation()
  const { book } = loaderData
  const { cart, details } = loaderData.checkout
  const isFromAccount = details.person?.loaded === true
  const overKnown = (words: readonly Word[]) =>
    isFromAccount ? listWordsOverKnown(words, { isElsewhere: !details.sameDeliveryAddress }) : words
  useCommerceEventsOnce(`checkout ${cart.quote_id}`, () => aboutCart('begin_checkout', cart))
  const [form, fields] = useForm<AddressForm>({
    id: 'adres',
    lastResult: navigation.state === 'idle' ? actionData : undefined,
    defaultValue: withWords(toFormValues(details, book, loaderData.told), overKnown(loaderData.words)),
    // VA-10: no field is called wrong before the first attempt to go on; after it, each correction shows at once.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(keepRelevantFields(formData), { schema: addressFormSchema }),
  })
  useFormDraft({
    formId: form.id,
    key: addressDraft,
    isSaved: details.person !== null && !isFromAccount,
    prepare: overKnown,
  })
  const formProps = getFormProps(form)
  const heldSubmit = useHeldSubmit()
  return (
    <CheckoutPage title="Waar mag het naartoe?" cart={cart}>
      {loaderData.isGuest && <LoginOffer formId={form.id} />}
      {isFromAccount && (
        <Alert className="mb-6">We hebben ingevuld wat er in je account staat. Kijk je het even na?</Alert>
      )}
      <Form
        method="post"
        {...formProps}
        onChange={toldEmail.onChange}
        onSubmit={(event) => {
          if (heldSubmit.hold(event)) return
          formProps.onSubmit(event)
          if (!event.defaultPrevented) toldEmail.onSent()
        }}
        className="flex flex-col gap-8"
      >
        <ErrorSummary
          problems={namePlaces(listProblems(form.allErrors, form.id), form.id)}
          message={form.errors?.[0]}
          submission={actionData}
        />
        <CustomerFields fields={fields.customer.getFieldset()} />
        <KeptAddressChoice legend="Factuuradres" kept={book.billing} field={fields.billingKept}>
          <AddressFields
            legend={book.billing.length > 0 ? 'Ander factuuradres' : 'Factuuradres'}
            section="billing"
            fields={fields.billing.getFieldset() as Parameters<typeof AddressFields>[0]['fields']}
            heldSubmit={heldSubmit}
          />
        </KeptAddressChoice>
        <OtherAddress
          field={fields.otherAddress}
          keptField={fields.shippingKept}
          kept={book.shipping}
          fields={fields.shipping.getFieldset()}
          heldSubmit={heldSubmit}
        />
        <ReviewRefusal field={fields.noReviewInvitation} />
        <Button
          size="large"
          // Leaving a field can make the page longer, so that the button is no longer under the mouse when it is released.
          onMouseDown={(event) => event.preventDefault()}
          isLoading={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
        >
          Naar verzenden en betalen
        </Button>
      </Form>
    </CheckoutPage>
  )
}
