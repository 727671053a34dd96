import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { Link } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { FavoriteButton } from '../../ui/button/favorite-button.tsx'
import { Skeleton } from '../../ui/message/skeleton.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Favorite } from '../favorites/favorite.ts'
import { useFavorites } from '../favorites/use-favorites.ts'
import { ProductTile } from '../tile/product-tile.tsx'
import { TileMarks } from '../tile/tile-marks.tsx'

const sizes = '(min-width: 62rem) 24vw, (min-width: 48rem) 33vw, 50vw'

/** A favourite with today's data; until they load, or once it is no longer sold, what was stored, without a price. */
export function FavoriteTile(props: {
  favorite: Favorite
  /** Null when it is no longer sold, undefined when that is not known. */
  product: Tile | null | undefined
  isLoading: boolean
}) {
  const { favorite, product, isLoading } = props
  if (product) return <ProductTile product={product} sizes={sizes} />
  const isGone = product === null
  return (
    <article className="flex h-full flex-col">
      <KeptPicture favorite={favorite} isGone={isGone} />
      <h2 className="mt-3 font-sans text-base leading-snug font-semibold tracking-normal">
        {isGone || !favorite.link ? favorite.title : <Link to={favorite.link}>{favorite.title}</Link>}
      </h2>
      {isGone && <Gone favorite={favorite} />}
      {!isGone && isLoading && <PlaceOfTheRest />}
    </article>
  )
}

function KeptPicture({ favorite, isGone }: { favorite: Favorite; isGone: boolean }) {
  const { toggle } = useFavorites()
  return (
    <div className="relative overflow-hidden rounded-card">
      <Picture image={favorite.image} sizes={sizes} isDecorative shape="square" />
      {isGone && (
        <TileMarks
          product={{ available: false, overlay: 'Niet meer te koop', price: { discount_percent: null } }}
        />
      )}
      <FavoriteButton
        title={favorite.title}
        isFavorite
        onToggle={() => toggle(favorite)}
        className="absolute top-2 right-2 z-10"
      />
    </div>
  )
}

function Gone({ favorite }: { favorite: Favorite }) {
  const { toggle } = useFavorites()
  return (
    <>
      <p className="mt-1.5 mb-3 text-sm text-ink-soft">Dit product verkopen we niet meer.</p>
      <Button
        type="button"
        variant="secondary"
        size="small"
        isWide
        onClick={() => toggle(favorite)}
        className="mt-auto"
      >
        Verwijderen
        <span className="sr-only"> van {favorite.title}</span>
      </Button>
    </>
  )
}

/** A placeholder as high as the price, delivery and button that will replace it. */
function PlaceOfTheRest() {
  return (
    <div className="mt-2 flex flex-col gap-3">
      <Skeleton className="h-7 w-1/2" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-11" />
    </div>
  )
}
