import { acceptProposalEndpoint, getProposalEndpoint } from '@sluimer/contract/agent/endpoints'
import type { LineError } from '@sluimer/contract/errors'
import { ShoppingBag, Unlink } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Container } from '../../ui/page/container.tsx'
import { TotalsTable } from '../cart/totals-table.tsx'
import { ShortageList } from '../order/shortage-list.tsx'
import type { Route } from './+types/proposal-page.ts'
import { ProposalLines } from './proposal-lines.tsx'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Voor je uitgezocht') },
  { name: 'robots', content: 'noindex' },
  // Whoever has the address sees the goods, so that it must not reach other sites as the referrer.
  { name: 'referrer', content: 'no-referrer' },
]

/** Shows what an agent chose for a shopper. It changes nothing: programs that preview links load this page too. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shown = await getApi(context).call(getProposalEndpoint, { params: { id: params.id } })
  if (shown.ok) return { proposal: shown.data }
  if (shown.status === 404 || shown.status === 400) return data({ proposal: null }, { status: 404 })
  throw data(shown.error.message, { status: shown.status })
}

/** Puts the goods into the shopper's own cart, and goes on to the order or to the cart. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const to = (await request.formData()).get('to') === 'cart' ? '/cart/' : '/checkout/'
  const accepted = await getApi(context).call(acceptProposalEndpoint, { body: { id: params.id } })
  if (!accepted.ok && accepted.status === 404) throw redirect(request.url)
  if (!accepted.ok) throw data(accepted.error.message, { status: accepted.status })
  if (accepted.data.missing.length === 0) throw redirect(to)
  return { missing: accepted.data.missing, to }
}

export default function ProposalPage({ loaderData: { proposal }, actionData }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-8 lg:py-12">
      {actionData !== undefined ? (
        <Shortened {...actionData} />
      ) : proposal === null || proposal.cart.items.length === 0 ? (
        <NothingThere />
      ) : (
        <>
          <h1>Voor je uitgezocht</h1>
          <p className="mt-4">
            Een digitale assistent zocht deze artikelen voor je uit. Er is nog niets besteld: je kunt alles
            aanpassen, en bestellen doe je zelf, met de knop op de laatste pagina.
          </p>
          <ProposalLines items={proposal.cart.items} />
          <TotalsTable totals={proposal.cart.totals} className="mt-6" />
          {proposal.own_quantity > 0 && (
            <p className="mt-6">{describeOwn(proposal.own_quantity)} De artikelen hierboven komen erbij.</p>
          )}
          <Form method="post" className="mt-6 flex flex-wrap gap-3">
            <Button name="to" value="checkout">
              Verder naar bestellen
            </Button>
            <Button name="to" value="cart" variant="secondary">
              Aanpassen in je winkelwagen
            </Button>
          </Form>
        </>
      )}
    </Container>
  )
}

function describeOwn(quantity: number): string {
  return quantity === 1
    ? 'In je winkelwagen ligt al 1 stuk; dat blijft liggen.'
    : `In je winkelwagen liggen al ${quantity} stuks; die blijven liggen.`
}

function NothingThere() {
  return (
    <>
      <h1>Voor je uitgezocht</h1>
      <EmptyState
        icon={<Unlink />}
        title="Deze link werkt niet meer"
        action={<ButtonLink to="/">Naar de winkel</ButtonLink>}
        className="mt-6"
      >
        Wat een digitale assistent voor je uitzoekt, bewaren we maar kort. Vraag je assistent om een nieuwe
        link, of zoek zelf verder.
      </EmptyState>
    </>
  )
}

function Shortened({ missing, to }: { missing: readonly LineError[]; to: string }) {
  return (
    <>
      <h1>Voor je uitgezocht</h1>
      <EmptyState
        icon={<ShoppingBag />}
        title="De artikelen liggen in je winkelwagen"
        action={
          <ButtonLink to={to}>{to === '/cart/' ? 'Naar je winkelwagen' : 'Verder naar bestellen'}</ButtonLink>
        }
        className="mt-6"
      >
        <p>Niet alles is er nog:</p>
        <div className="text-left">
          <ShortageList lines={missing} />
        </div>
      </EmptyState>
    </>
  )
}
