import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { BuyIcon } from './buy-icon.tsx'
import { ProductPrice } from './product-price.tsx'
import { TileMarks } from './tile-marks.tsx'

/** A product with its words beside its picture, for a row that has too few of them to be filled by tiles. */
export function RowTile({ product }: { product: Tile }) {
  return (
    <article className="group/tile relative flex h-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-sand bg-paper p-3 sm:gap-x-6">
      <div className="tile-frame w-28 shrink-0 sm:w-36">
        <Picture image={product.images[0]} sizes="9rem" isDecorative widest={320} shape="square" />
        <TileMarks product={product} />
      </div>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 className="tile-title">
          <Link to={product.link} prefetch="intent" className="card-link">
            <span className="tile-name">{product.title}</span>
          </Link>
        </h3>
        <ProductPrice price={product.price} shownSize={product.shown_size} className="mt-1.5" />
      </div>
      {product.available && <BuyIcon product={product} />}
    </article>
  )
}
