import { readAspect } from '@sluimer/assistant/product/aspects'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksToBuy, asksToSee } from '../reading/intent-phrases.ts'
import { answerKind } from '../shown/answer-shown.ts'
import { readSlots, tellsHow } from '../slots/read-slots.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { toPassageDraft } from './answer-service.ts'

/** Asks whether, how or why, and for no goods. */
const asksOfGoods =
  /^(?:en |maar |hoi |hallo )*(?:kan|kun|kunnen|mag|mogen|moet|moeten|is (?!d?er\b|het)|zijn (?!d?er\b)|zit|zitten|heeft (?!u\b)|hoe|waarom|waarvoor|waar(?:van|mee|in|uit)?(?! (?:vind|koop|kan|staan?|zijn)\b)|wie|gaat|wordt|worden|staat|past|passen|werkt|werken|ruikt|krimpt|kreukt|slijt|houdt)\b/iu
/** How much of the words of a question a passage must have to be its answer. */
const leastCovered = 0.75

/** Whether goods explain a question only in part: they are of the kind that it names, and say nothing of what it asks of that kind. */
export function leavesUntold({ search }: Pick<Sources, 'search'>, { message }: Turn, wish: Wish): boolean {
  if (!asksOfGoods.test(message) || asksToSee.test(message) || asksToBuy.test(message)) return false
  const { kinds, rest } = readSlots(search, wish.text)
  // A color or size that there is not is told as such.
  const isOfCare = readAspect(message) === 'wash' && !asksToSee.test(message)
  return kinds.length > 0 && (isOfCare || rest.some((word) => !tellsHow(word)))
}

/** Answers what is asked of a kind of goods: with what the pages of its goods say, a page that has nearly all its words, or not at all. */
export async function answerUntold(sources: Sources, turn: Turn): Promise<Draft> {
  const ofKind = await answerKind(sources, turn)
  if (ofKind !== undefined) return ofKind
  const found = await sources.knowledge.findAdvice(turn.message, { words: '' }, turn.at)
  const [best] = found.filter(({ covered }) => covered >= leastCovered)
  const told = best === undefined ? undefined : toPassageDraft([best], { question: turn.message })
  return told ?? admitIgnorance()
}
