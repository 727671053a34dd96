import type { LightSource as ShownLightSource } from '@sluimer/contract/catalog/light-source'
import { type LightSource, toEprelLinks } from '@sluimer/domain/energy/light-source'

interface Lit {
  slug: string
  lightSource: LightSource | null
}

/** Returns the links of the full label and the information sheet: at EPREL, or in the shop for an invented source. */
export function toEnergyLinks({ slug, lightSource }: Lit): { label: string; sheet: string } | null {
  if (lightSource === null) return null
  if (!lightSource.isExample) return toEprelLinks(lightSource.eprelNumber)
  const page = `/energielabel/${slug}/`
  return { label: page, sheet: `${page}#productinformatieblad` }
}

/** Describes a product's light source as its page shows it. */
export function toLightSource(product: Lit): ShownLightSource | null {
  const { lightSource } = product
  const links = toEnergyLinks(product)
  if (lightSource === null || links === null) return null
  return {
    supplier: lightSource.supplier,
    model: lightSource.model,
    eprel_number: lightSource.eprelNumber,
    is_example: lightSource.isExample,
    technology: lightSource.technology,
    watts: lightSource.watts,
    lumens: lightSource.lumens,
    kelvin: lightSource.kelvin,
    colour_rendering: lightSource.colourRendering,
    cap: lightSource.cap,
    label_link: links.label,
    sheet_link: links.sheet,
  }
}
