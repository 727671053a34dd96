import { addOwned } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import type { Product } from '@sluimer/contract/catalog/product'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { dropPlaces, findOfKind } from '../slots/find-kind.ts'
import { aSize } from '../slots/find-size.ts'
import { readSlots } from '../slots/read-slots.ts'
import { type SlotValue, sizeGroup } from '../slots/slot-value.ts'
import { narrowPage } from '../tools/narrow-page.ts'

const asksLightest = /\b(?:aller ?)?(?:lichtste?|dunste?)(?!\p{L})/iu
/** Of color, and of the warmth that a shopper names, nothing is weighed here. */
const asksElse = /\b(?:kleur\p{L}*|winter\p{L}*|warmste?|goedkoop\p{L}*|duur\p{L}*)(?!\p{L})/iu
/** Whoever says that it is the weight has named the measure. */
const byWeight = /\b(?:gewicht|gram|kilo|weegt|wegen|zwaar)\b/iu
const aDuvet = /^(?:\p{L}*dekbed(?:den)?|donsdekens?)$/iu
const coolest = 'warmteklasse-4'
const ofFilling = 'materiaal'
/** The size that all duvets come in, for whoever names none. */
const usualSize = '140x200'
const [mostRead, mostShown] = [40, 4]

/** Stands among the hints of a talk in which the lightest was named. */
const lightest = 'lichtste'

/** Names the lightest of the coolest duvets, by what they weigh in one size: the class alone does not tell them apart. Undefined for every other message. */
export async function answerLightest(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { message, wish, at } = turn
  const isOfAll = byWeight.test(message)
  if (!asksLightest.test(message) || wish.price !== undefined) return undefined
  if (!isOfAll && asksElse.test(message)) return undefined
  const { kinds, values } = readSlots(sources.search, wish.text)
  const [kind, ...others] = dropPlaces(kinds)
  if (kind === undefined || others.length > 0 || !aDuvet.test(kind)) return undefined
  const sizes = values.filter(({ group }) => group === sizeGroup).flatMap(({ slugs }) => slugs)
  const size = sizes.find((slug) => aSize.test(slug)) ?? usualSize
  const fillings = values.filter(({ group }) => group === ofFilling)
  const isOther = ({ group, slugs }: SlotValue) =>
    group !== sizeGroup && group !== ofFilling && !slugs.includes(coolest)
  if (values.some(isOther)) return undefined
  const named = fillings.flatMap(({ slugs }) => slugs)
  const all = await findOfKind(sources, kind, at)
  const filters: Record<string, readonly string[]> = named.length === 0 ? {} : { [ofFilling]: named }
  const { ids } = sources.search.index.list({
    ...{ ids: all, filters, sort: 'popularity', offset: 0, limit: mostRead + 1 },
  })
  const pages = ids.length > mostRead ? [] : await sources.products.findPages(ids, at)
  const weighed = pages
    .filter(({ options }) => options.some(({ values }) => values.some(({ key }) => key === size)))
    .flatMap((page) => {
      const slugs = isOfAll ? [size] : [coolest, size]
      const grams = weigh(narrowPage(sources.search, page, { slugs }), page)
      return grams === undefined ? [] : [{ page, grams }]
    })
    .toSorted((one, other) => one.grams - other.grams)
    .slice(0, mostShown)
  const [first, ...rest] = weighed
  if (first === undefined || rest.length === 0) return undefined
  const say = ({ page, grams }: (typeof weighed)[number]) => `${toSpokenName(page)} (${grams} gram)`
  const written = size.replace('x', ' x ')
  const filling = fillings.map(({ title }) => ` van ${title.toLowerCase()}`).join(' en')
  const content = `Het lichtst${filling}${isOfAll ? '' : ' van klasse 4 (koel)'}, in ${written} cm: ${say(first)}. Daarna: ${rest.map(say).join(', ')}.`
  const shown = weighed.map(({ page }) => page)
  const draft = await toShownDraft(sources, { ...turn, subject: undefined }, shown, content)
  for (const { page, grams } of weighed) addOwned(draft.facts, page.title, [`${grams} gram`])
  draft.facts.texts.push(content)
  return {
    ...draft,
    subject: writeSubject({
      // In another size the lightest is asked for still.
      wish: {
        text: [kind, ...named, isOfAll ? '' : 'warmteklasse 4'].filter(Boolean).join(' '),
        hints: [lightest],
      },
      productIds: shown.map(({ id }) => Number(id)),
    }),
  }
}

/** What the lightest make weighs; undefined where nothing of that class and size is told apart. */
function weigh(page: Product, whole: Product): number | undefined {
  if (page.variants.length === whole.variants.length) return undefined
  const grams = page.variants.flatMap(({ weight_grams: own }) => own ?? [])
  return grams.length === 0 ? undefined : Math.min(...grams)
}
