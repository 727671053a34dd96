import type { UcpOption, UcpOptionValues, UcpVariant } from '@sluimer/contract/agent/answers'

/** Whether a variant has all of these options. */
export function hasOptions(variant: UcpVariant, options: readonly UcpOption[]): boolean {
  return options.every((option) => variant.options.some((own) => isSame(own, option)))
}

/**
 * Returns as many of the chosen options as one variant has together. Options are let go from the end of `preferences`
 * first; those that it does not name come after it, the last one chosen first.
 */
export function chooseOptions(
  variants: readonly UcpVariant[],
  selected: readonly UcpOption[],
  preferences: readonly string[],
): readonly UcpOption[] {
  const names = preferences.map((name) => name.toLowerCase())
  const rank = ({ name }: UcpOption) => {
    const place = names.indexOf(name.toLowerCase())
    return place < 0 ? names.length : place
  }
  const kept = selected.toSorted((one, other) => rank(one) - rank(other))
  while (kept.length > 0) {
    const fitting = variants.find((variant) => hasOptions(variant, kept))
    // The shop's own spelling is returned, whichever case the agent wrote.
    if (fitting !== undefined) return fitting.options.filter((own) => kept.some((one) => isSame(own, one)))
    kept.pop()
  }
  return []
}

/** Tells of each value whether a variant has it together with what is chosen of the other options, and can be had. */
export function describeValues(
  options: readonly UcpOptionValues[],
  variants: readonly UcpVariant[],
  selected: readonly UcpOption[],
): UcpOptionValues[] {
  return options.map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => {
      const others = selected.filter((option) => option.name !== name)
      const fitting = variants.filter((variant) => hasOptions(variant, [...others, { name, label }]))
      const available = fitting.some(({ availability }) => availability.available)
      return { label, available, exists: fitting.length > 0 }
    }),
  }))
}

function isSame(one: UcpOption, other: UcpOption): boolean {
  return (
    one.name.toLowerCase() === other.name.toLowerCase() &&
    one.label.toLowerCase() === other.label.toLowerCase()
  )
}
