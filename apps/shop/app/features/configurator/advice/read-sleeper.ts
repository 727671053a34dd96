import type { Sleeper } from '@sluimer/domain/configurator/guide/advice'

/** Outside these no one has a length in centimetres or a weight in kilograms: half a number is still being typed. */
const lengths = { least: 50, most: 250 }
const weights = { least: 15, most: 300 }

/** What is said of a length or a weight that cannot be read. */
export const lengthWords = `Vul de lengte in centimeters in, van ${lengths.least} tot ${lengths.most}.`
export const weightWords = `Vul het gewicht in kilo’s in, van ${weights.least} tot ${weights.most}.`

/** Reads what was typed; undefined until both are a length and a weight. */
export function readSleeper(length: string, weight: string): Sleeper | undefined {
  const [lengthCm, weightKg] = [readLength(length), readWeight(weight)]
  return lengthCm === undefined || weightKg === undefined ? undefined : { lengthCm, weightKg }
}

/** Reads a length in centimetres, also one that was written in metres: 1,85 or 1.85 or 1m85. */
export function readLength(text: string): number | undefined {
  const whole = /^(\d{2,3}(?:[.,]\d)?)(?:cm)?$/.exec(tidy(text))?.[1]
  if (whole !== undefined) return keepWithin(whole, lengths)
  const [, metres, part, rest = part] = /^(\d)(?:[.,](\d\d?)m?|m(\d\d)?)$/.exec(tidy(text)) ?? []
  return metres === undefined ? undefined : keepWithin(`${metres}${(rest ?? '').padEnd(2, '0')}`, lengths)
}

/** Reads a weight in kilograms. */
export function readWeight(text: string): number | undefined {
  const whole = /^(\d{2,3}(?:[.,]\d)?)(?:kg|kilo)?$/.exec(tidy(text))?.[1]
  return whole === undefined ? undefined : keepWithin(whole, weights)
}

/** Units and spaces are written in many ways. */
function tidy(text: string): string {
  return text.toLowerCase().replaceAll(/\s/g, '').replace('meter', 'm')
}

function keepWithin(written: string, { least, most }: { least: number; most: number }): number | undefined {
  const number = Number(written.replace(',', '.'))
  return number >= least && number <= most ? number : undefined
}
