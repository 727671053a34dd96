import { countBedsForbiddenBy } from '@sluimer/domain/configurator/choose/definition-problems'
import { findBrokenRules } from '@sluimer/domain/configurator/model/broken-rules'
import { compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { countBeds } from '@sluimer/domain/configurator/model/diagram'
import {
  type CheckedDefinitionInput,
  toConfiguratorDefinition,
} from '@sluimer/product-files/configurator/definition-input'

/** What a rule does on its own: of the beds that the other rules leave, it takes some off sale. */
export interface RuleImpact {
  readonly ruleId: string
  readonly bedCount: bigint
  /** The beds that the other rules leave. */
  readonly allCount: bigint
  /** Lines of open carts, and of orders that are not paid yet, whose bed the rule forbids. */
  readonly cartCount: number
  readonly unpaidCount: number
}

/** Choices of the beds that shoppers have in their carts or are about to pay, once for each line. */
export interface BedsInUse {
  readonly inCarts: readonly Choices[]
  readonly inUnpaidOrders: readonly Choices[]
}

/** Returns what each rule of a set does. */
export function listRuleImpacts(
  definition: CheckedDefinitionInput,
  { inCarts, inUnpaidOrders }: BedsInUse,
): readonly RuleImpact[] {
  const compiled = compileConfigurator(toConfiguratorDefinition(definition))
  const sold = countBeds(compiled.diagram)
  return definition.rules.map((rule) => {
    const bedCount = countBedsForbiddenBy(compiled, rule)
    const count = (beds: readonly Choices[]) =>
      beds.filter((choices) => findBrokenRules({ rules: [rule] }, choices).length > 0).length
    return {
      ...{ ruleId: rule.id, bedCount, allCount: sold + bedCount },
      cartCount: count(inCarts),
      unpaidCount: count(inUnpaidOrders),
    }
  })
}
