import type { Product } from '@sluimer/contract/catalog/product'

const category = (label: string) => `https://schema.org/EUEnergyEfficiencyCategory${label}`

/** Describes the class of a light source on its scale, and its registration unless that is invented. */
export function toEnergyJsonLd({
  energy_label: label,
  light_source: source,
}: Pick<Product, 'energy_label' | 'light_source'>) {
  if (label === null) return {}
  return {
    hasEnergyConsumptionDetails: {
      '@type': 'EnergyConsumptionDetails',
      hasEnergyEfficiencyCategory: category(label),
      energyEfficiencyScaleMin: category('G'),
      energyEfficiencyScaleMax: category('A'),
    },
    ...(source &&
      !source.is_example && {
        hasCertification: {
          '@type': 'Certification',
          issuedBy: { '@type': 'Organization', name: 'European_Commission' },
          name: 'EPREL',
          certificationIdentification: String(source.eprel_number),
        },
      }),
  }
}
