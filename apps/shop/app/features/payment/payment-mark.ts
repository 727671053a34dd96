/** The drawn marks in public/payment, by the first word of a method's name. */
export const drawnMarks = [
  ...['alma', 'bancontact', 'billink', 'creditcard', 'ideal'],
  ...['in3', 'klarna', 'paypal', 'riverty'],
] as const

/** Returns the address of a method's mark; undefined for one that was never drawn, which keeps its name. */
export function findPaymentMark(name: string): string | undefined {
  const [first = ''] = name.toLowerCase().split(/[^a-z0-9]+/)
  const mark = drawnMarks.find((drawn) => drawn === first)
  return mark && `/payment/${mark}.svg`
}
