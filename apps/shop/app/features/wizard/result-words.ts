const whole = new Intl.NumberFormat('nl-NL')

/** WZ-01: returns 'Toon 1 resultaat' or 'Toon 1.240 resultaten'; without the number while it is unknown. */
export function formatResultCount(count: number | undefined): string {
  if (count === undefined) return 'Toon resultaten'
  return `Toon ${whole.format(count)} ${count === 1 ? 'resultaat' : 'resultaten'}`
}
