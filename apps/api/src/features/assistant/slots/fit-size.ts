/** Widths in centimetres of goods on which one or two people lie, and of those that lie over them. */
const widths = {
  lying: { one: [80, 90], between: [120, 140], two: [160, 180], wide: [180, 200] },
  over: { one: [140], between: [140, 200], two: [200, 240, 260], wide: [240, 260] },
} as const
const overPersons = /dekbed|overtrek|deken|dons|plaid|sprei/u
const manyPersons = /^(?:twee|2)/u
const broad = /^lits|^king/u

/**
 * Returns the sizes of some goods that a size in words means: 'tweepersoons' is wider for a duvet than for a mattress. Sizes in
 * figures stay as they are.
 */
export function fitSize(
  slugs: readonly string[],
  kinds: readonly string[],
  known: readonly string[],
): readonly string[] {
  const [word = ''] = slugs
  if (/^\d+x\d+$/.test(word)) return slugs
  const of = widths[kinds.some((kind) => overPersons.test(kind)) ? 'over' : 'lying']
  const fitting: readonly number[] = broad.test(word)
    ? of.wide
    : manyPersons.test(word)
      ? of.two
      : word === 'twijfelaar'
        ? of.between
        : of.one
  return known.filter((size) => fitting.includes(Number(size.split('x')[0])))
}
