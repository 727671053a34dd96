import type { Product } from '@sluimer/contract/catalog/product'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AddToCartForm, useAddition } from '../cart/add-to-cart.tsx'
import { DealLine } from '../deal/deal-line.tsx'
import { DeliveryCosts } from '../delivery/delivery-costs.tsx'
import { GuaranteeLine } from '../guarantee/guarantee-line.tsx'
import { EnergyInfo } from './energy-info.tsx'
import { OptionChooser } from './option-chooser.tsx'
import { ProductPrice } from './product-price.tsx'
import { StockText } from './stock-text.tsx'
import { chosenVariant, optionChoices, searchOf } from './variant-choice.ts'

/** Picture, price, options and the button: what it takes to choose a size and buy. Everything else is on the page. */
export function QuickViewProduct({ product }: { product: Product }) {
  const [search, setSearch] = useState('')
  const refusal = useRefusal(search)
  const variant = chosenVariant(product, new URLSearchParams(search))
  const image = product.images.find(({ key }) => key === variant.image_key) ?? product.image
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      <Picture
        image={image}
        sizes="(min-width: 64rem) 30rem, (min-width: 40rem) 45vw, 92vw"
        className="aspect-square rounded-card max-sm:aspect-[3/2]"
      />
      <div className="flex flex-col gap-4">
        <p className="font-semibold text-pine">{product.brand.title}</p>
        <div aria-live="polite">
          <ProductPrice price={variant.price} size="large" />
        </div>
        <EnergyInfo product={product} />
        {variant.deal && <DealLine key={variant.deal.ends_at} deal={variant.deal} />}
        {optionChoices(product, variant).map((option) => (
          <OptionChooser
            key={option.id}
            option={option}
            popup={{ link: product.link, onChoose: setSearch }}
          />
        ))}
        <div>
          <StockText variant={variant} condition={product.condition} />
          {refusal && (
            <Alert tone="error" className="mt-3">
              {refusal}
            </Alert>
          )}
          <AddToCartForm
            variantId={variant.variant_id}
            title={product.options.length > 0 ? `${product.title}, ${variant.title}` : product.title}
            isAvailable={variant.available}
            className="mt-3"
          />
        </div>
        {variant.available && (
          <p className="flex gap-3 leading-snug">
            <CalendarClock className="size-5.5 shrink-0 text-pine" aria-hidden="true" />
            <strong className="font-semibold">{variant.delivery}</strong>
          </p>
        )}
        <DeliveryCosts product={product} variant={variant} />
        <GuaranteeLine />
        <Link
          to={{ pathname: product.link, search: searchOf(product.options, variant) }}
          className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
        >
          Bekijk alle informatie
        </Link>
      </div>
    </div>
  )
}

/** CT-04: why the last addition failed, until something else is chosen; not one from before this was opened. */
function useRefusal(search: string): string | undefined {
  const { fetcher } = useAddition()
  const [seen, setSeen] = useState({ search, change: fetcher.data })
  if (seen.search !== search) setSeen({ search, change: fetcher.data })
  if (fetcher.state !== 'idle' || fetcher.data === seen.change || fetcher.data?.ok !== false) return undefined
  return fetcher.data.error.message
}
