import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatPageTitle } from '../../lib/brand.ts'
import { hasHint } from '../../lib/browser/login-hint.ts'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { formatProductCount } from '../../lib/product-count.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Container } from '../../ui/page/container.tsx'
import { type Favorite, refreshFavorites } from '../favorites/favorite.ts'
import { FavoriteForm } from '../favorites/favorite-form.tsx'
import { favoriteList } from '../favorites/favorite-lists.ts'
import { useFavorites } from '../favorites/use-favorites.ts'
import { LastViewedStrip } from '../last-viewed/last-viewed-strip.tsx'
import { useTiles } from '../tile/use-tiles.ts'
import type { Route } from './+types/favorites-page.ts'
import { DepartmentDoors } from './department-doors.tsx'
import { FavoriteTile } from './favorite-tile.tsx'
import { OnlyHereAlert } from './only-here-alert.tsx'
import { type OwnList, readOwnList } from './own-list.server.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { WithoutScripts } from './without-scripts.tsx'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Favorieten') },
  { name: 'robots', content: 'noindex' },
]

/** For a browser without scripts, the favourites of the account; nobody else's page has a list in it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { own: await readOwnList(context), wasRefused: url.searchParams.has('niet-bewaard') }
}
type Loaded = OwnList | null | undefined

/** Once scripts run, the browser has the list. */
export const clientLoader = () => ({ own: undefined, wasRefused: false })

/** A heart changes nothing here that scripts do not know. */
export const shouldRevalidate = () => false

/**
 * RT-07, CT-14: the visitor's favourites with today's data, as their own browser knows them: for a customer that is the
 * mirror of the account's list. Until scripts run, the account's list itself.
 */
export default function FavoritesPage({ loaderData: { own, wasRefused } }: Route.ComponentProps) {
  const { favorites: stored } = useFavorites()
  const isHydrated = useIsHydrated()
  const favorites = isHydrated ? stored : (own?.favorites ?? [])
  const { answers, findTile, hasFailed, retry } = useTiles(favorites.map(({ id }) => id))
  useEffect(() => {
    if (answers.size > 0) favoriteList.write(refreshFavorites(favoriteList.read(), answers))
  }, [answers])
  return (
    <Container width="wide" className="py-8 lg:py-12">
      <h1>Favorieten</h1>
      <noscript>
        <WithoutScripts own={own} wasRefused={wasRefused} />
      </noscript>
      <OnlyHereAlert />
      {hasFailed && (
        <Alert tone="error" title="Prijs en voorraad konden we niet ophalen." className="mt-4">
          <Button type="button" variant="secondary" size="small" onClick={retry} className="mt-2">
            Probeer opnieuw
          </Button>
        </Alert>
      )}
      {favorites.length > 0 && (
        <p className="mt-2 text-ink-soft">
          {`${formatProductCount(favorites.length)}, met de prijs en de voorraad van nu.`}
          {isHydrated && !hasHint(document.cookie) && <WayToKeepThem />}
        </p>
      )}
      {favorites.length > 0 && (
        <ul className="mt-6 tile-grid tile-rows [--tile-gap:0.75rem] [--tile-rise:2rem] [--tiles:2] sm:[--tile-gap:1.25rem] md:[--tiles:3] lg:[--tiles:4]">
          {favorites.map((favorite) => (
            <li key={favorite.id} className="relative">
              <FavoriteTile
                favorite={favorite}
                product={chooseNewer(findTile(favorite.id), findOwnTile(own, favorite))}
                isLoading={!hasFailed}
              />
              <FavoriteForm product={favorite} intent="remove" className="absolute top-2 right-2 z-10" />
            </li>
          ))}
        </ul>
      )}
      {isHydrated && favorites.length === 0 && <NoFavorites />}
      {favorites.length > 0 && <LastViewedStrip className="mt-14" />}
      <RemovedNotice favorites={stored} />
    </Container>
  )
}

/** A guest's list is in this browser only. A login joins it to that of the account. */
function WayToKeepThem() {
  return (
    <span className="block">
      <Link to="/account/login/" className="text-pine underline underline-offset-4">
        Log in
      </Link>
      , dan heb je deze lijst op al je apparaten.
    </span>
  )
}

/** Returns what the browser asked for; until that is there, what came with the page. */
const chooseNewer = <Tile,>(asked: Tile | null | undefined, came: Tile | null | undefined) =>
  asked === undefined ? came : asked

/** Returns a favourite as the server knew it: null when it is no longer sold. */
function findOwnTile(own: Loaded, { id }: Favorite) {
  const isGone = own?.favorites.find((favorite) => favorite.id === id)?.link === null
  return isGone ? null : own?.products.find((product) => product.id === id)
}

function NoFavorites() {
  return (
    <>
      <EmptyState
        icon={<Heart />}
        title="Je hebt nog niets bewaard"
        action={
          <>
            <ButtonLink to="/slapen/">Bekijk alles om te slapen</ButtonLink>
            <ButtonLink to="/inspiratie/" variant="secondary">
              Kijk rond in onze kamers
            </ButtonLink>
          </>
        }
        className="mt-6"
      >
        Tik op het hart bij wat je mooi vindt, dan vind je het hier terug. Met een account op al je apparaten.
      </EmptyState>
      <LastViewedStrip className="mt-12" />
      <DepartmentDoors />
    </>
  )
}
