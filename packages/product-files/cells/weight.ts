const gramsIn: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kilo: 1000,
  kilogram: 1000,
  kilograms: 1000,
  lb: 453.592,
  lbs: 453.592,
  pound: 453.592,
  pounds: 453.592,
  oz: 28.3495,
  ounce: 28.3495,
  ounces: 28.3495,
}

/** Reads a weight as files write it ('1,5' and 'kg', or '1,5 kg') in whole grams; undefined when it is none, or zero. */
export function parseGrams(weight: string, unit: string): number | undefined {
  const [, amount = '', own = ''] = /^([\d.,]+)\s*([a-z]*)$/i.exec(weight.trim()) ?? []
  const grams = Math.round(
    Number(amount.replace(',', '.')) * (gramsIn[(own || unit).trim().toLowerCase()] ?? Number.NaN),
  )
  return grams > 0 ? grams : undefined
}
