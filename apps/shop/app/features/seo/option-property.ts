const properties = new Map([
  ['kleur', 'color'],
  ['maat', 'size'],
  ['kledingmaat', 'size'],
  ['materiaal', 'material'],
  ['patroon', 'pattern'],
] as const)

export type OptionProperty = 'color' | 'size' | 'material' | 'pattern'

/** Returns the name of an option at schema.org and Google, by its name in addresses; undefined when they have none. */
export function findOptionProperty(key: string): OptionProperty | undefined {
  return (properties as ReadonlyMap<string, OptionProperty>).get(key)
}
