import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'
import { Check, Scale } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { toComparePath } from './compare-address.ts'
import { useCompared } from './compared-list.ts'
import { toComparedProduct } from './compared-product.ts'

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full font-semibold text-pine underline-offset-4 hover:underline'

/** The quiet choice on a product page. Without scripts it is a link to the comparison, which offers what is alike. */
export function CompareButton({ product, className }: { product: Product; className?: string }) {
  const { isCompared, toggle } = useCompared()
  const isPressed = isCompared(product.slug)
  const Icon = isPressed ? Check : Scale
  return (
    <>
      <button
        type="button"
        onClick={() => toggle(toComparedProduct(product))}
        className={clsx(look, 'noscript:hidden', className)}
      >
        <Icon className="size-5" aria-hidden="true" />
        {isPressed ? 'In je vergelijking' : 'Vergelijk'}
        <span className="sr-only">: {product.title}</span>
      </button>
      <Link
        to={toComparePath([product.slug])}
        rel="nofollow"
        className={clsx(look, 'not-noscript:hidden', className)}
      >
        <Scale className="size-5" aria-hidden="true" />
        Vergelijk
      </Link>
    </>
  )
}

/** The same on a tile, as an icon. */
export function CompareMark({ product, className }: { product: ProductTile; className?: string }) {
  const { isCompared, toggle } = useCompared()
  const isPressed = isCompared(product.slug)
  const Icon = isPressed ? Check : Scale
  return (
    <IconButton
      look="floating"
      label={`${product.title} vergelijken`}
      aria-pressed={isPressed}
      onClick={() => toggle(toComparedProduct(product))}
      className={clsx(isPressed && 'text-pine', className)}
      icon={<Icon className="size-5.5" aria-hidden="true" />}
    />
  )
}
