import type { ToldBrand } from '@sluimer/contract/catalog/told-brand'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture/picture.tsx'
import { Amount } from '../../ui/price/price.tsx'
import { Words } from '../../ui/text/words.tsx'

/**
 * A brand with a picture of what sells best of it; the whole card is the link. On a phone the words stand beside the picture, or below it
 * where letters are large.
 */
export function BrandCard(props: { brand: ToldBrand; isPriority: boolean; isEager: boolean }) {
  const { brand, isPriority, isEager } = props
  const { title, link, description, image, products, price } = brand
  return (
    <article className="group relative flex h-full overflow-hidden max-sm:flex-wrap rounded-card bg-linen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine sm:flex-col">
      <Picture
        image={image}
        sizes="(min-width: 62rem) 19vw, (min-width: 40rem) 31vw, 34vw"
        widest={640}
        isPriority={isPriority}
        isEager={isEager}
        isDecorative
        shape="styled"
        className="max-sm:min-h-28 max-sm:grow max-sm:basis-[34%] sm:aspect-square"
      />
      <div className="py-3.5 pr-4 wrap-anywhere max-sm:min-w-0 max-sm:grow-999 max-sm:basis-36 max-sm:pl-4 sm:p-4 xl:p-5">
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
