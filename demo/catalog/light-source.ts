import type { LightSource as RegisteredSource } from '@sluimer/domain/energy/light-source'
import type { DemoProduct } from './product.ts'

/** An LED lamp that comes with a luminaire and can be replaced: mains voltage, light to all sides. */
export interface LightSource {
  watts: number
  lumens: number
  /** Such as 'dimbaar in drie stappen'. */
  note?: string
}

/** The minimum lumens per watt of each class (Regulation (EU) 2019/2015, annex II; its factor is 1 for these lamps). */
const leastEfficacy = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
] as const

/** Derives the class from the figures, so that no label can contradict the specifications. */
export function calculateEnergyLabel({
  watts,
  lumens,
}: LightSource): NonNullable<DemoProduct['energyLabel']> {
  return leastEfficacy.find(([, least]) => lumens / watts >= least)?.[0] ?? 'G'
}

/** Returns what the supplier would have registered. Nobody did: supplier, model and number are examples, and the page says so. */
export function registeredSource({ watts, lumens, note = '' }: LightSource): RegisteredSource {
  const isDimmable = note.includes('dimbaar')
  return {
    supplier: 'Voorbeeld Lichtbron B.V.',
    model: `VOORBEELD-E27-${watts}W-${lumens}${isDimmable ? '-D' : ''}`,
    eprelNumber: 900_000_000 + Math.round(watts * 10) * 100_000 + lumens * 10 + (isDimmable ? 1 : 0),
    isExample: true,
    technology: 'LED',
    watts,
    lumens,
    kelvin: 2700,
    colourRendering: 80,
    cap: 'E27',
  }
}

/** Returns what must be said of the light source in a luminaire (article 4 of the same regulation). */
export function lightRows(light: LightSource): { label: string; value: string }[] {
  const { watts, lumens, note } = light
  const figures = ['Led', `${String(watts).replace('.', ',')} W`, `${lumens} lumen`, '2700 K', note]
  return [
    { label: 'Meegeleverde lichtbron', value: figures.filter(Boolean).join(', ') },
    { label: 'Energieklasse van de lichtbron', value: calculateEnergyLabel(light) },
  ]
}
