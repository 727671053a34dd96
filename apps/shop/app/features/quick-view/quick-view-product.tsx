import type { Product } from '@sluimer/contract/catalog/product'
import { keepDays } from '@sluimer/domain/language/keep-units'
import { clsx } from 'clsx'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../ui/message/alert.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { AddToCartForm, useAddition } from '../add-to-cart/add-to-cart.tsx'
import { DealLine } from '../deal/deal-line.tsx'
import { DeliveryCosts } from '../delivery/delivery-costs.tsx'
import { EnergyInfo } from '../energy/energy-info.tsx'
import { GuaranteeLine } from '../guarantee/guarantee-line.tsx'
import { ComposeLink, isComposed } from '../product/compose-link.tsx'
import { OptionChooser } from '../product/option-chooser.tsx'
import { StockText } from '../product/stock-text.tsx'
import { findChosenVariant, listOptionChoices, toSearch } from '../product/variant-choice.ts'
import { ProductPrice } from '../tile/product-price.tsx'

/**
 * The button stays at the bottom of the window, on a phone clear of the bar that the system draws there. What sticks
 * keeps clear of the padding of the part that scrolls, so it must be moved over that.
 */
const footLook = clsx(
  'sticky bottom-[calc(-1*max(1.5rem,env(safe-area-inset-bottom)))] -mb-[max(1.5rem,env(safe-area-inset-bottom))] flex flex-col gap-3',
  'border-t border-sand bg-paper pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:-mx-5 max-sm:px-5 sm:pb-6',
)

/** Picture, price, options and the button: enough to choose a size and buy. The rest is on the product's page. */
export function QuickViewProduct({ product, search: asked = '' }: { product: Product; search?: string }) {
  const [search, setSearch] = useState(asked)
  const refusal = useRefusal(search)
  const variant = findChosenVariant(product, new URLSearchParams(search))
  const image = product.images.find(({ key }) => key === variant.image_key) ?? product.image
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      <Picture
        image={image}
        sizes="(min-width: 64rem) 30rem, 45vw"
        shape="square"
        className="rounded-card max-sm:hidden"
      />
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Picture
            image={image}
            sizes="6rem"
            isDecorative
            shape="styled"
            className="size-24 shrink-0 rounded-card sm:hidden"
          />
          <div className="flex min-w-0 flex-col gap-1 sm:gap-4">
            <p className="font-semibold text-pine">{product.brand.title}</p>
            <div aria-live="polite">
              <ProductPrice price={variant.price} size="large" />
            </div>
          </div>
        </div>
        <EnergyInfo product={product} />
        {variant.deal && <DealLine key={variant.deal.ends_at} deal={variant.deal} />}
        {listOptionChoices(product, variant).map((option) => (
          <OptionChooser
            key={option.id}
            option={option}
            popup={{ link: product.link, onChoose: setSearch }}
          />
        ))}
        <DeliveryCosts product={product} variant={variant} />
        <GuaranteeLine />
        <Link
          to={{ pathname: product.link, search: toSearch(product.options, variant) }}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          Bekijk alle informatie
        </Link>
        <div className={footLook}>
          {variant.available && (
            <p className="flex gap-3 leading-snug">
              <CalendarClock className="size-5.5 shrink-0 text-pine" aria-hidden="true" />
              <strong className="font-semibold">{keepDays(variant.delivery)}</strong>
            </p>
          )}
          <StockText variant={variant} condition={product.condition} />
          {refusal && <Alert tone="error">{refusal}</Alert>}
          {isComposed(product) ? (
            <ComposeLink product={product} />
          ) : (
            <AddToCartForm
              variantId={variant.variant_id}
              title={product.options.length > 0 ? `${product.title}, ${variant.title}` : product.title}
              isAvailable={variant.available}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** CT-04: returns why the last addition failed, until another choice; ignores failures from before it opened. */
function useRefusal(search: string): string | undefined {
  const { fetcher } = useAddition()
  const [seen, setSeen] = useState({ search, change: fetcher.data })
  if (seen.search !== search) setSeen({ search, change: fetcher.data })
  if (fetcher.state !== 'idle' || fetcher.data === seen.change || fetcher.data?.ok !== false) return undefined
  return fetcher.data.error.message
}
