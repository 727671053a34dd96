const gramsIn: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  kg: 1000,
  lb: 453.592,
  lbs: 453.592,
  oz: 28.3495,
}

/** A weight as files write it ('1,5' and 'kg') in whole grams; undefined when it is none, or nothing. */
export function gramsOf(amount: string, unit: string): number | undefined {
  const grams = Math.round(Number(amount.replace(',', '.')) * (gramsIn[unit.toLowerCase()] ?? Number.NaN))
  return grams > 0 ? grams : undefined
}
