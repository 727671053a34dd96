import { claimsDeed, promisesGift } from '@sluimer/assistant/exit/claims'
import { addOwned, createFacts, type Facts } from '@sluimer/assistant/exit/facts'
import type { Intent } from '@sluimer/assistant/intent/intents'
import type { ChatAnswer, ChatLink } from '@sluimer/contract/assistant/schemas'
import type { Product } from '@sluimer/contract/catalog/product'
import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { formatEuro } from '@sluimer/domain/money/euro'

/** An answer before it is checked, with what the tools of this turn gave. */
export interface Draft {
  readonly content: string
  readonly products: readonly ProductTile[]
  readonly links: readonly ChatLink[]
  readonly answers: readonly ChatAnswer[]
  readonly asksOrder: boolean
  /** Whether a person can help better. */
  readonly needsPerson: boolean
  /** Whether it says that nothing of the kind is sold here. */
  readonly isUnsold?: true
  /** Whether it weighs all that was said, so that nothing is told or offered beside it. */
  readonly isWhole?: true
  /** For the next question; null when nothing can be asked further. */
  readonly subject: string | null
  /** What an answer about the service was about. */
  readonly topic?: Intent
  readonly facts: Facts
}

/** Makes a draft of a text and what differs from an answer with nothing else. */
export function aDraft(content: string, parts: Partial<Omit<Draft, 'content'>> = {}): Draft {
  return {
    products: [],
    links: [],
    answers: [],
    asksOrder: false,
    needsPerson: false,
    subject: null,
    facts: createFacts(),
    ...parts,
    content,
  }
}

const mostJoinedLinks = 4
const mostAlone = 4
const mostOfEach = 2

/** Says that goods follow, where another answer does. */
const announces = /\s*(?:Bijvoorbeeld:|Of het helemaal is wat je zoekt, lees je op de pagina:)$/u

/** Joins the answers to several questions into one; the facts of each may be said in the whole. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  const facts = createFacts()
  for (const draft of drafts) {
    facts.texts.push(...draft.facts.texts)
    facts.values.push(...draft.facts.values)
    facts.asked.push(...draft.facts.asked)
    for (const [name, values] of draft.facts.owned) addOwned(facts, name, values)
    facts.sums.push(...draft.facts.sums)
    for (const path of draft.facts.paths) facts.paths.add(path)
    for (const deed of draft.facts.deeds) facts.deeds.add(deed)
  }
  const isKnown = ({ needsPerson, links, facts: { values, owned } }: Draft) =>
    !needsPerson || links.length > 0 || values.length > 0 || owned.size > 0
  const known = drafts.filter(isKnown)
  const said = known.length > 0 ? known : drafts
  const links = new Map(drafts.flatMap((draft) => draft.links).map((link) => [link.path, link]))
  const topic = drafts.findLast((draft) => draft.topic !== undefined)?.topic
  const parts = said.map(({ content }, at) =>
    at < said.length - 1 ? content.replace(announces, '') : content,
  )
  // The same lines may answer two questions: 'hoe kom ik aan een factuur, en kan die op naam van mijn bedrijf?'
  return aDraft([...new Set(parts.flatMap((part) => part.split('\n')))].join('\n'), {
    products: joinProducts(drafts),
    links: [...links.values()].slice(0, mostJoinedLinks),
    answers: said.find(({ answers }) => answers.length > 0)?.answers ?? [],
    asksOrder: drafts.some(({ asksOrder }) => asksOrder),
    needsPerson: drafts.some(({ needsPerson }) => needsPerson),
    subject: drafts.findLast(({ subject }) => subject !== null)?.subject ?? null,
    ...(topic && { topic }),
    facts,
  })
}

/** Two kinds of goods share the room that one kind has. */
function joinProducts(drafts: readonly Draft[]): ProductTile[] {
  const filled = drafts.filter(({ products }) => products.length > 0)
  const each = filled.length > 1 ? mostOfEach : mostAlone
  const tiles = new Map(
    filled.flatMap(({ products }) => products.slice(0, each)).map((tile) => [tile.id, tile]),
  )
  return [...tiles.values()]
}

/** Records what a tile says, and that its page may be linked. */
export function addTileFacts(facts: Facts, tiles: readonly ProductTile[]): void {
  for (const { title, sub_title, brand, price, delivery, rating, link, overlay } of tiles) {
    const name = toSpokenName({ title })
    const told = isPlain(sub_title) ? sub_title : ''
    addOwned(facts, name, [told, brand, delivery, overlay ?? '', formatEuro(price.price)])
    if (rating !== null) addOwned(facts, name, [formatStars(rating.average), String(rating.count)])
    facts.paths.add(link)
  }
}

/** Records what the page of a product says of it: values only, which no sentence may be made of. */
export function addPageFacts(facts: Facts, page: Product): void {
  const rows = page.specifications.flatMap((group) => group.rows)
  const own = (...values: readonly string[]) => addOwned(facts, page.title, values)
  own(page.sub_title, page.brand.title, page.safety.manufacturer, page.delivery)
  own(...rows.flatMap(({ label, value }) => [label, value]), ...page.care, ...page.highlights)
  for (const { part, materials } of page.composition)
    own(part, ...materials.map(({ name, percent }) => `${name} ${percent}%`))
  for (const { values } of page.options) own(...values.map(({ title }) => title))
  for (const { weight_grams: grams } of page.variants)
    if (grams !== null) own(`${grams} gram`, `${String(grams / 1000).replace('.', ',')} kilo`)
}

/** Writes an average as '4,3 sterren'. */
export function formatStars(average: number): string {
  return `${String(average).replace('.', ',')} sterren`
}

/** Writes a price as a tile shows it: 'vanaf € 49,95' when other variants cost more. */
export function formatTilePrice({ price }: Pick<ProductTile, 'price'>): string {
  return `${price.from ? 'vanaf ' : ''}${formatEuro(price.price)}`
}

const plainName = /^[\p{L}\p{M}\d][\p{L}\p{M}\d '’&,.()/-]{0,69}$/u
const code = /\b(?=\w*\d)(?=\w*[A-Z])\w{5,}\b/u

/**
 * Returns a product's name for use in a sentence. A name that is not a plain line of words, or that promises something, is
 * left to its tile: whoever writes product data must not speak with the assistant's voice.
 */
export function toSpokenName({ title }: Pick<ProductTile, 'title'>): string {
  return isPlain(title) ? title : 'dit artikel'
}

function isPlain(text: string): boolean {
  return plainName.test(text) && !code.test(text) && !promisesGift(text) && !claimsDeed(text)
}
