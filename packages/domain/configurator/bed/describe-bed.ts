import {
  type Choices,
  type ConfiguratorDefinition,
  type ConfiguratorOption,
  findChosenOption,
} from '../model/definition.ts'

/** An option with the words for what a picture shows of it; empty for what is not seen. */
export interface DescribedOption extends ConfiguratorOption {
  readonly phrase: string
  /** The part of the bed that it changes in pictures and models, and what that part becomes; null for what is not seen. */
  readonly picture: { readonly part: string; readonly variant: string } | null
}

/**
 * Returns what a picture of a bed shows, for those who do not see it: "Boxspringset Hotel, 180 cm breed, hoofdbord met
 * banen en ronde eiken poten". Choices that are still open are left out, and so is the second of two mattresses that are the same.
 */
export function describeBed(
  name: string,
  { properties }: Pick<ConfiguratorDefinition<DescribedOption>, 'properties'>,
  choices: Choices,
): string {
  const told = new Set<string>()
  const phrases = properties.flatMap((property) => {
    const { phrase = '', picture = null } = findChosenOption(property, choices) ?? {}
    const look = picture && `${picture.part} ${picture.variant}`
    if (phrase === '' || (look !== null && told.has(look))) return []
    if (look !== null) told.add(look)
    return [phrase]
  })
  const last = phrases.pop()
  const seen = [name, ...phrases].join(', ')
  if (last === undefined) return name
  return phrases.length === 0 ? `${seen}, ${last}` : `${seen} en ${last}`
}

/** A picture that there is of every bed of a set. */
export interface BedView {
  /** What it is called on the page. */
  readonly title: string
  /** Ids of the properties that it shows. */
  readonly properties: readonly string[]
}

/**
 * Returns what one view of a bed shows: the first of the views shows the whole bed, and tells of it also what no picture
 * can show, such as its length. Any other has its name before the options that it shows: "Hoofdbord: Boxspringset Hotel,
 * hoofdbord met banen en bekleed met fluweel in mos".
 */
export function describeView(
  name: string,
  { properties }: Pick<ConfiguratorDefinition<DescribedOption>, 'properties'>,
  choices: Choices,
  view: BedView,
  views: readonly BedView[],
): string {
  const isFirst = view === views[0]
  const elsewhere = new Set(isFirst ? views.flatMap((one) => one.properties) : [])
  const told = properties.filter(({ id }) => view.properties.includes(id) || (isFirst && !elsewhere.has(id)))
  return describeBed(isFirst ? name : `${view.title}: ${name}`, { properties: told }, choices)
}
