import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { readSum } from '@sluimer/assistant/wish/read-count'
import { findVagueWish } from '@sluimer/assistant/wish/vague-wishes'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { composedBed } from '../reading/intent-phrases.ts'
import { beginsWithGoods, refusesTrouble, saysHowItShallBe, seeksGoods } from '../reading/seeks-goods.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { dropPlaces } from '../slots/find-kind.ts'
import { readSlots } from '../slots/read-slots.ts'

/** Shorter ones are read as they are; only in a story do other words outweigh the wish. */
const fewestWords = 8
const fewestDemands = 2
/** 'Verduisterende' and 'plantaardigs' say how a thing shall be, though goods begin with the same letters. */
const isHow = /(?:ig|end)[es]?$/iu
/** What may go into the machine, or is set to one's own height, as `tidy-wish.ts` reads it: whoever looks for such goods asks not how that is done. */
const asDemanded = /wasbaar|instelbaar/u
const asksAtFirst = /^(?:hoe|wat|waarom|mag|kan|is|zijn|mijn)\b|\?\s*$/iu

/**
 * Looks for goods that a story asks for with two demands or more: 'ik zit op kot, het bed is 90 op 200, hebt ge een overtrek onder de 25 euro, liefst groen'.
 * Words of the story may be like those of any page, and the wish says more. Undefined for every other message.
 */
export async function answerPlainWish(
  sources: Sources,
  { message, wish, at }: Turn,
): Promise<Draft | undefined> {
  const isNamed = beginsWithGoods(message)
  if (isNamed && asDemanded.test(wish.text) && !asksAtFirst.test(message)) {
    const goods = await answerGoods(sources, wish, at)
    if (!goods.isUnsold && goods.products.length > 0) return goods
  }
  // 'Een dekbed dat niet ritselt' is a wish, however short it is, and would be taken for a complaint.
  const isShortWish = isNamed && refusesTrouble(message)
  if ((message.split(' ').length < fewestWords && !isShortWish) || !seeksGoods(message)) return undefined
  // Two sides of one bed are chosen where it is composed.
  if (composedBed.test(message)) return undefined
  const bodies = readBodies(message)
  if (bodies.some(({ kilos }) => kilos !== undefined)) return undefined
  // What several pieces cost is summed up where it is asked.
  if ((readSum(message)?.times ?? 1) > 1) return undefined
  const slots = readSlots(sources.search, wish.text)
  const { values } = slots
  const things = dropPlaces(slots.kinds.filter((kind) => !isHow.test(kind)))
  const { price, without = [], hints = [], either } = wish
  const kinds =
    either !== undefined && things.every((kind) => either.includes(kind)) ? things.slice(0, 1) : things
  const demands = values.length + without.length + hints.length + (price === undefined ? 0 : 1)
  const fewest = isNamed && values.length > 0 && saysHowItShallBe(message) ? 1 : fewestDemands
  // Who tells no more than how tall somebody is asks for a length.
  if (bodies.length > 0 && values.length < fewestDemands) return undefined
  if (kinds.length !== 1 || (demands < fewest && price === undefined)) return undefined
  // What somebody tells besides says no more than a kind that is named with two demands.
  if (findVagueWish(message) !== undefined && demands < fewestDemands) return undefined
  const goods = await answerGoods(sources, wish, at)
  return goods.isUnsold || goods.products.length === 0 ? undefined : goods
}
