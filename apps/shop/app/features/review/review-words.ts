const decimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('nl-NL')

/** Formats '4,5' and '4,0': always one decimal, so that figures beside each other look alike. */
export function formatAverage(average: number): string {
  return decimal.format(average)
}

/** Formats '1 beoordeling', '2.000 beoordelingen'. */
export function formatReviewCount(count: number): string {
  return `${whole.format(count)} ${count === 1 ? 'beoordeling' : 'beoordelingen'}`
}
