import { Hourglass } from 'lucide-react'
import { redirect } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/pending-page.ts'
import { orderOrNotFound } from './find-order.server.ts'

export const handle = { step: 2 }
export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Je betaling wordt verwerkt') },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const order = await orderOrNotFound(context, new URL(request.url).searchParams.get('order'))
  const statusPage = `/checkout/status/${encodeURIComponent(order.order_id)}/`
  if (order.payment_status !== 'pending') throw redirect(statusPage)
  return { order, statusPage }
}

export default function PendingPage({ loaderData: { order, statusPage } }: Route.ComponentProps) {
  return (
    <Container className="py-10">
      <h1 className="sr-only">Je betaling wordt verwerkt</h1>
      <EmptyState
        icon={<Hourglass />}
        title="Je betaling wordt verwerkt"
        action={
          <>
            <ButtonLink to={statusPage}>Kijk of het gelukt is</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              Verder winkelen
            </ButtonLink>
          </>
        }
      >
        Bestelling {order.order_number} is bij ons binnen en je artikelen liggen apart. Je bank heeft de
        betaling nog niet bevestigd. Zodra dat gebeurt, sturen we een mail naar {order.email}; je hoeft niet
        op deze pagina te wachten.
      </EmptyState>
    </Container>
  )
}
