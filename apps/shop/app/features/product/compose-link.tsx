import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { parseBedSize } from '@sluimer/domain/catalog/bed-size'
import { toStepPath } from '@sluimer/domain/configurator/guide/configurator-paths'
import { samplesPath } from '@sluimer/domain/sample/samples-path'
import { Mail } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink, type ButtonLinkProps } from '../../ui/button/button.tsx'
import { useBedSize } from '../bed-size/use-bed-size.ts'

/** Whether shoppers compose a product themselves, so that there is nothing to add to the cart before that. */
export function isComposed({ custom_fields }: Pick<Product, 'custom_fields'>): boolean {
  return custom_fields.boxconfig_id !== null
}

/** Returns the price of a variant; a product that is composed costs at least that ("vanaf"). */
export function toShownPrice(product: Pick<Product, 'custom_fields'>, { price }: Pick<Variant, 'price'>) {
  return isComposed(product) ? { ...price, from: true } : price
}

/** Takes the place of the cart button: leads into the configurator, with the size of the visitor's bed already chosen. */
export function ComposeLink(props: { product: Product } & Pick<ButtonLinkProps, 'size' | 'className'>) {
  const { product, size = 'large', className = '' } = props
  const { key: bedKey } = useBedSize()
  return (
    <ButtonLink
      to={toStepPath(product.slug, 1) + toSizeQuery(bedKey)}
      size={size}
      isWide
      className={className}
    >
      Stel samen<span className="sr-only">: {product.title}</span>
    </ButtonLink>
  )
}

/** Names the size as choices of a set; the configurator leaves out those that the set does not have. */
function toSizeQuery(bedKey: string | undefined): string {
  const bed = parseBedSize(bedKey ?? '')
  return bed === undefined ? '' : `?breedte=${bed.widthCm}&lengte=${bed.lengthCm}`
}

/** Leads to free samples of the fabrics, for shoppers who want to feel them before they compose. */
export function SamplesLink() {
  return (
    <Link
      to={samplesPath}
      className="mt-2 mr-6 inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline underline-offset-4"
    >
      <Mail className="size-5" aria-hidden="true" />
      Gratis stalen van de stoffen
    </Link>
  )
}
