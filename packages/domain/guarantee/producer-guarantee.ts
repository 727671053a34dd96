/**
 * What a producer, or the shop, promises of its own accord, beside the legal guarantee and at no cost (art. 6:230m(1)(m) BW,
 * Directive 2019/771, art. 17).
 */
export interface ProducerGuarantee {
  /** Who promises it: 'Morgenrood'. */
  by: string
  /** How long from delivery, in whole months. */
  months: number
  /** What it is for: 'het frame en de lattenbodem'. */
  covers: string
  /** Where its conditions are: a page of the shop, or an address with https. */
  conditionsLink: string
}

const monthsOfYear = 12

/** '5 jaar garantie van Morgenrood op het frame en de lattenbodem'. */
export function producerGuaranteeText({ by, months, covers }: ProducerGuarantee): string {
  return `${termInDutch(months)} garantie van ${by} op ${covers}`
}

/** '10 jaar', '18 maanden', '2 jaar en 6 maanden'. */
function termInDutch(months: number): string {
  const years = Math.floor(months / monthsOfYear)
  const rest = months % monthsOfYear
  if (rest === 0) return `${years} jaar`
  if (years < 2) return months === 1 ? '1 maand' : `${months} maanden`
  return `${years} jaar en ${rest} ${rest === 1 ? 'maand' : 'maanden'}`
}
