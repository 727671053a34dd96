import type { Product } from '@sluimer/contract/catalog/product'
import { EnergyLabel } from './energy-label.tsx'

/** The arrow and the link to the product information sheet, beside the price (Regulation (EU) 2019/2015, annex VI). */
export function EnergyInfo({ product }: { product: Pick<Product, 'energy_label' | 'light_source'> }) {
  const { energy_label: label, light_source: source } = product
  if (label === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <EnergyLabel label={label} link={source?.label_link ?? null} />
      {source && (
        // A full page load: the link goes to an anchor on that page, or to EPREL.
        <a
          href={source.sheet_link}
          className="inline-flex min-h-11 items-center text-sm text-pine underline underline-offset-4"
        >
          Productinformatieblad
        </a>
      )}
    </div>
  )
}
