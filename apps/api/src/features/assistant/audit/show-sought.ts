import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { type Draft, joinDrafts } from '../draft/draft.ts'
import { ofAdvice, type Sources } from '../draft/plan-context.ts'
import { aChild, hasBought, illness } from '../reading/intent-phrases.ts'
import { beginsWithGoods, seeksGoods } from '../reading/seeks-goods.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { dropPlaces, dropTold } from '../slots/find-kind.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'

/** 'Welke topper' asks which of them, and advice alone shows none. */
const asksWhich = /\b(?:welke?|wat voor(?: een)?) (?:\p{L}+e )?(\p{L}{4,})/iu

/** How a window is measured is told to whoever looks for what hangs before it. */
const aCurtain = /gordijn/iu

/**
 * Shows goods below advice that was told in their place: whoever begins with 'matras 90 breed, stevig' or asks which topper is looking for them, and
 * reads how to choose besides. Any other answer stays as it is.
 */
export async function showSought(
  sources: Sources,
  draft: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  const { topic, products, needsPerson, asksOrder, isUnsold } = draft
  const isOfHanging = topic === 'made_to_measure' && aCurtain.test(message)
  if (topic === undefined || !(ofAdvice.includes(topic) || isOfHanging)) return draft
  if (products.length > 0 || needsPerson || asksOrder || isUnsold === true || hasBought.test(message))
    return draft
  // A child that is too young is shown no duvet and no pillow.
  if (aChild.test(message) || /\b(?:baby|kind|maanden)/iu.test(`${message} ${draft.content}`)) return draft
  // Whom advice was given by weight was told which one fits, and no goods heal.
  if (readBodies(message).length > 0 || illness.test(message)) return draft
  const wish = readWish(message)
  const { kinds, values } = readSlots(sources.search, wish.text)
  const things = kinds.filter((kind) => !values.some(({ words }) => words === kind))
  const isOne = dropPlaces(dropTold(things, wish.story)).length === 1
  const [, asked = ''] = asksWhich.exec(message) ?? []
  const isSought = isOne && beginsWithGoods(message) && values.length > 0 && seeksGoods(message)
  if (!isSought && !isGoods(asked)) return draft
  // What is too hard now is no wish for what is hard.
  const goods = await answerGoods(sources, isSought ? wish : { text: asked }, at)
  if (goods.products.length === 0 || goods.isUnsold === true) return draft
  return { ...joinDrafts([draft, goods]), topic, answers: draft.answers }
}
