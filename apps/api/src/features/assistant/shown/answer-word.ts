import type { Product } from '@sluimer/contract/catalog/product'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { isGoods, isModifier } from '../slots/judge-words.ts'
import { hasNameIn, pickHalfNamed } from './pick-pages.ts'
import { toShownDraft } from './to-shown-draft.ts'

const dutch = createLanguage()
/** Asks whether something holds of a product, and neither what it costs nor when it comes. */
const asksWhether =
  /^(?:en |maar |hoi |hallo |dag )*(?:is|zijn|kan|kun|mag|heeft|hebben|zit|zitten|kreukt|krimpt|pluist|pilt)\b(?! (?:er|jullie|u|ge)\b)(?!.*\b(?:voorraad|leverbaar|kost\p{L}*|prijs|goedkoper|besteld?|bestellen|korting|kleur\p{L}*|maat|maten|huis|bezorg\p{L}*|op)\b)/iu
const shortestWord = 4
const mostNamed = 4
const longest = 160

/** Answers whether something holds of a product that is called by its name, with the line of its page that has the word for it; undefined without any. */
export async function answerWord(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { message, wish, at } = turn
  if (!asksWhether.test(message) || wish.text === '') return undefined
  const query = { text: wish.text, filters: {}, sort: 'relevance', offset: 0, limit: mostNamed } as const
  const found = await sources.products.findPages(sources.search.index.search(query).ids, at)
  const isProperty = (word: string) => isModifier(sources.search.index, word)
  const page = found.find((one) => hasNameIn(one, message)) ?? pickHalfNamed(found, message, isProperty)
  if (page === undefined) return undefined
  const name = toStems(page.title)
  const asked = toStems(wish.text).filter(
    (stem) => stem.length >= shortestWord && !name.includes(stem) && !isGoods(stem),
  )
  const line = listLines(page).find(
    (one) => one.length <= longest && toStems(one).some((stem) => asked.includes(stem)),
  )
  return line === undefined
    ? undefined
    : toShownDraft(sources, turn, [page], `${toSpokenName(page)}: ${line.replace(/\.$/u, '')}.`)
}

/** Lists what a page says of its product, a line for each thing. */
function listLines({ sub_title, highlights, specifications, care }: Product): readonly string[] {
  const rows = specifications.flatMap((group) => group.rows)
  return [sub_title, ...highlights, ...rows.map(({ label, value }) => `${label}: ${value}`), ...care]
}

/** Returns the stems of the words of a text, in their order. */
export function toStems(text: string): readonly string[] {
  return dutch.splitWords(text).map((word) => dutch.stem(fold(word)))
}
