const gramsPerKilogram = 1000
/** From this weight on nobody minds half a kilogram more or less. */
const roundedFromGrams = 10_000

/** Writes a weight as people say it: "2,3 kg", and "86 kg" where a decimal would say nothing. */
export function formatKilograms(grams: number): string {
  const digits = grams < roundedFromGrams ? 1 : 0
  const kilograms = Number((grams / gramsPerKilogram).toFixed(digits))
  return `${String(kilograms).replace('.', ',')}\u00a0kg`
}
