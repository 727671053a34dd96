import type { Sleeper } from '@sluimer/domain/configurator/guide/advice'

/** Outside these no one has a length in centimetres or a weight in kilograms: half a number is still being typed. */
const lengths = { least: 50, most: 250 }
const weights = { least: 15, most: 300 }

/** Reads what was typed; undefined until both are a length and a weight. */
export function readSleeper(length: string, weight: string): Sleeper | undefined {
  const lengthCm = readWithin(length, lengths)
  const weightKg = readWithin(weight, weights)
  return lengthCm === undefined || weightKg === undefined ? undefined : { lengthCm, weightKg }
}

function readWithin(text: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = /^\s*\d{2,3}\s*$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}
