import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/button.tsx'

/** Whether shoppers compose a product themselves, so that there is nothing to add to the cart before that. */
export function isComposed({ custom_fields }: Pick<Product, 'custom_fields'>): boolean {
  return custom_fields.boxconfig_id !== null
}

/** Returns the price of a variant; a product that is composed costs at least that ("vanaf"). */
export function toShownPrice(product: Pick<Product, 'custom_fields'>, { price }: Pick<Variant, 'price'>) {
  return isComposed(product) ? { ...price, from: true } : price
}

/** Takes the place of the cart button: leads into the configurator. */
export function ComposeLink(props: { product: Product } & Pick<ButtonLinkProps, 'size' | 'className'>) {
  const { product, size = 'large', className = '' } = props
  return (
    <ButtonLink to={toStepPath(product.slug, 1)} size={size} isWide className={className}>
      Stel samen<span className="sr-only">: {product.title}</span>
    </ButtonLink>
  )
}

/** Leads to free samples of the fabrics, for who wants to feel them before composing. */
export function SamplesLink() {
  return (
    <Link
      to={samplesPath}
      className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
    >
      <Mail className="size-5" aria-hidden="true" />
      Gratis stalen van de stoffen
    </Link>
  )
}
