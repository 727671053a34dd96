import type { DemoOption, DemoProduct, DemoVariant } from './product.ts'

/**
 * Lists what a product is in each of its makes: the same cover in percal and in flannel has another composition, other
 * care and other rows. Their names stand with what is true of some of them only ('Samenstelling (percal, flanel)',
 * 'Flanel, jersey: wassen op 40 °C'); a make is left with what is true of itself, without the names.
 */
export function listMakes(product: DemoProduct): DemoProduct[] {
  const named = listNames(product).flatMap((text) => readNames(text, product.options)?.flat() ?? [])
  const places = product.options.flatMap(({ values }, at) =>
    values.some(({ title }) => named.includes(title.toLowerCase())) ? [at] : [],
  )
  const chosen = ({ values }: DemoVariant) => places.map((at) => values[at]).join(' ')
  return Array.from(Map.groupBy(product.variants, chosen), ([choice, variants]) => ({
    ...product,
    slug: [product.slug, choice].filter(Boolean).join(' '),
    variants,
    ...tellOf(product, variants),
  }))
}

/** Lists all that may be a name of makes. */
const listNames = ({ specifications, composition, care }: DemoProduct): string[] => [
  ...specifications.map(({ title }) => title),
  ...composition.map(({ part }) => splitPart(part).names),
  ...care.map((line) => line.split(': ')[0] ?? ''),
]

/** Splits 'Samenstelling (percal, flanel)' into the part and the makes. */
function splitPart(part: string): { plain: string; names: string } {
  const [, plain = part, names = ''] = /^(.*?) \((.*)\)$/.exec(part) ?? []
  return { plain, names }
}

function tellOf(whole: DemoProduct, variants: readonly DemoVariant[]) {
  const { options, ...product } = whole
  const isOf = (names: string) => {
    const named = readNames(names, options)
    return named === undefined ? undefined : variants.some((variant) => fits(variant, named, options))
  }
  const isWarm = warmthOf(product.specifications.filter(({ title }) => isOf(title) !== false))
  return {
    facetValues: product.facetValues.filter((value) => isFoundBy(value, whole, variants) && isWarm(value)),
    description: product.description.filter((text) => isOf(text.split(': ')[0] ?? '') !== false),
    specifications: product.specifications.filter(({ title }) => isOf(title) !== false),
    composition: product.composition.flatMap(({ part, ...made }) => {
      const { plain, names } = splitPart(part)
      const own = isOf(names)
      return own === false ? [] : [{ ...made, part: own ? plain : part }]
    }),
    care: product.care.flatMap((line) => {
      const [names = '', ...rest] = line.split(': ')
      const own = isOf(names)
      if (own === undefined) return [line]
      return own ? rest.join(': ').split('; ').map(capitalized) : []
    }),
  }
}

/** Returns a test that leaves of the classes of warmth the one that the rows of a make name; other values pass. */
function warmthOf(specifications: DemoProduct['specifications']): (value: string) => boolean {
  const rows = specifications.flatMap((group) => group.rows)
  const told = rows.find(({ label }) => label === 'Warmteklasse')?.value
  return (value) => {
    if (told === undefined || !/^(warmteklasse-|vier-seizoenen)/.test(value)) return true
    return told.includes('vier seizoenen') ? value === 'vier-seizoenen' : value === `warmteklasse-${told[0]}`
  }
}

/** Whether a filter value that names a choice (a cloth, a firmness, a size) is one of these variants; any other is. */
function isFoundBy(value: string, { options }: DemoProduct, variants: readonly DemoVariant[]): boolean {
  const places = options.flatMap(({ values }, at) => (values.some((one) => one.key === value) ? [at] : []))
  return places.length === 0 || places.some((at) => variants.some(({ values }) => values[at] === value))
}

const capitalized = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase())

/** The titles in a name of makes: each inner list is one make or more, as far as they are told apart. */
type Names = string[][]

/** Reads 'Percal, flanel' or 'Ritme, zacht; Ritme Plus, medium'; undefined when that is no name of a make. */
function readNames(text: string, options: readonly DemoOption[]): Names | undefined {
  const titles = options
    .flatMap(({ values }) => values.map(({ title }) => title.toLowerCase()))
    .toSorted((a, b) => b.length - a.length)
  const names: Names = [[]]
  let rest = text.toLowerCase()
  while (rest !== '') {
    const title = titles.find((one) => rest.startsWith(one) && /^($|[,;] )/.test(rest.slice(one.length)))
    if (title === undefined) return undefined
    names.at(-1)?.push(title)
    if (rest[title.length] === ';') names.push([])
    rest = rest.slice(title.length + 2)
  }
  return text === '' ? undefined : names
}

/** Whether a variant is one of those named: of each option that a name mentions, it has one of the values. */
function fits({ values }: DemoVariant, names: Names, options: readonly DemoOption[]): boolean {
  return names.some((titles) =>
    options.every((option, at) => {
      const mentioned = option.values.filter(({ title }) => titles.includes(title.toLowerCase()))
      return mentioned.length === 0 || mentioned.some(({ key }) => key === values[at])
    }),
  )
}
