import type { Block } from '@sluimer/contract/content/rich-text'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ProductTile } from '../tile/product-tile.tsx'

/** The products that a text mentions, in a row. */
export function ProductsBlock({ block: { title, link, products } }: { block: Block<'products'> }) {
  if (products.length === 0) return null
  return (
    <div className="@container my-10 text-base leading-normal print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h3">{title}</h2>
        {link && (
          <Link
            to={link.link}
            className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-pine underline-offset-4 hover:underline"
          >
            {link.title}
            <ArrowRight className="size-4.5" aria-hidden="true" />
          </Link>
        )}
      </div>
      <Carousel
        label={title}
        slideClassName="basis-[64%] @md:basis-[42%] @2xl:basis-1/3 @5xl:basis-1/4"
        className="mt-3"
      >
        {products.map((product) => (
          <ProductTile
            key={product.id}
            product={product}
            heading="h3"
            sizes="(min-width: 100rem) 24rem, (min-width: 62rem) 19rem, (min-width: 40rem) 42vw, 64vw"
          />
        ))}
      </Carousel>
    </div>
  )
}
