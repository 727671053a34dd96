const properties = new Map([
  ['kleur', 'color'],
  ['maat', 'size'],
  ['kledingmaat', 'size'],
  ['materiaal', 'material'],
  ['patroon', 'pattern'],
] as const)

export type OptionProperty = 'color' | 'size' | 'material' | 'pattern'

/** What schema.org and Google call an option, by its name in urls; undefined when they have no word for it. */
export function optionProperty(key: string): OptionProperty | undefined {
  return (properties as ReadonlyMap<string, OptionProperty>).get(key)
}
