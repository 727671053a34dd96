import { readWish } from '@sluimer/assistant/wish/read-wish'
import { fold } from '@sluimer/search/text/words/tokens'
import type { Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { colors } from '../slots/apply-values.ts'
import { readSlots } from '../slots/read-slots.ts'

/**
 * Says before goods that the shade which a turn asks for is not told apart here: after blue covers 'nee, ik bedoel lichtblauw' shows the same ones. Returns the answer itself where the shop
 * knows the shade, or no goods are shown.
 */
export function tellShade({ search }: Pick<Sources, 'search'>, draft: Draft, message: string): Draft {
  if (draft.products.length === 0) return draft
  const { values } = readSlots(search, readWish(message).text)
  const shade = values.find(({ group, words, title, isNear }) => {
    const [said, known] = [fold(words), fold(title)]
    return group === colors && isNear !== true && said !== known && said.endsWith(known)
  })
  if (shade === undefined || !draft.content.includes(fold(shade.title))) return draft
  const told = `${shade.words.charAt(0).toUpperCase()}${shade.words.slice(1)} staat bij ons onder ${fold(shade.title)}. `
  draft.facts.texts.push(told)
  return { ...draft, content: `${told}${draft.content}` }
}
