import fc from 'fast-check'
import { compileConfigurator, type PropertyOption } from './configurator.ts'
import {
  type Choices,
  type ConfiguratorDefinition,
  type ConfiguratorOption,
  type ConfiguratorProperty,
  type ConfiguratorRule,
  findChosenOption,
} from './definition.ts'

/** An option that adds nothing unless told otherwise. */
export function anOption(id: string, facts: Partial<ConfiguratorOption> = {}): ConfiguratorOption {
  return { id, title: id, extraCents: 0, weightGrams: 0, parcels: 0, leadTimeDays: 0, ...facts }
}

/** A property with options of these ids, or with the options themselves. */
export function aProperty(
  id: string,
  options: readonly (string | ConfiguratorOption)[],
): ConfiguratorProperty {
  const toOption = (one: string | ConfiguratorOption) => (typeof one === 'string' ? anOption(one) : one)
  return { id, title: id, options: options.map(toOption) }
}

/** A rule that forbids these rows; its sentence names it. */
export function aRule(id: string, ...never: ConfiguratorRule['never']): ConfiguratorRule {
  return { id, sentence: `Regel ${id}.`, never }
}

export function aDefinition(
  properties: readonly ConfiguratorProperty[],
  rules: readonly ConfiguratorRule[] = [],
): ConfiguratorDefinition {
  return { properties, rules, base: { weightGrams: 0, parcels: 1, leadTimeDays: 4 } }
}

export function getPropertyOption(
  { properties }: ConfiguratorDefinition,
  propertyId: string,
  optionId: string,
): PropertyOption {
  const property = properties.find(({ id }) => id === propertyId)
  const option = property?.options.find(({ id }) => id === optionId)
  if (property === undefined || option === undefined) throw new Error(`no option ${propertyId} ${optionId}`)
  return { property, option }
}

/** Returns every bed that breaks no rule, found by trying all: slow, and plainly right. */
export function listBedsByTrying(definition: ConfiguratorDefinition): Choices[] {
  const all = definition.properties.reduce<Choices[]>(
    (beds, { id, options }) => beds.flatMap((bed) => options.map((option) => ({ ...bed, [id]: option.id }))),
    [{}],
  )
  return all.filter((bed) => !definition.rules.some((rule) => isBrokenBy(bed, rule)))
}

function isBrokenBy(bed: Choices, { never }: ConfiguratorRule): boolean {
  return never.some((row) =>
    Object.entries(row).every(([propertyId, optionIds]) => optionIds.includes(bed[propertyId] ?? '')),
  )
}

/** Whether a bed keeps these choices, as far as they name options that exist. */
export function keepsChoices(
  { properties }: ConfiguratorDefinition,
  bed: Choices,
  choices: Choices,
): boolean {
  return properties.every((property) => {
    const chosen = findChosenOption(property, choices)
    return chosen === undefined || bed[property.id] === chosen.id
  })
}

const propertyIds = ['a', 'b', 'c', 'd', 'e']

/** Small definitions of every kind: some allow all beds, some none. */
export const anyDefinition: fc.Arbitrary<ConfiguratorDefinition> = fc
  .array(fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: propertyIds.length,
  })
  .map((extras) =>
    extras.map((cents, at) =>
      aProperty(
        propertyIds[at] ?? 'z',
        cents.map((extraCents, option) => anOption(`o${option}`, { extraCents })),
      ),
    ),
  )
  .chain((properties) =>
    fc.array(anyRow(properties), { minLength: 2, maxLength: 9 }).map((rows) =>
      aDefinition(
        properties,
        rows.map((row, at) => aRule(`r${at}`, row)),
      ),
    ),
  )

function anyRow(properties: readonly ConfiguratorProperty[]): fc.Arbitrary<Record<string, string[]>> {
  return fc
    .subarray([...properties], { minLength: 1, maxLength: Math.min(3, properties.length) })
    .chain((named) =>
      fc.tuple(
        ...named.map(({ id, options }) =>
          fc
            .subarray(
              options.map((option) => option.id),
              { minLength: 1 },
            )
            .map((ids) => [id, ids] as const),
        ),
      ),
    )
    .map((cells) => Object.fromEntries(cells))
}

/** A definition with choices for some of its properties, which may well clash. */
export const anyHalfChosenBed = anyDefinition.chain((definition) =>
  fc
    .tuple(
      ...definition.properties.map(({ id, options }) =>
        fc
          .option(fc.constantFrom(...options.map((option) => option.id)), { freq: 8 })
          .map((chosen) => [id, chosen] as const),
      ),
    )
    .map((chosen) => ({
      definition,
      configurator: compileConfigurator(definition),
      choices: Object.fromEntries(
        chosen.flatMap(([id, optionId]) => (optionId === null ? [] : [[id, optionId] as const])),
      ) as Choices,
    })),
)
