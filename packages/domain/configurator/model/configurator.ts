import {
  type Choices,
  type ConfiguratorDefinition,
  type ConfiguratorOption,
  type ConfiguratorProperty,
  findChosenOption,
} from './definition.ts'
import { type BedDiagram, compileDiagram } from './diagram.ts'
import { type CompiledRow, compileRows } from './forbidden-rows.ts'

/** A definition with its rules compiled, so that every question about an option is answered at once. */
export interface Configurator<Option extends ConfiguratorOption = ConfiguratorOption> {
  readonly definition: ConfiguratorDefinition<Option>
  readonly rows: readonly CompiledRow[]
  readonly diagram: BedDiagram
}

/**
 * Compiles a definition. Throws TooManyStatesError when its rules are too entangled, and RangeError when a rule names
 * what does not exist; `findDefinitionProblems` tells the owner about both in words.
 */
export function compileConfigurator<Option extends ConfiguratorOption>(
  definition: ConfiguratorDefinition<Option>,
): Configurator<Option> {
  const rows = compileRows(definition)
  return { definition, rows, diagram: compileDiagram(definition.properties, rows) }
}

/** Stands for "nothing chosen" where options are numbered by their place. */
export const unchosen = -1

/** Returns the place of the chosen option for each property; `unchosen` without a choice that exists. */
export function findChosenPlaces({ definition }: Configurator, choices: Choices): readonly number[] {
  return definition.properties.map((property) => {
    const option = findChosenOption(property, choices)
    return option === undefined ? unchosen : property.options.indexOf(option)
  })
}

/** An option with the property that it answers. */
export interface PropertyOption<Option extends ConfiguratorOption = ConfiguratorOption> {
  readonly property: ConfiguratorProperty<Option>
  readonly option: Option
}

/** Returns an option by the places of its property and itself. Throws RangeError when there is none. */
export function getOptionAt<Option extends ConfiguratorOption>(
  { definition }: Configurator<Option>,
  propertyAt: number,
  optionAt: number,
): PropertyOption<Option> {
  const property = definition.properties[propertyAt]
  const option = property?.options[optionAt]
  if (property === undefined || option === undefined)
    throw new RangeError(`no option ${propertyAt}.${optionAt}`)
  return { property, option }
}
