import { getCheckoutEndpoint, placeOrderEndpoint } from '@sluimer/contract/checkout/endpoints'
import { takeBackPage } from '@sluimer/domain/returns/take-back'
import { Lock } from 'lucide-react'
import {
  data,
  Form,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunction,
  useNavigation,
} from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { hasSession } from '../../lib/api/has-session.server.ts'
import { sendOrKeep } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { useForgottenDraft } from '../../lib/browser/use-form-draft.ts'
import { Button } from '../../ui/button/button.tsx'
import { NewTabLink } from '../../ui/button/new-tab-link.tsx'
import { GuaranteeNotice } from '../guarantee/guarantee-notice.tsx'
import { listChosenWays } from '../marketing/commerce-events.ts'
import { useCommerceEventsOnce } from '../marketing/use-commerce-events.ts'
import { WithdrawalWords } from '../order/withdrawal-words.tsx'
import type { Route } from './+types/pay-page.ts'
import { AccountOffer, wantsAccountName } from './account-offer.tsx'
import { askAccount } from './ask-account.server.ts'
import { checkoutOrRedirect, requireStep } from './checkout-or-redirect.server.ts'
import { CartInShort, CheckoutPage } from './checkout-page-frame.tsx'
import { waysDraft } from './drafts.ts'
import { concernsCart, OrderRefusal, orderNotSent } from './order-refusal.tsx'
import { OrderReview } from './order-review.tsx'
import { readPrices, toPriceField } from './seen-prices.ts'
import { VatNote } from './vat-note.tsx'

export const handle = { step: 2 }
export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Controleren en betalen') },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const checkout = checkoutOrRedirect(await getApi(context).call(getCheckoutEndpoint, {}))
  return { checkout: requireStep(checkout, 'pay'), isGuest: !hasSession(context) }
}

/** A refusal means that something changed: the page must show the current sums before the button is pressed again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}) => (actionStatus === 409 ? !concernsCart(actionResult) : defaultShouldRevalidate)

/** Places the order and goes to the payment page. When it fails, nothing was ordered and this page says why. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const wantsAccount = form.get(wantsAccountName) === 'on'
  if (wantsAccount) await askAccount(getApi(context))
  // Only whole cents can have stood on the page.
  const expected = Number(form.get('expected_total'))
  const placed = await getApi(context).call(placeOrderEndpoint, {
    body: {
      expected_total: Number.isSafeInteger(expected) ? expected : 0,
      expected_prices: readPrices(form),
    },
  })
  if (placed.ok) return redirectDocument(placed.data.url)
  if (placed.error.code === 'cart_empty') return redirect('/cart/')
  if (placed.error.code === 'checkout_incomplete') return redirect('/checkout/')
  // The previous page names the day that is no longer available, and offers the others.
  if (placed.error.code === 'delivery_day_unavailable') return redirect('/checkout/payment-methods/')
  return data({ ...placed.error, wantsAccount }, { status: placed.status })
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, (form) => ({
    ...orderNotSent(),
    wantsAccount: form.get(wantsAccountName) === 'on',
  }))
}

export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout } = loaderData
  const { selectedShippingMethod, selectedPaymentMethod } = checkout.paymentForm
  useCommerceEventsOnce(
    `ways ${checkout.cart.quote_id} ${selectedShippingMethod} ${selectedPaymentMethod}`,
    () => listChosenWays(checkout),
  )
  useForgottenDraft(waysDraft)
  const navigation = useNavigation()
  return (
    <CheckoutPage title="Klopt alles?" cart={checkout.cart} hasOwnSummary>
      {actionData && <OrderRefusal refusal={actionData} />}
      <VatNote checkout={checkout} />
      <OrderReview checkout={checkout} />
      <GuaranteeNotice className="mt-6" />
      <Form method="post" className="mt-6 lg:mt-8">
        <input type="hidden" name="expected_total" value={checkout.cart.totals.grand_total} />
        {checkout.cart.items.map(({ id, price }) => (
          <input key={id} type="hidden" name={toPriceField(id)} value={price} />
        ))}
        {loaderData.isGuest && <AccountOffer isTicked={actionData?.wantsAccount === true} />}
        {/* On a phone, too, the goods and the total come right above the button (art. 6:230v(2) BW). */}
        <section aria-labelledby="bestelling" className="mb-6 rounded-card bg-linen p-4 sm:p-6 lg:hidden">
          <h2 id="bestelling" className="mb-4 text-2xl">
            Je bestelling
          </h2>
          <CartInShort cart={checkout.cart} />
        </section>
        <Button
          size="large"
          isWide
          icon={<Lock className="size-5" aria-hidden="true" />}
          isLoading={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
        >
          {checkout.payment_needed ? 'Bestellen met betaalverplichting' : 'Bestellen'}
        </Button>
      </Form>
      <p className="mt-4 text-sm text-ink-soft">
        <WithdrawalWords lines={checkout.cart.items}>
          Je kunt je bestelling tot veertien dagen na ontvangst zonder reden{' '}
          <NewTabLink to="/service/retourneren/">herroepen</NewTabLink>. {checkout.return_costs}
        </WithdrawalWords>{' '}
        Op elk artikel heb je <NewTabLink to="/service/wettelijke-garantie/">wettelijke garantie</NewTabLink>.
        Met je bestelling ga je een koop aan onder onze{' '}
        <NewTabLink to="/service/algemene-voorwaarden/">algemene voorwaarden</NewTabLink>. Je oude lamp of
        apparaat nemen we gratis terug als je een nieuwe koopt:{' '}
        <NewTabLink to={takeBackPage}>zo lever je hem in</NewTabLink>. We gebruiken je gegevens alleen om deze
        bestelling te leveren.
      </p>
    </CheckoutPage>
  )
}
