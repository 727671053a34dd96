import { withCapital } from '../time/dutch-date.ts'

/** A choice of a product, such as its cloth, with the titles that shoppers read. */
interface NamedOption {
  values: readonly { title: string }[]
}

/** For each option of a product, in their order, the title of the value that was chosen. */
export type ChosenTitles = readonly (string | undefined)[]

interface TextilePart {
  part: string
}

interface SpecificationGroup {
  title: string
}

/** What is said about a product, where some of it holds for some of its makes only. */
export interface ToldOfMakes<Part extends TextilePart, Group extends SpecificationGroup> {
  options: readonly NamedOption[]
  specifications: readonly Group[]
  composition: readonly Part[]
  care: readonly string[]
}

/**
 * Returns what holds for one make of a product, or for any of several. The names of makes stand with what is true of some of them
 * only ('Samenstelling (percal, flanel)', 'Flanel, jersey: wassen op 40 °C', a group of rows called 'Percal, flanel'); a make
 * is left with what is true of itself, without these names.
 */
export function describeMake<Part extends TextilePart, Group extends SpecificationGroup>(
  { options, specifications, composition, care }: ToldOfMakes<Part, Group>,
  makes: readonly ChosenTitles[],
) {
  const isOf = (text: string) => isMakeNamed(text, options, makes)
  return {
    specifications: specifications.filter(({ title }) => isOf(title) !== false),
    composition: composition.flatMap((told) => {
      const { part, names } = splitPart(told.part)
      const own = isOf(names)
      if (own === undefined) return [told]
      return own ? [{ ...told, part }] : []
    }),
    care: care.flatMap((line) => {
      const [names = '', ...rest] = line.split(': ')
      const own = isOf(names)
      if (own === undefined) return [line]
      return own ? rest.join(': ').split('; ').map(withCapital) : []
    }),
  }
}

/** Whether a text names one of these makes; undefined when it is not a name of a make at all. */
export function isMakeNamed(
  text: string,
  options: readonly NamedOption[],
  makes: readonly ChosenTitles[],
): boolean | undefined {
  const names = readMakeNames(text, options)
  return names && makes.some((chosen) => isNamed(chosen, names, options))
}

/** Splits 'Samenstelling (percal, flanel)' into the part and the makes that it belongs to. */
export function splitPart(text: string): { part: string; names: string } {
  const [, part = text, names = ''] = /^(.*?) \((.*)\)$/.exec(text) ?? []
  return { part, names }
}

/**
 * Reads 'Percal, flanel' or 'Ritme, zacht; Ritme Plus, medium' as titles in small letters: each inner list is one
 * make or more, as far as they are told apart. Returns undefined when the text is not a name of a make.
 */
export function readMakeNames(text: string, options: readonly NamedOption[]): string[][] | undefined {
  if (text === '') return undefined
  // A title may begin like another one, and have a comma of its own.
  const titles = options
    .flatMap(({ values }) => values.map(({ title }) => withPlainSpaces(title).toLowerCase()))
    .toSorted((a, b) => b.length - a.length)
  const names: string[][] = [[]]
  let rest = withPlainSpaces(text).toLowerCase()
  while (rest !== '') {
    const title = titles.find((one) => rest.startsWith(one) && /^($|[,;] )/.test(rest.slice(one.length)))
    if (title === undefined) return undefined
    names.at(-1)?.push(title)
    if (rest[title.length] === ';') names.push([])
    rest = rest.slice(title.length + 2)
  }
  return names
}

/** Whether what was chosen is one of those named: of each option that a name mentions, it has one of the values. */
function isNamed(chosen: ChosenTitles, names: string[][], options: readonly NamedOption[]): boolean {
  return names.some((titles) =>
    options.every(({ values }, at) => {
      const mentioned = values.filter(({ title }) => titles.includes(withPlainSpaces(title).toLowerCase()))
      return mentioned.length === 0 || mentioned.some(({ title }) => title === chosen[at])
    }),
  )
}

/** Whether a text only repeats the values of an option: '140 x 200 cm, 160 x 200 cm (met twee matrassen)'. */
export function repeatsChoices(text: string, options: readonly NamedOption[]): boolean {
  const plain = withoutRemarks(text)
  return options.some(({ values }) => {
    const titles = values.map(({ title }) => withoutRemarks(title)).toSorted((a, b) => b.length - a.length)
    const rest = titles.reduce((left, title) => left.replaceAll(title, ''), plain)
    return rest !== plain && /^[, ]*$/.test(rest)
  })
}

/** What is in brackets: '(met twee matrassen)', '(badlaken)'. */
const withoutRemarks = (text: string) => withPlainSpaces(text).replace(/ ?\([^()]*\)/g, '')

/** A text for a page has hard spaces in its sizes. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ')
