import type { Choices, ConfiguratorRule } from './definition.ts'

/** Returns the rules that these choices break themselves. A whole bed that breaks none can be made. */
export function findBrokenRules<Rule extends Pick<ConfiguratorRule, 'never'>>(
  { rules }: { readonly rules: readonly Rule[] },
  choices: Choices,
): readonly Rule[] {
  return rules.filter(({ never }) =>
    never.some((row) =>
      Object.entries(row).every(([propertyId, optionIds]) => optionIds.includes(choices[propertyId] ?? '')),
    ),
  )
}
