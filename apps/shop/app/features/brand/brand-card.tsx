import type { ToldBrand } from '@sluimer/contract/catalog/told-brand'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { Words } from '../../ui/text/words.tsx'

/** A brand with a picture of what sells best of it: words beside the picture on a phone, below it elsewhere. The whole card is the link. */
export function BrandCard({ brand, isPriority }: { brand: ToldBrand; isPriority: boolean }) {
  const { title, link, description, image, products, price } = brand
  return (
    <article className="group relative flex h-full gap-4 overflow-hidden rounded-card bg-linen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine sm:flex-col sm:gap-0">
      <Picture
        image={image}
        sizes="(min-width: 62rem) 19vw, (min-width: 40rem) 31vw, 34vw"
        widest={640}
        isPriority={isPriority}
        isDecorative
        shape="styled"
        className="max-sm:w-[34%] max-sm:shrink-0 sm:aspect-square"
      />
      <div className="min-w-0 py-3.5 pr-4 wrap-anywhere sm:p-4 xl:p-5">
        <h2 className="text-h3">
          <Link
            to={link}
            className="underline-offset-4 group-hover:text-pine group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
          >
            <Words text={title} />
          </Link>
        </h2>
        {description && <p className="mt-1 text-ink-soft">{description}</p>}
        <p className="mt-2 text-sm text-ink-soft">
          {products === 1 ? '1 product' : `${products} producten`}
          {price !== null && (
            <>
              {', '}
              <span className="inline-block">
                vanaf <Amount cents={price} />
              </span>
            </>
          )}
        </p>
      </div>
    </article>
  )
}
