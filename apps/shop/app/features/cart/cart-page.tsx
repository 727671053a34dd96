import { getCartEndpoint } from '@sluimer/contract/cart/endpoints'
import type { Cart } from '@sluimer/contract/cart/schemas'
import { getCartPromoEndpoint } from '@sluimer/contract/content/endpoints'
import type { Promo } from '@sluimer/contract/content/schemas'
import { formatArticles } from '@sluimer/domain/language/format-articles'
import { ShoppingBag } from 'lucide-react'
import { data, redirect } from 'react-router'
import { answerOrNothing } from '../../lib/api/answer-or-nothing.server.ts'
import { getApi } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { sendOrKeep } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Container } from '../../ui/page/container.tsx'
import { type CartChange, changeNotSent } from '../add-to-cart/cart-change.ts'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'
import { useLeftCart } from '../marketing/use-abandonment.ts'
import type { Route } from './+types/cart-page.ts'
import { changeCart } from './cart-action.server.ts'
import { CartFoot, canOrder } from './cart-foot.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartPromos } from './cart-promos.tsx'
import { CartSummary } from './cart-summary.tsx'
import { useRemovedLine } from './use-removed-line.ts'
import { useReportCart } from './use-report-cart.ts'

/** Has no `noindex`: a crawler has no cart, so it sees nothing that belongs to a visitor (docs/decisions/0037). */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: formatPageTitle('Winkelwagen') },
  {
    name: 'description',
    content: 'Bekijk wat er in je winkelwagen ligt, pas aantallen aan, vul een kortingscode in en bestel.',
  },
  ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: `${loaderData.publicUrl}/cart/` }] : []),
]

export async function loader({ context }: Route.LoaderArgs) {
  const [cart, content] = await Promise.all([
    getApi(context).call(getCartEndpoint, {}),
    answerOrNothing(context, getCartPromoEndpoint, {}),
  ])
  if (!cart.ok) throw data(cart.error.message, { status: cart.status >= 500 ? 503 : 500 })
  return { cart: cart.data, promos: content?.promos ?? [], publicUrl: getHost(context).publicUrl }
}

/**
 * Handles every change of the cart. A form sent without scripts is answered with this page (redirect after post); a
 * form sent by a script says `via=script` and gets the outcome itself.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const change = await changeCart(getApi(context), form)
  if (form.get('via') === 'script') return change
  return change.ok ? redirect('/cart/') : data(change, { status: 409 })
}

/** ER-02: a change that cannot be sent leaves the page as it was. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(args, changeNotSent)
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, promos } = loaderData
  useReportCart(cart)
  useLeftCart(cart)
  const removed = useRemovedLine(cart.items)
  return (
    <Container className="py-8 lg:py-12">
      <p role="status" className="sr-only">
        {removed !== undefined && `${removed} is uit je winkelwagen gehaald.`}
      </p>
      {cart.items.length === 0 ? (
        <EmptyCart promos={promos} />
      ) : (
        <FullCart cart={cart} promos={promos} refused={actionData?.ok === false ? actionData : undefined} />
      )}
    </Container>
  )
}

function EmptyCart({ promos }: { promos: readonly Promo[] }) {
  return (
    <>
      <h1>Je winkelwagen</h1>
      <EmptyState
        icon={<ShoppingBag />}
        title="Er ligt nog niets in"
        action={
          <>
            <ButtonLink to="/slapen/">Bekijk alles om te slapen</ButtonLink>
            <ButtonLink to="/dagdeals/" variant="secondary">
              Naar de dagdeals
            </ButtonLink>
            <ButtonLink to="/2-plus-2-gratis/" variant="secondary">
              Kies vier, betaal er twee
            </ButtonLink>
          </>
        }
        className="mt-6"
      >
        Wat je toevoegt, blijft hier liggen. Ook als je later op deze telefoon of computer terugkomt.
      </EmptyState>
      <CartPromos promos={promos} className="mx-auto mt-8 max-w-xl" />
      <LastViewedStrip className="mt-14" />
    </>
  )
}

/** `refused`: the answer to a form that was sent without scripts. */
function FullCart(props: {
  cart: Cart
  promos: readonly Promo[]
  refused: Extract<CartChange, { ok: false }> | undefined
}) {
  const { cart, promos, refused } = props
  return (
    <>
      <h1>
        Je winkelwagen{' '}
        <span className="font-sans text-lg font-normal text-ink-soft">
          {formatArticles(cart.totals.total_quantity)}
        </span>
      </h1>
      {refused && refused.intent !== 'apply_code' && (
        <Alert tone="error" className="mt-4">
          {refused.error.message}
        </Alert>
      )}
      {cart.joined !== null && (
        <Alert tone="info" className="mt-4">
          {cart.joined}
        </Alert>
      )}
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="min-w-0">
          <CartLines items={cart.items} />
          <CartPromos promos={promos} className="mt-6" />
        </div>
        <CartSummary cart={cart} refused={refused} />
      </div>
      {canOrder(cart) && <CartFoot cart={cart} />}
    </>
  )
}
