import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { isSoldByBed } from '@sluimer/domain/catalog/bed-size'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { QuantityField } from '../../ui/form/quantity-field.tsx'
import { AddToCartForm } from '../add-to-cart/add-to-cart.tsx'
import { BedSizeLink } from '../bed-size/bed-size-link.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { DealLine } from '../deal/deal-line.tsx'
import { EnergyInfo } from '../energy/energy-info.tsx'
import { FavoriteForm } from '../favorites/favorite-form.tsx'
import { FavoriteHeart } from '../favorites/favorite-heart.tsx'
import { RatingLink } from '../review/rating-link.tsx'
import { ProductPrice } from '../tile/product-price.tsx'
import { ComposeLink, isComposed, SamplesLink, toShownPrice } from './compose-link.tsx'
import { OptionChooser } from './option-chooser.tsx'
import { Promises } from './promises.tsx'
import { StickyBuyBar } from './sticky-buy-bar.tsx'
import { StockText } from './stock-text.tsx'
import { listOptionChoices } from './variant-choice.ts'

/**
 * On a wide screen the box goes along with all that stands beside it, held by its lower end, where the button is: it is often taller
 * than the screen. At the screen's own height or more, a low one is held at the top.
 */
const travelling =
  'lg:sticky lg:bottom-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-dvh lg:self-end lg:pb-6'

/** Everything that a shopper needs to decide and to buy, in that order. */
export function BuyBox({ product, variant }: { product: Product; variant: Variant }) {
  const [quantity, setQuantity] = useState(1)
  const form = useRef<HTMLDivElement>(null)
  const bedOption = product.options.find(({ values }) => isSoldByBed(values.map(({ key }) => key)))
  const name = product.options.length > 0 ? `${product.title}, ${variant.title}` : product.title
  return (
    <div className={`flex flex-col gap-5 low-desk:gap-3.5 ${travelling}`}>
      <div className="flex items-start justify-between gap-4">
        <div className="title-block min-w-0">
          <BrandName brand={product.brand} />
          <h1 className="mt-1 text-[clamp(1.625rem,3vw,2.375rem)]">{product.title}</h1>
          {product.sub_title && <p className="mt-1.5 text-lg text-ink-soft">{product.sub_title}</p>}
          <RatingLink rating={product.rating} />
        </div>
        <FavoriteHeart product={product} className="shrink-0" />
        <FavoriteForm product={product} intent="add" className="shrink-0" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div aria-live="polite">
          <ProductPrice price={toShownPrice(product, variant)} size="large" />
        </div>
        <EnergyInfo product={product} />
      </div>
      {variant.deal && <DealLine key={variant.deal.ends_at} deal={variant.deal} className="-mt-1" />}
      {listOptionChoices(product, variant).map((option) => (
        <OptionChooser
          key={option.id}
          option={option}
          beside={
            option.id === bedOption?.id && (
              <BedSizeLink className="-my-3 text-sm text-pine underline underline-offset-4" />
            )
          }
        />
      ))}
      <div>
        {/* Only what orders: beside the promises below it a phone needs its bar. */}
        <div ref={form}>
          <StockText variant={variant} condition={product.condition} />
          {isComposed(product) ? (
            <ComposeLink product={product} className="mt-3" />
          ) : (
            <AddToCartForm
              isTool
              variantId={variant.variant_id}
              title={name}
              isAvailable={variant.available}
              className="mt-3 flex flex-wrap gap-3 [&>button]:w-auto [&>button]:flex-1 max-sm:[&>button]:px-3"
            >
              {variant.available && (
                <QuantityField
                  key={variant.variant_id}
                  label={`Aantal ${product.title}`}
                  defaultValue={Math.min(quantity, variant.stock)}
                  max={variant.stock}
                  onCommit={setQuantity}
                  className="h-14! shrink-0"
                />
              )}
            </AddToCartForm>
          )}
        </div>
        {isComposed(product) && <SamplesLink />}
        <CompareButton product={product} className="mt-2" />
        <Promises product={product} variant={variant} />
      </div>
      <StickyBuyBar
        product={product}
        variant={variant}
        title={name}
        quantity={Math.min(quantity, variant.stock)}
        energy={{
          energy_label: product.energy_label,
          energy_label_link: product.light_source?.label_link ?? null,
        }}
        after={form}
      />
    </div>
  )
}

function BrandName({ brand }: Pick<Product, 'brand'>) {
  const { title, link } = brand
  if (link === null) return <p className="font-semibold text-pine">{title}</p>
  return (
    <Link
      to={link}
      className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
    >
      {title}
    </Link>
  )
}
