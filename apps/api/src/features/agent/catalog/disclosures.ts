import type { UcpMessage } from '@sluimer/contract/agent/answers'
import type { EnergyLabel } from '@sluimer/contract/catalog/energy-label'
import type { FeedProduct } from '@sluimer/contract/catalog/product-feed'

/** Says which energy class a light source has: wherever its price is shown the class must be shown too (Regulation 2019/2015). */
export function discloseEnergy(energyClass: EnergyLabel, path: string): UcpMessage {
  const content = `Energieklasse ${energyClass} (schaal A tot en met G).`
  return { type: 'warning', code: 'energy_label', content, path, presentation: 'disclosure' }
}

/** Returns what must be shown beside products in an answer; `toPath` names the place of each. */
export function listDisclosures(
  products: readonly FeedProduct[],
  toPath: (index: number) => string,
): UcpMessage[] {
  return products.flatMap(({ energy_label: label }, index) =>
    label === null ? [] : [discloseEnergy(label, toPath(index))],
  )
}
