import { compileConfigurator } from '@sluimer/domain/configurator/configurator'
import { countBedsForbiddenBy } from '@sluimer/domain/configurator/definition-problems'
import { countBeds } from '@sluimer/domain/configurator/diagram'
import {
  type CheckedDefinitionInput,
  toConfiguratorDefinition,
} from '@sluimer/product-files/configurator/definition-input'

/** What a rule does on its own: of the beds that the other rules leave, it takes some off sale. */
export interface RuleImpact {
  readonly ruleId: string
  readonly bedCount: number
  /** The beds that the other rules leave. */
  readonly allCount: number
}

/** Returns what each rule of a set does. */
export function listRuleImpacts(definition: CheckedDefinitionInput): readonly RuleImpact[] {
  const compiled = compileConfigurator(toConfiguratorDefinition(definition))
  const sold = countBeds(compiled.diagram)
  return definition.rules.map((rule) => {
    const bedCount = countBedsForbiddenBy(compiled, rule)
    return { ruleId: rule.id, bedCount, allCount: sold + bedCount }
  })
}
