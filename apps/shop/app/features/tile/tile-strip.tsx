import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ReportedList } from '../marketing/reported-list.tsx'
import { StripTile } from './strip-tile.tsx'

/** PD-03: products in a row under a title: a phone shows two, wider screens three from 768 px on. */
export function TileStrip(props: { title: string; products: readonly Tile[]; className?: string }) {
  if (props.products.length === 0) return null
  return (
    <ReportedList list={{ id: `strip ${props.title}`, name: props.title }} products={props.products}>
      <div className={clsx('print:hidden', props.className)}>
        <h2>{props.title}</h2>
        <Carousel label={props.title} slideClassName="basis-1/2 md:basis-1/3" className="mt-4 lg:mt-5">
          {props.products.map((product) => (
            <StripTile key={product.id} product={product} />
          ))}
        </Carousel>
      </div>
    </ReportedList>
  )
}
