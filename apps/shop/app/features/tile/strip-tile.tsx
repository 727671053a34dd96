import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { DealMark } from '../deal/deal-mark.tsx'
import { EnergyLabel } from '../energy/energy-label.tsx'
import { BuyIcon } from './buy-icon.tsx'
import { ProductPrice } from './product-price.tsx'
import { TileMarks } from './tile-marks.tsx'

/** Two on a phone, three from 768 px on; the container stops growing at 100rem. */
const sizes = '(min-width: 100rem) 33rem, (min-width: 48rem) 31vw, 50vw'

/** PD-03: a product in a strip below other content: picture, title, price, and an icon to buy it. */
export function StripTile({ product }: { product: Tile }) {
  return (
    <article className="group/tile tile">
      <div className="tile-frame">
        <Picture image={product.images[0]} sizes={sizes} isDecorative widest={960} shape="square" />
        <TileMarks product={product} />
      </div>
      <h3 className="tile-title mt-3">
        <Link to={product.link} prefetch="intent" className="card-link">
          <span className="tile-name">{product.title}</span>
        </Link>
      </h3>
      {/* The space at the edges is for the icon's shadow, which the row would cut off. */}
      <div className="flex items-start justify-between gap-2 pt-1.5 pr-2 pb-4 not-last:pb-2">
        <div className="min-w-0">
          <ProductPrice price={product.price} shownSize={product.shown_size} />
          {product.energy_label && (
            <EnergyLabel label={product.energy_label} link={product.energy_label_link} className="mt-1 h-6" />
          )}
        </div>
        {product.available && <BuyIcon product={product} />}
      </div>
      {product.deal && <DealMark key={product.deal.ends_at} deal={product.deal} className="pb-4" />}
    </article>
  )
}
