import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { Link } from 'react-router'
import { Skeleton } from '../../../ui/message/skeleton.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { DealMark } from '../../deal/deal-mark.tsx'
import { EnergyLabel } from '../../energy/energy-label.tsx'
import { ProductPrice } from '../../tile/product-price.tsx'

/**
 * The products of an answer, with their present prices. One that is no longer sold has left. The log reads each when
 * it is there, and hears nothing of those that are still to come.
 */
export function ChatProducts(props: {
  ids: readonly string[]
  findTile: (id: string) => ProductTile | null | undefined
}) {
  const tiles = props.ids.map((id) => ({ id, tile: props.findTile(id) })).filter(({ tile }) => tile !== null)
  if (tiles.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {tiles.map(({ id, tile }) => (
        <li key={id}>{tile ? <ChatProduct product={tile} /> : <Skeleton className="h-29 rounded-card" />}</li>
      ))}
    </ul>
  )
}

/** A tile that lies on its side. All of it is one link, as everywhere. */
function ChatProduct({ product }: { product: ProductTile }) {
  return (
    <article className="relative flex flex-wrap gap-3 rounded-card border border-sand p-2.5 hover:border-pine">
      <div className="relative size-24 shrink-0 overflow-hidden rounded-field">
        <Picture image={product.images[0]} sizes="6rem" isDecorative shape="square" />
        {/* The words that a larger picture would carry do not fit here: the line about delivery says it. */}
        {!product.available && <div className="absolute inset-0 bg-paper/60" />}
      </div>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h3 className="font-sans text-sm leading-snug font-semibold tracking-normal">
          <Link
            to={product.link}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-pine"
          >
            {product.title}
          </Link>
        </h3>
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <ProductPrice price={product.price} shownSize={product.shown_size} />
          {product.energy_label && (
            <EnergyLabel label={product.energy_label} link={product.energy_label_link} className="h-6" />
          )}
        </div>
        {product.deal && <DealMark key={product.deal.ends_at} deal={product.deal} />}
        <p className="mt-1 text-xs text-ink-soft">{product.delivery_short}</p>
      </div>
    </article>
  )
}
