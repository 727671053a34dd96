import { getCheckout, placeOrder } from '@sluimer/contract/checkout/endpoints'
import type { Checkout } from '@sluimer/contract/checkout/schemas'
import { Lock } from 'lucide-react'
import {
  data,
  Form,
  Link,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunction,
  useNavigation,
} from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { pageTitle } from '../../lib/brand.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DeliveryReview } from '../delivery/delivery-review.tsx'
import { chosenWays } from '../marketing/commerce-events.ts'
import { useCommerceEventsOnce } from '../marketing/use-commerce-events.ts'
import { PriceChangeList } from '../order/price-change-list.tsx'
import { ShortageList } from '../order/shortage-list.tsx'
import type { Route } from './+types/pay-page.ts'
import { checkoutOrRedirect, requireStep } from './checkout-or-redirect.server.ts'
import { CheckoutPage } from './checkout-page-frame.tsx'
import { priceFieldOf, pricesIn } from './seen-prices.ts'
import { VatNote } from './vat-note.tsx'

export const handle = { step: 2 }
export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Controleren en betalen') },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const checkout = checkoutOrRedirect(await apiFor(context).call(getCheckout, {}))
  return { checkout: requireStep(checkout, 'pay') }
}

/** A refusal says what has changed: the sums on the page must be those of now before the button is pressed again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate

/** Places the order and goes to the payment page. What went wrong is shown here, and nothing was ordered then. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const expected = Number(form.get('expected_total'))
  const placed = await apiFor(context).call(placeOrder, {
    body: { expected_total: Number.isFinite(expected) ? expected : 0, expected_prices: pricesIn(form) },
  })
  if (placed.ok) return redirectDocument(placed.data.url)
  if (placed.error.code === 'cart_empty') return redirect('/cart/')
  if (placed.error.code === 'checkout_incomplete') return redirect('/checkout/')
  // The page before this one says which day is gone, and offers the others.
  if (placed.error.code === 'delivery_day_unavailable') return redirect('/checkout/payment-methods/')
  return data(placed.error, { status: placed.status })
}

export default function PayPage({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout } = loaderData
  const { selectedShippingMethod, selectedPaymentMethod } = checkout.paymentForm
  useCommerceEventsOnce(
    `ways ${checkout.cart.quote_id} ${selectedShippingMethod} ${selectedPaymentMethod}`,
    () => chosenWays(checkout),
  )
  const navigation = useNavigation()
  return (
    <CheckoutPage title="Klopt alles?" cart={checkout.cart}>
      {actionData && (
        <Alert tone="error" title={actionData.message} className="mb-6">
          {actionData.prices && <PriceChangeList changes={actionData.prices} />}
          {actionData.code === 'payment_method_unavailable' && (
            <ButtonLink to="/checkout/payment-methods/" variant="quiet" size="small" className="-ml-4">
              Andere betaalmethode kiezen
            </ButtonLink>
          )}
          {actionData.lines && (
            <>
              <ShortageList lines={actionData.lines} />
              <ButtonLink to="/cart/" variant="quiet" size="small" className="-ml-4">
                Winkelwagen aanpassen
              </ButtonLink>
            </>
          )}
        </Alert>
      )}
      <VatNote checkout={checkout} />
      <Review checkout={checkout} />
      <Form method="post" className="mt-8">
        <input type="hidden" name="expected_total" value={checkout.cart.totals.grand_total} />
        {checkout.cart.items.map(({ id, price }) => (
          <input key={id} type="hidden" name={priceFieldOf(id)} value={price} />
        ))}
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
        Je kunt je bestelling tot veertien dagen na ontvangst zonder reden{' '}
        <NewTabLink to="/service/retourneren/">herroepen</NewTabLink>; terugsturen is voor eigen rekening. Op
        elk artikel heb je <NewTabLink to="/service/wettelijke-garantie/">wettelijke garantie</NewTabLink>.
        Met je bestelling ga je een koop aan onder onze{' '}
        <NewTabLink to="/service/algemene-voorwaarden/">algemene voorwaarden</NewTabLink>. We gebruiken je
        gegevens alleen om deze bestelling te leveren.
      </p>
    </CheckoutPage>
  )
}

/** Opens beside the order, so that nobody loses it while reading. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="text-pine underline underline-offset-4">
      {children}
      <span className="sr-only"> (opent in een nieuw venster)</span>
    </Link>
  )
}

function Review({ checkout }: { checkout: Checkout }) {
  const { person, billing, shipping, sameDeliveryAddress } = checkout.details
  const { selectedPaymentMethod } = checkout.paymentForm
  const payment = [...checkout.paymentMethods, ...checkout.foreignPaymentMethods].find(
    ({ code }) => code === selectedPaymentMethod,
  )
  if (!person || !billing) return null
  const delivery = sameDeliveryAddress || !shipping ? billing : shipping
  const recipient =
    (!sameDeliveryAddress && shipping && `${shipping.first_name} ${shipping.last_name}`.trim()) || undefined
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <ReviewCard
        title={checkout.delivery.pickup_point ? 'Jouw adres' : 'Bezorgen bij'}
        link="/checkout/address-details/"
      >
        {recipient ?? `${person.first_name} ${person.last_name}`}
        <br />
        {addressLines(delivery)}
      </ReviewCard>
      <ReviewCard title="Factuur aan" link="/checkout/address-details/">
        {person.type === 'company' ? person.company : `${person.first_name} ${person.last_name}`}
        <br />
        {addressLines(billing)}
        <br />
        {person.email}
      </ReviewCard>
      <ReviewCard title="Verzenden" link="/checkout/payment-methods/">
        <DeliveryReview checkout={checkout} />
      </ReviewCard>
      <ReviewCard title="Betalen" link="/checkout/payment-methods/">
        {checkout.payment_needed ? payment?.title : 'Niets: je korting dekt de hele bestelling'}
      </ReviewCard>
    </dl>
  )
}

function ReviewCard({ title, link, children }: { title: string; link: string; children: React.ReactNode }) {
  return (
    <div className="rounded-card border border-sand p-4">
      <dt className="flex items-center justify-between font-semibold">
        {title}
        <Link to={link} className="py-1 text-sm font-normal text-pine underline underline-offset-4">
          Wijzig<span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      </dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  )
}

interface Address {
  street: string
  house_number: string
  extension: string
  zipcode: string
  city: string
  country_code: string
}

function addressLines(address: Address): React.ReactNode {
  return (
    <>
      {[address.street, address.house_number, address.extension].filter(Boolean).join(' ')}
      <br />
      {address.zipcode} {address.city}
      {address.country_code === 'BE' && ', België'}
    </>
  )
}
