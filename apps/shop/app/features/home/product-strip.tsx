import type { Countdown as CountdownData } from '@sluimer/contract/catalog/overview'
import type { ProductTile as Tile } from '@sluimer/contract/catalog/tile'
import type { Homepage } from '@sluimer/contract/content/schemas'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Countdown } from '../deal/countdown.tsx'
import { ReportedList } from '../marketing/reported-list.tsx'
import { ProductTile } from '../tile/product-tile.tsx'

/** A row of products under a title, with a link to all of them. */
export function ProductStrip({ strip }: { strip: Homepage['strips'][number] }) {
  const headingId = useId()
  if (strip.products.length === 0) return null
  const countdown = commonEnd(strip.products)
  return (
    <ReportedList list={{ id: strip.link.link, name: strip.title }} products={strip.products}>
      <Container as="section" width="wide" className="mt-14 lg:mt-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <h2 id={headingId}>{strip.title}</h2>
            {countdown && <Countdown key={countdown.ends_at} countdown={countdown} />}
          </div>
          <Link
            to={strip.link.link}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline"
          >
            {strip.link.title}
            <ArrowRight className="size-4.5" aria-hidden="true" />
          </Link>
        </div>
        <Carousel
          label={strip.title}
          slideClassName={slideWidth(strip.products.length)}
          className="mt-4 lg:mt-5"
        >
          {strip.products.map((product) => (
            <ProductTile
              key={product.id}
              product={product}
              heading="h3"
              sizes={`${wideSizes(strip.products.length)}, (min-width: 48rem) 30vw, (min-width: 40rem) 42vw, 64vw`}
            />
          ))}
        </Carousel>
      </Container>
    </ReportedList>
  )
}

/** Returns the width of a slide: few products are shown larger, to fill the row. */
function slideWidth(count: number): string {
  return clsx(
    'basis-[64%] sm:basis-[42%] md:basis-1/3',
    count > 3 && 'lg:basis-1/4',
    count > 4 && '2xl:basis-1/5',
  )
}

function wideSizes(count: number): string {
  if (count <= 3) return '(min-width: 100rem) 33rem, (min-width: 90rem) 28rem'
  return `(min-width: 96rem) ${count > 4 ? 18 : 21}rem, (min-width: 62rem) 25vw`
}

/** Returns when the prices of this row end, if they are deals that all end at once. */
function commonEnd(products: readonly Tile[]): CountdownData | undefined {
  const [first, ...others] = products.map(({ deal }) => deal)
  if (!first || others.some((deal) => deal?.ends_at !== first.ends_at)) return undefined
  return { ends_at: first.ends_at, now: first.now }
}
