import { writeSubject } from '@sluimer/assistant/subject/subject'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import type { Product } from '@sluimer/contract/catalog/product'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { toStems } from '../shown/answer-word.ts'
import { hasNameIn, pickHalfNamed } from '../shown/pick-pages.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { isModifier } from '../slots/judge-words.ts'

const dutch = createLanguage()
const mostNamed = 4
const shortestLabel = 3
const longest = 160

/** Finds the product that a message calls by its name; undefined when it names none, or several. */
export async function findNamedPage(
  { products, search }: Sources,
  { message, wish, at }: Turn,
): Promise<Product | undefined> {
  const query = { text: wish.text, filters: {}, sort: 'relevance', offset: 0, limit: mostNamed } as const
  const found = await products.findPages(search.index.search(query).ids, at)
  const isProperty = (word: string) => isModifier(search.index, word)
  return (
    found.find((page) => hasNameIn(page, message, isProperty)) ?? pickHalfNamed(found, message, isProperty)
  )
}

/** Returns what the rows of a page say under a label that a message names: 'welke kleur pot' asks for the row 'Pot'. */
function tellRow(page: Product, message: string): string | undefined {
  const name = toStems(page.title)
  const said = toStems(message).filter((stem) => stem.length >= shortestLabel && !name.includes(stem))
  const rows = page.specifications.flatMap((group) => group.rows)
  const row = rows.find(
    ({ label, value }) => value.length <= longest && toStems(label).every((stem) => said.includes(stem)),
  )
  return row === undefined ? undefined : `${lowerFirst(row.label)} ${row.value}`
}

/** Answers what somebody asks of a product that is called by its name with the row of its page that has the word for it. */
export async function answerFact(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const page = await findNamedPage(sources, turn)
  const row = page && tellRow(page, turn.message)
  return page && row ? tell(sources, turn, page, `${toSpokenName(page)}: ${row}.`) : undefined
}

/** 'Is matras Logeer opvouwbaar?', and nothing besides. */
const asksWhether =
  /^(?:en |maar |hoi |hallo )*(?:is|zijn) (?:(?:de|het|die|dat|jullie) )?(?:\p{L}+ ){2,3}(?<asked>\p{L}{4,})[\s?!.]*$/iu

/** Says that the page of a product does not tell whether it is so, where nothing else could: a page about all goods would answer another question. */
export async function admitOfNamed(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { asked } = asksWhether.exec(turn.message)?.groups ?? {}
  if (asked === undefined || isModifier(sources.search.index, asked)) return undefined
  const page = await findNamedPage(sources, turn)
  if (page === undefined || toStems(page.title).includes(dutch.stem(fold(asked)))) return undefined
  const said = `Dat staat niet bij ${toSpokenName(page)}. Een collega zoekt het graag voor je uit:`
  return { ...(await tell(sources, turn, page, said)), needsPerson: true }
}

async function tell(sources: Sources, turn: Turn, page: Product, content: string): Promise<Draft> {
  const draft = await toShownDraft(sources, turn, [page], content)
  return { ...draft, subject: writeSubject({ wish: { text: page.title }, productIds: [Number(page.id)] }) }
}
