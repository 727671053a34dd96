import type { Choices, ConfiguratorDefinition, ConfiguratorRule } from './definition.ts'

/** Returns the rules that these choices break themselves. A whole bed that breaks none can be made. */
export function findBrokenRules(
  { rules }: Pick<ConfiguratorDefinition, 'rules'>,
  choices: Choices,
): readonly ConfiguratorRule[] {
  return rules.filter(({ never }) =>
    never.some((row) =>
      Object.entries(row).every(([propertyId, optionIds]) => optionIds.includes(choices[propertyId] ?? '')),
    ),
  )
}
