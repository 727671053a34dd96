import type { Swatch, ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { StarRating } from '../../ui/mark/star-rating.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { CompareMark } from '../compare/compare-button.tsx'
import { useCompared } from '../compare/compared-list.ts'
import { DealMark } from '../deal/deal-mark.tsx'
import { EnergyLabel } from '../energy/energy-label.tsx'
import { FavoriteHeart } from '../favorites/favorite-heart.tsx'
import { ProductPrice } from './product-price.tsx'
import { Swatches } from './swatches.tsx'
import { TileAction } from './tile-action.tsx'
import { TileMarks } from './tile-marks.tsx'

export interface ProductTileProps {
  product: Tile
  /** The width of the picture on the page. */
  sizes: string
  /** For the first row: its pictures load at once. */
  isPriority?: boolean
  /** In the first row, which may be in sight below others: its picture loads at once. */
  isEager?: boolean
  /** The heading's level, one below the heading above the tiles. */
  heading?: 'h2' | 'h3'
}

/** In a grid a tile is at most 28rem wide, on a screen with two dots per pixel; the few that stand larger need no more to look sharp. */
const widest = 960

/** CT-03: a product in a grid or strip. The whole tile is one link, with only its button above it. */
export function ProductTile({
  product: offered,
  sizes,
  isPriority = false,
  isEager = isPriority,
  heading: Heading = 'h2',
}: ProductTileProps) {
  const [isMouseNear, setMouseNear] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const [chosen, setChosen] = useState<Swatch>()
  // A listing with other filters shows other colors, of which none was chosen here.
  const shown = findShownSwatch(offered)
  const swatch = chosen && offered.swatches.includes(chosen) ? chosen : undefined
  const product = swatch ? inColor(offered, swatch, shown) : offered
  return (
    <article
      className="group/tile tile"
      // The link lies over the picture, so the whole tile listens.
      onPointerEnter={(event) => event.pointerType === 'mouse' && setMouseNear(true)}
      onFocus={() => setFocus(true)}
    >
      <TilePictures {...{ product, sizes, isPriority, isEager, isMouseNear, hasFocus }} />
      <div className="tile-words">
        <div>
          <p className="tile-brand">{product.brand}</p>
          <Heading className="tile-title">
            <Link to={product.link} prefetch="intent" className="card-link">
              <span className="tile-name">{product.title}</span>
            </Link>
          </Heading>
          <p className="tile-line">{product.sub_title}</p>
        </div>
        {product.rating && (
          <StarRating score={product.rating.average} count={product.rating.count} className="mt-1" />
        )}
        <div className="tile-price">
          <ProductPrice price={product.price} shownSize={product.shown_size} />
          {product.energy_label && (
            <EnergyLabel label={product.energy_label} link={product.energy_label_link} className="h-6" />
          )}
        </div>
        {product.deal && <DealMark key={product.deal.ends_at} deal={product.deal} className="mt-1" />}
        <Swatches
          swatches={offered.swatches}
          chosen={swatch ?? shown}
          first={shown}
          onChoose={setChosen}
          title={product.title}
          className="mt-1.5"
        />
        <p className={clsx('tile-delivery', product.delivery_short.length > 20 && 'tile-long')}>
          <span className="truck" aria-hidden="true" />
          {product.delivery_short === product.delivery ? (
            product.delivery
          ) : (
            <>
              <span aria-hidden="true">{product.delivery_short}</span>
              <span className="sr-only">{product.delivery}</span>
            </>
          )}
        </p>
        <TileAction product={product} />
      </div>
    </article>
  )
}

/**
 * Finds the color that a tile shows before one is pressed: that of its link, or of its pictures. Many a product shows its scene first,
 * and the color names the second picture.
 */
export function findShownSwatch({ link, images, swatches }: Tile): Swatch | undefined {
  const inPicture = images.map(({ key }) => swatches.find(({ image }) => image?.key === key))
  return swatches.find((swatch) => swatch.link === link) ?? inPicture.find((swatch) => swatch !== undefined)
}

/** Shows a product in one of its colors: what was for sale at once, or a deal, was the color that it was offered in. */
export function inColor(product: Tile, swatch: Swatch, shown: Swatch | undefined): Tile {
  const { link, image, second_image: second, price, available } = swatch
  const isOffered = link === product.link
  return {
    ...product,
    link,
    price,
    variant_id: isOffered ? product.variant_id : null,
    deal: isOffered || price.price === product.price.price ? product.deal : null,
    // Under the pointer comes another picture in the same color, if there is one: that of the product would show the wrong color.
    images: image && swatch !== shown ? [image, ...(second ? [second] : [])] : product.images,
    ...(product.available && !available && { available: false, overlay: 'Tijdelijk uitverkocht' }),
  }
}

/** The picture, and a second one under the pointer, which loads only when a mouse comes near. */
function TilePictures({
  product,
  sizes,
  isPriority,
  isEager,
  isMouseNear,
  hasFocus,
}: Required<Omit<ProductTileProps, 'heading'>> & { isMouseNear: boolean; hasFocus: boolean }) {
  const [picture, other] = product.images
  const isComparing = useCompared().products.length > 0
  return (
    <div className="tile-frame">
      <Picture
        image={picture}
        sizes={sizes}
        isPriority={isPriority}
        isEager={isEager}
        isDecorative
        widest={widest}
        shape="square"
      />
      {other && isMouseNear && (
        // Without its stand-in: the first picture stays in sight until this one has come.
        <div className="absolute inset-0 opacity-0 transition-opacity duration-250 group-hover/tile:opacity-100 *:bg-transparent! *:bg-none!">
          <Picture image={other} sizes={sizes} isDecorative widest={widest} shape="square" />
        </div>
      )}
      <TileMarks product={product} />
      <FavoriteHeart product={product} className="tile-corner" />
      {/* It is not in the page as sent: two dozen of it would be a tenth of a listing's elements. */}
      {(isMouseNear || hasFocus || isComparing) && (
        <CompareMark product={product} className="absolute top-15 right-2 z-10" />
      )}
    </div>
  )
}
