/** The names under which beds of these widths are sold, by the width in centimetres (CF-15). */
const widthNames: Readonly<Record<number, string>> = {
  140: 'Twijfelaar',
  160: 'Queen size',
  180: 'King size',
}

/** Returns the name of a bed of this width in centimetres; undefined for widths without one. */
export function findWidthName(widthCm: number): string | undefined {
  return widthNames[widthCm]
}

export type Firmness = 'zacht' | 'medium' | 'stevig'

/**
 * Returns the firmness of mattress that suits one sleeper (CF-16): the heavier the firmer, and the taller the softer,
 * because a long body spreads the same weight over more mattress.
 */
export function adviseFirmness({ lengthCm, weightKg }: Sleeper): Firmness {
  const [below80, upTo120, above120] = listFirmnesses(lengthCm)
  if (weightKg < 80) return below80
  return weightKg <= 120 ? upTo120 : above120
}

export interface Sleeper {
  readonly lengthCm: number
  readonly weightKg: number
}

/** Returns the firmness for sleepers below 80, from 80 to 120, and above 120 kg. */
function listFirmnesses(lengthCm: number): readonly [Firmness, Firmness, Firmness] {
  if (lengthCm < 150) return ['medium', 'stevig', 'stevig']
  return lengthCm <= 190 ? ['zacht', 'medium', 'stevig'] : ['zacht', 'zacht', 'medium']
}
