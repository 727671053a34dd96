const whole = new Intl.NumberFormat('nl-NL')

/** Formats '1 product', '1.240 producten'. */
export function formatProductCount(count: number): string {
  return `${whole.format(count)} ${count === 1 ? 'product' : 'producten'}`
}
