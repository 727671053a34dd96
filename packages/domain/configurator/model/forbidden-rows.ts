import type { ConfiguratorDefinition, ConfiguratorRule, ForbiddenRow } from './definition.ts'

/** A row of a rule with the places of its properties and options instead of their ids. */
export interface CompiledRow {
  readonly rule: ConfiguratorRule
  /** The places of the forbidden options, by the place of their property; in the order of the properties. */
  readonly cells: readonly { readonly property: number; readonly options: ReadonlySet<number> }[]
}

/**
 * Returns the rows of all rules. Throws RangeError for a rule that names an unknown property or option, or nothing:
 * such a rule would silently forbid less, or more, than its sentence says.
 */
export function compileRows({ properties, rules }: ConfiguratorDefinition): readonly CompiledRow[] {
  return rules.flatMap((rule) => rule.never.map((row) => ({ rule, cells: compileCells(rule, row) })))

  function compileCells(rule: ConfiguratorRule, row: ForbiddenRow) {
    const cells = Object.entries(row).map(([propertyId, optionIds]) =>
      compileCell(rule, propertyId, optionIds),
    )
    if (cells.length === 0) throw new RangeError(`rule ${rule.id} has a row that names nothing`)
    return cells.toSorted((a, b) => a.property - b.property)
  }

  function compileCell(rule: ConfiguratorRule, propertyId: string, optionIds: ForbiddenRow[string]) {
    const property = properties.findIndex(({ id }) => id === propertyId)
    const options = optionIds.map(
      (id) => properties[property]?.options.findIndex((one) => one.id === id) ?? -1,
    )
    if (options.length === 0 || options.includes(-1)) {
      throw new RangeError(`rule ${rule.id} names what does not exist: ${propertyId} ${optionIds.join(', ')}`)
    }
    return { property, options: new Set(options) }
  }
}
