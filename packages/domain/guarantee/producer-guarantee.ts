/**
 * What a producer, or the shop, promises voluntarily, beside the legal guarantee and at no cost (art. 6:230m(1)(m) BW,
 * Directive 2019/771, art. 17).
 */
export interface ProducerGuarantee {
  /** The company that promises it: 'Morgenrood'. */
  by: string
  /** The duration from delivery, in whole months. */
  months: number
  /** The parts that it covers: 'het frame en de lattenbodem'. */
  covers: string
  /** The address of its conditions: a page of the shop, or a link with https. */
  conditionsLink: string
}

const monthsOfYear = 12

/** Returns '5 jaar garantie van Morgenrood op het frame en de lattenbodem'. */
export function formatProducerGuarantee({ by, months, covers }: ProducerGuarantee): string {
  return `${termInDutch(months)} garantie van ${by} op ${covers}`
}

/** Returns '10 jaar', '18 maanden' or '2 jaar en 6 maanden'. */
function termInDutch(months: number): string {
  const years = Math.floor(months / monthsOfYear)
  const rest = months % monthsOfYear
  if (rest === 0) return `${years} jaar`
  if (years < 2) return months === 1 ? '1 maand' : `${months} maanden`
  return `${years} jaar en ${rest} ${rest === 1 ? 'maand' : 'maanden'}`
}
