import type { DemoProduct } from './product.ts'

/** The minimum lumens per watt of each class (Regulation (EU) 2019/2015, annex II; its factor is 1 for these lamps). */
const leastEfficacy = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
] as const

/** Derives the class of an LED lamp for mains voltage from its figures, so that no label can contradict them. */
export function calculateEnergyLabel({
  watts,
  lumens,
}: {
  watts: number
  lumens: number
}): NonNullable<DemoProduct['energyLabel']> {
  return leastEfficacy.find(([, least]) => lumens / watts >= least)?.[0] ?? 'G'
}
