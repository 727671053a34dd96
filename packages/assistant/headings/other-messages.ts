import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { findGoodsBeginning, goodsWords } from '../intent/concepts.ts'
import { type Intent, listExamples } from '../intent/intents.ts'
import type { Kind } from './learn-kinds.ts'
import talk from './others/talk.json' with { type: 'json' }
import wishes from './others/wishes.json' with { type: 'json' }

/** What no heading of a page answers, but the catalogue, a form or a word of courtesy. */
const otherIntents: readonly Intent[] = [
  'product',
  'order_status',
  'contact',
  'greeting',
  'thanks',
  'about_bot',
  'abilities',
  'off_topic',
  'medical',
  'legal',
  'refuse',
]

/** How goods are wished for, whatever they are. */
function listPlainWishes(goods: string): string[] {
  return [goods, `${goods} in het groen`, `heb je ${goods}`, `ik zoek een ${goods}`, `wat kost een ${goods}`]
}

/** Messages that ask for no page, by kind, so that what asks for one is told from them. */
export function listOtherKinds(): Kind[] {
  const examples = listExamples()
  const byIntent = otherIntents.map((intent) => ({
    name: intent,
    messages: examples.filter((example) => example.intent === intent).map(({ text }) => text),
  }))
  const byTalk = Object.entries(talk).map(([name, messages]) => ({ name, messages }))
  return [...byIntent, ...byTalk, ...listWishes()]
}

/** Wishes by what they wish for: many kinds of few messages are told apart as headings are. */
function listWishes(): Kind[] {
  const byGoods = new Map<string, string[]>(goodsWords.map((goods) => [goods, listPlainWishes(goods)]))
  for (const wish of wishes) {
    const goods =
      splitTokens(fold(wish))
        .map(findGoodsBeginning)
        .find((one) => one !== undefined) ?? 'thing'
    byGoods.set(goods, [...(byGoods.get(goods) ?? []), wish])
  }
  return Array.from(byGoods.values(), (messages) => ({ name: 'product', messages }))
}
