import type { DemoProduct } from '../product.ts'
import type { ChosenMake } from './chosen-make.ts'
import { titleOf } from './merge-options.ts'

type Texts = Pick<
  DemoProduct,
  | 'subTitle'
  | 'summary'
  | 'description'
  | 'highlights'
  | 'specifications'
  | 'composition'
  | 'care'
  | 'warnings'
>
type Rows = DemoProduct['specifications'][number]['rows']

const mainRows = 'Materiaal en uitvoering'
const sizeRows = 'Maten'
/** A story tells of the design and then of the make; what follows is said of all its kind. */
const storyLength = 2
/** All makes of a lamp come with one light source, so these rows are those of one make. */
const lightLabels = ['Meegeleverde lichtbron', 'Energieklasse van de lichtbron']

/** Tells of all makes together what is true of all of them, and of each make what is true of it only. */
export function mergeTexts(
  makes: readonly [ChosenMake, ...ChosenMake[]],
  subTitle: string | undefined,
): Texts {
  const products = makes.map(({ product }) => product)
  const [{ product: first }] = makes
  return {
    subTitle: subTitle ?? mergeSubTitles(products),
    summary: subTitle === undefined ? first.summary : `${subTitle}.`,
    description:
      subTitle === undefined ? mergeDescriptions(makes) : [`${subTitle}.`, ...mergeDescriptions(makes)],
    highlights: first.highlights.filter((text) =>
      products.every(({ highlights }) => highlights.includes(text)),
    ),
    specifications: mergeSpecifications(makes),
    composition: mergeCompositions(makes),
    care: mergeCare(makes),
    warnings: [...new Set(products.flatMap(({ warnings }) => warnings))],
  }
}

/** Names a make by what is chosen: 'Percal', or 'Ritme Plus, zacht'. Choices that all makes share say nothing. */
function nameMake({ choice }: ChosenMake, makes: readonly ChosenMake[]): string {
  const own = Object.entries(choice).filter(([key, value]) =>
    makes.some((make) => make.choice[key] !== value),
  )
  const words = own.map(([key, value]) => titleOf(key, value))
  return words.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(', ')
}

/** Names some of the makes: by their first choice only ('Molton'), when they are all that have it. */
function nameMakes(some: readonly ChosenMake[], makes: readonly ChosenMake[]): string {
  const key = Object.keys(makes[0]?.choice ?? {})[0]
  const names = some.map((make) => {
    const alike = makes.filter(({ choice }) => key !== undefined && choice[key] === make.choice[key])
    const isWhole = alike.length < makes.length && alike.every((other) => some.includes(other))
    const value = key && make.choice[key]
    return isWhole && value ? titleOf(key, value) : nameMake(make, makes)
  })
  return joinNames(names)
}

/** Keeps the part about the design ('Getekende takjes op wit, koel percal'), when the makes have it in common. */
function mergeSubTitles(products: readonly DemoProduct[]): string {
  const looks = products.map(({ subTitle }) => subTitle.replace(/, [^,]*$/, ''))
  const countAlike = (look: string) => looks.filter((other) => other === look).length
  const shared = looks.find((look) => countAlike(look) > 1 && countAlike(look) >= looks.length / 2)
  return shared ?? products[0]?.subTitle ?? ''
}

/** Puts the story of the first make before that of the others, each named, and ends with what is true of all. */
function mergeDescriptions(makes: readonly [ChosenMake, ...ChosenMake[]]): string[] {
  const [{ product: first }] = makes
  const shared = first.description.filter((text) =>
    makes.every(({ product }) => product.description.includes(text)),
  )
  const own = makes.length === 1 ? [] : first.description.filter((text) => !shared.includes(text))
  const others = makes.slice(1).flatMap((make, at) => {
    const story = make.product.description.slice(0, storyLength)
    const text = story.findLast((line) => !first.description.includes(line))
    const name = nameMake(make, makes)
    const isTold = makes.slice(0, at + 1).some((earlier) => nameMake(earlier, makes) === name)
    return text === undefined || isTold || name === ''
      ? []
      : [text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`]
  })
  return [...new Set([...own, ...others, ...shared])]
}

function mergeSpecifications(makes: readonly [ChosenMake, ...ChosenMake[]]): DemoProduct['specifications'] {
  const rowsOf = (product: DemoProduct) =>
    product.specifications.find(({ title }) => title === mainRows)?.rows ?? []
  const [{ product: first }] = makes
  const isIn = (rows: Rows, row: Rows[number]) =>
    rows.some(({ label, value }) => label === row.label && value === row.value)
  const isLight = ({ label }: Rows[number]) => lightLabels.includes(label)
  const lit = makes.find(({ product }) => product.facetValues.includes('dimbaar'))?.product ?? first
  const shared = rowsOf(lit).filter(
    (row) => isLight(row) || makes.every(({ product }) => isIn(rowsOf(product), row)),
  )
  const groups = Map.groupBy(
    makes.flatMap((make) => {
      const rows = rowsOf(make.product).filter((row) => !isLight(row) && !isIn(shared, row))
      return rows.length === 0 ? [] : [{ make, rows }]
    }),
    ({ rows }) => JSON.stringify(rows),
  )
  return [
    ...(shared.length > 0 ? [{ title: mainRows, rows: shared }] : []),
    ...[...groups.values()].map((group) => ({
      title: nameMakes(
        group.map(({ make }) => make),
        makes,
      ),
      rows: group[0]?.rows ?? [],
    })),
    ...sizesOf(makes),
  ]
}

function sizesOf(makes: readonly ChosenMake[]): DemoProduct['specifications'] {
  const rows = makes.flatMap(
    ({ product }) => product.specifications.find(({ title }) => title === sizeRows)?.rows ?? [],
  )
  const values = new Set(rows.flatMap(({ value }) => value.split(/, (?=\d)/)))
  return values.size > 0
    ? [{ title: sizeRows, rows: [{ label: 'Leverbaar in', value: [...values].join(', ') }] }]
    : []
}

/** Names the makes with each part of the composition that is not the same in all: 'Samenstelling (percal, flanel)'. */
function mergeCompositions(makes: readonly ChosenMake[]): DemoProduct['composition'] {
  const parts = makes.flatMap((make) => make.product.composition.map((part) => ({ make, part })))
  const alike = Map.groupBy(parts, ({ part }) => JSON.stringify(part))
  return [...alike.values()].flatMap((group) => {
    const part = group[0]?.part
    if (part === undefined) return []
    if (group.length === makes.length) return [part]
    const names = nameMakes(
      group.map(({ make }) => make),
      makes,
    ).toLowerCase()
    return [names === '' ? part : { ...part, part: `${part.part} (${names})` }]
  })
}

function mergeCare(makes: readonly [ChosenMake, ...ChosenMake[]]): string[] {
  const [{ product: first }] = makes
  const shared = first.care.filter((line) => makes.every(({ product }) => product.care.includes(line)))
  const groups = Map.groupBy(
    makes.flatMap((make) => {
      const own = make.product.care.filter((line) => !shared.includes(line))
      return own.length === 0 ? [] : [{ make, own }]
    }),
    ({ own }) => own.map((line, at) => (at === 0 ? line : lowerFirst(line))).join('; '),
  )
  return [
    ...Array.from(groups, ([lines, group]) => {
      const names = nameMakes(
        group.map(({ make }) => make),
        makes,
      )
      return names === '' ? lines : `${names}: ${lowerFirst(lines)}`
    }),
    ...shared,
  ]
}

const lowerFirst = (text: string) => text.replace(/^./u, (letter) => letter.toLowerCase())

function joinNames(names: readonly string[]): string {
  const different = [...new Set(names)].filter((name) => name !== '')
  const separator = different.some((name) => name.includes(',')) ? '; ' : ', '
  return different.map((name, at) => (at === 0 ? name : lowerFirst(name))).join(separator)
}
