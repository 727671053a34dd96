import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { Link } from 'react-router'
import { FavoriteButton } from '../../ui/favorite-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ProductTile } from '../product/product-tile.tsx'
import { TileMarks } from '../product/tile-marks.tsx'
import type { Favorite } from './favorite.ts'
import { useFavorites } from './use-favorites.ts'

const sizes = '(min-width: 62rem) 24vw, (min-width: 48rem) 33vw, 50vw'

/** A favourite as it is now; until that is known, or when the product is gone, as it was kept, without a price. */
export function FavoriteTile(props: { favorite: Favorite; product: Tile | undefined; isGone: boolean }) {
  const { favorite, product, isGone } = props
  const { toggle } = useFavorites()
  if (product) return <ProductTile product={product} sizes={sizes} />
  return (
    <article>
      <div className="relative overflow-hidden rounded-card">
        <Picture image={favorite.image} sizes={sizes} isDecorative className="aspect-square" />
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
      <h2 className="mt-3 font-sans text-base leading-snug font-semibold">
        {isGone ? favorite.title : <Link to={favorite.link}>{favorite.title}</Link>}
      </h2>
    </article>
  )
}
