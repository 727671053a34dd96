import { readWish } from '@sluimer/assistant/wish/read-wish'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { answerGoods } from './answer-goods.ts'

const aCurtain = /gordijn/iu
const asksLength = /\b(?:welke (?:lengte|maat|hoogte)|hoe lang|welke (?:neem|heb) ik)\b/iu
const ofHeight = /\b(?:hoog|hoogte|plafond|rail|roede|vloer|grond)\b/iu
const inMetres = /(?<![\d.,])([1-4])(?:[.,]|m| ?meter ?)(\d{2})(?!\d|[.,]\d)/iu
const inCentimetres = /(?<![\d.,])([1-4]\d{2})(?: ?cm)?(?!\d|[.,]\d)/iu

/** Answers how long a curtain must be for a height, with the shortest that is long enough and the goods that come so long; undefined for any other turn. */
export async function answerCurtainLength(
  sources: Sources,
  { message, wish, subject, at }: Turn,
): Promise<Draft | undefined> {
  const about = aCurtain.test(message) ? wish.text : (subject?.wish.text ?? '')
  if (!aCurtain.test(about) || !asksLength.test(message) || !ofHeight.test(message)) return undefined
  const [, metres, rest] = inMetres.exec(message) ?? []
  const height = Number(metres === undefined ? inCentimetres.exec(message)?.[1] : `${metres}${rest}`)
  const length = listLengths(sources).find((one) => one >= height)
  if (length === undefined) return undefined
  const said = `Bij een hoogte van ${height} cm neem je ${length} cm lang${length > height ? ', en kort je het in tot een centimeter boven de vloer' : ''}.`
  const draft = aDraft(said)
  draft.facts.texts.push(said)
  draft.facts.values.push(`${height} cm`, `${length} cm`)
  const kept = aCurtain.test(message) ? 'gordijnen' : about
  const goods = await answerGoods(sources, readWish(`${kept} ${length} cm lang`), at)
  return { ...joinDrafts([draft, goods]), products: goods.products, subject: goods.subject }
}

/** Lists the lengths in which curtains come, the shortest first. */
function listLengths({ search }: Sources): readonly number[] {
  const query = { text: 'gordijn', filters: {}, sort: 'relevance', offset: 0, limit: 0 } as const
  return Object.values(search.index.search(query).counts)
    .flatMap((values) => values.map(({ value }) => Number(/^\d+x(\d{3})$/u.exec(value)?.[1] ?? 0)))
    .filter((length) => length > 0)
    .toSorted((one, other) => one - other)
}
