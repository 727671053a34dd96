import { restoreCartEndpoint } from '@sluimer/contract/cart/endpoints'
import { ShoppingBag, Unlink } from 'lucide-react'
import { data, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Container } from '../../ui/page/container.tsx'
import { ShortageList } from '../order/shortage-list.tsx'
import type { Route } from './+types/restore-page.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Je winkelwagen terug') },
  { name: 'robots', content: 'noindex' },
  // The address is a secret: it must not reach other sites as the referrer.
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * Restores the cart of a reminder and goes on to it (CA-04). Opening the link twice changes nothing the second time. A
 * link that is unknown, too old or whose cart was ordered gets the same message.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const restored = await getApi(context).call(restoreCartEndpoint, { body: { id: params.id ?? 'geen' } })
  if (!restored.ok && (restored.status === 404 || restored.status === 400))
    return data({ missing: null }, { status: 404 })
  if (!restored.ok) throw data(restored.error.message, { status: restored.status })
  if (restored.data.missing.length === 0) throw redirect('/cart/')
  return data({ missing: restored.data.missing })
}

export default function RestorePage({ loaderData: { missing } }: Route.ComponentProps) {
  return (
    <Container className="py-8 lg:py-12">
      <h1>Je winkelwagen</h1>
      {missing === null ? (
        <EmptyState
          icon={<Unlink />}
          title="Deze link werkt niet meer"
          action={
            <>
              <ButtonLink to="/cart/">Naar je winkelwagen</ButtonLink>
              <ButtonLink to="/" variant="secondary">
                Verder winkelen
              </ButtonLink>
            </>
          }
          className="mt-6"
        >
          Een link naar een bewaarde winkelwagen is twee weken geldig, tot je hebt besteld. Kijk ook of je de
          hele link uit de mail hebt geopend.
        </EmptyState>
      ) : (
        <EmptyState
          icon={<ShoppingBag />}
          title="Je winkelwagen staat weer klaar"
          action={<ButtonLink to="/cart/">Naar je winkelwagen</ButtonLink>}
          className="mt-6"
        >
          <p>Niet alles is er nog:</p>
          <div className="text-left">
            <ShortageList lines={missing} />
          </div>
        </EmptyState>
      )}
    </Container>
  )
}
