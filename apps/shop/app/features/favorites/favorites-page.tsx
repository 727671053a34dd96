import { getProduct } from '@sluimer/contract/catalog/endpoints'
import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { type ShouldRevalidateFunction, useFetcher } from 'react-router'
import { apiFor } from '../../lib/api.server.ts'
import { pageTitle } from '../../lib/brand.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Route } from './+types/favorites-page.ts'
import { mostFavorites } from './favorite.ts'
import { FavoriteTile } from './favorite-tile.tsx'
import { tileOfProduct } from './tile-of-product.ts'
import { useFavorites } from './use-favorites.ts'

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Favorieten') },
  { name: 'robots', content: 'noindex' },
]

export const shouldRevalidate: ShouldRevalidateFunction = () => false

/** The products that the page asks for by `ids`, as they are now; one that is gone or fails is left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.get('ids')?.split(',').filter(Boolean) ?? []
  const api = apiFor(context)
  const results = await Promise.all(
    ids
      .slice(0, mostFavorites)
      .map((id) => api.call(getProduct, { params: { slugOrId: id }, query: { debug: 'favorites' } })),
  )
  return { tiles: results.flatMap((result) => (result.ok ? [tileOfProduct(result.data)] : [])) }
}

/** CT-14: what the visitor keeps, which only their own browser knows. */
export default function FavoritesPage() {
  const { favorites } = useFavorites()
  const isHydrated = useIsHydrated()
  const fetcher = useFetcher<typeof loader>()
  const ids = favorites.map(({ id }) => id).join(',')
  const { load } = fetcher
  useEffect(() => {
    if (ids) void load(`/favorieten/?ids=${ids}`)
  }, [ids, load])
  return (
    <Container width="wide" className="py-8 lg:py-12">
      <h1>Favorieten</h1>
      <noscript>
        <p className="mt-4 max-w-prose text-lg">
          Je favorieten worden op dit apparaat bewaard. Daarvoor moet JavaScript aan staan.
        </p>
      </noscript>
      {favorites.length > 0 && (
        <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3 lg:grid-cols-4">
          {favorites.map((favorite) => (
            <li key={favorite.id}>
              <FavoriteTile
                favorite={favorite}
                product={fetcher.data?.tiles.find(({ id }) => id === favorite.id)}
                isGone={fetcher.state === 'idle' && fetcher.data !== undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {isHydrated && favorites.length === 0 && (
        <EmptyState
          icon={<Heart />}
          title="Je hebt nog niets bewaard"
          action={<ButtonLink to="/slapen/">Bekijk alles om te slapen</ButtonLink>}
          className="mt-6"
        >
          Tik op het hart bij wat je mooi vindt, dan vind je het hier terug.
        </EmptyState>
      )}
    </Container>
  )
}
