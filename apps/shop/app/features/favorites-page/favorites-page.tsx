import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { formatPageTitle } from '../../lib/brand.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Container } from '../../ui/page/container.tsx'
import { refreshFavorites } from '../favorites/favorite.ts'
import { favoriteList, useFavorites } from '../favorites/use-favorites.ts'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'
import { useTiles } from '../tile/use-tiles.ts'
import type { Route } from './+types/favorites-page.ts'
import { FavoriteTile } from './favorite-tile.tsx'
import { RemovedNotice } from './removed-notice.tsx'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Favorieten') },
  { name: 'robots', content: 'noindex' },
]

/** RT-07, CT-14: the visitor's favourites with today's data; only their own browser knows the list. */
export default function FavoritesPage() {
  const { favorites } = useFavorites()
  const isHydrated = useIsHydrated()
  const { answers, findTile, hasFailed, retry } = useTiles(favorites.map(({ id }) => id))
  useEffect(() => {
    if (answers.size > 0) favoriteList.write(refreshFavorites(favoriteList.read(), answers))
  }, [answers])
  return (
    <Container width="wide" className="py-8 lg:py-12">
      <h1>Favorieten</h1>
      <noscript>
        <p className="mt-4 max-w-prose text-lg">
          Je favorieten worden op dit apparaat bewaard. Daarvoor moet JavaScript aan staan.
        </p>
      </noscript>
      {hasFailed && (
        <Alert tone="error" title="Prijs en voorraad konden we niet ophalen." className="mt-4">
          <Button type="button" variant="secondary" size="small" onClick={retry} className="mt-2">
            Probeer opnieuw
          </Button>
        </Alert>
      )}
      {favorites.length > 0 && (
        <ul className="mt-6 tile-grid gap-y-8 [--tile-gap:0.75rem] [--tiles:2] sm:[--tile-gap:1.25rem] md:[--tiles:3] lg:[--tiles:4]">
          {favorites.map((favorite) => (
            <li key={favorite.id}>
              <FavoriteTile favorite={favorite} product={findTile(favorite.id)} isLoading={!hasFailed} />
            </li>
          ))}
        </ul>
      )}
      {isHydrated && favorites.length === 0 && <NoFavorites />}
      <RemovedNotice favorites={favorites} />
    </Container>
  )
}

function NoFavorites() {
  return (
    <>
      <EmptyState
        icon={<Heart />}
        title="Je hebt nog niets bewaard"
        action={<ButtonLink to="/slapen/">Bekijk alles om te slapen</ButtonLink>}
        className="mt-6"
      >
        Tik op het hart bij wat je mooi vindt, dan vind je het hier terug.
      </EmptyState>
      <LastViewedStrip className="mt-14" />
    </>
  )
}
