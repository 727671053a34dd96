import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'
import { useId } from 'react'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ReportedList } from '../marketing/reported-list.tsx'
import { RowTile } from './row-tile.tsx'
import { StripTile } from './strip-tile.tsx'

/** PD-03: three tiles fill the row of a wide screen. */
const fewestTiles = 3

/**
 * PD-03: products in a row under a title: a phone shows two, wider screens three from 768 px on. Fewer than fill the row are cards
 * that do: the words stand beside the picture.
 */
export function TileStrip(props: { title: string; products: readonly Tile[]; className?: string }) {
  const titleId = useId()
  if (props.products.length === 0) return null
  const isFew = props.products.length < fewestTiles
  return (
    <ReportedList list={{ id: `strip ${props.title}`, name: props.title }} products={props.products}>
      <div className={clsx('print:hidden', props.className)}>
        <h2 id={titleId}>{props.title}</h2>
        {isFew ? (
          <section
            aria-labelledby={titleId}
            className="mt-4 grid gap-3 auto-cols-fr md:grid-flow-col lg:mt-5"
          >
            {props.products.map((product) => (
              <RowTile key={product.id} product={product} />
            ))}
          </section>
        ) : (
          <Carousel label={props.title} slideClassName="basis-1/2 md:basis-1/3" className="mt-4 lg:mt-5">
            {props.products.map((product) => (
              <StripTile key={product.id} product={product} />
            ))}
          </Carousel>
        )}
      </div>
    </ReportedList>
  )
}
