import type { Subject } from '@sluimer/assistant/subject/subject'
import { readWish, type Wish } from '@sluimer/assistant/wish/read-wish'
import { formatNames } from '@sluimer/domain/language/format-names'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { listChoicesOfKind } from '../tools/list-choices.ts'
import { dropWish, readDropped } from './drop-wish.ts'
import { area, describeNearest, findNearest, keepSizes, readCompared, readSize, type Size } from './sizes.ts'

const mostWords = 11
const nearest = 'Dit komt het dichtst in de buurt:'
const asksNearest =
  /^(?:(?:en|maar|dus|ok\p{L}*)[\s,]+)*(?:wat|welke?|maat|formaat|\s)+(?:komt?|is|lijkt|zit|ligt)\b(?=.*\b(?:dichtst?e?|meest|nabij)\b)(?:\s+(?:er|het|t|'t|dan|wel|nog|daar|ongeveer|dichtst?e?|meeste?|in|de|buurt|bij|op|erbij|erop|daarbij|daarop|zijn))+[\s?!.]*$/iu

/**
 * Answers a turn right after goods that changes what was looked for by comparing with it: a smaller size, the longest there is, what comes nearest, or a wish that is dropped. The
 * rest of the wish stays. Undefined for any other turn.
 */
export async function answerChanged(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (subject === undefined || subject.topic !== undefined || subject.productIds.length === 0)
    return undefined
  if (message.split(' ').length > mostWords || /\d/u.test(message)) return undefined
  const dropped = readDropped(sources.search, message, subject.wish)
  if (dropped !== undefined) {
    const rest = readSlots(sources.search, readWish(dropped.rest).text)
    const added = rest.kinds.length > 0 ? [] : rest.values.map(({ words }) => words)
    const wish = dropWish(subject.wish, dropped)
    const goods = await answerGoods(sources, { ...wish, text: [wish.text, ...added].join(' ').trim() }, at)
    // What is given up is named, and lacked by nobody.
    return { ...goods, isWhole: true }
  }
  if (hasServiceWord(message) || splitTokens(fold(message)).some(isGoods)) return undefined
  const compared = readCompared(message)
  const isNearest = asksNearest.test(message)
  if (compared === undefined && !isNearest) return undefined
  const wish = joinValues(sources, subject, message)
  const { kinds, values } = readSlots(sources.search, wish.text)
  const size = values.find(({ group }) => group === sizeGroup)
  const had = readSize(size?.words ?? '')
  if (kinds.length === 0) return undefined
  // Where nothing but the size could come nearer, the same goods do.
  if (had === undefined) return isNearest ? show(sources, subject.wish, at, nearest) : undefined
  const others = { ...wish, text: dropWords(wish.text, size?.words ?? '') }
  const choices = await listChoicesOfKind(sources, { text: others.text }, { group: sizeGroup, at })
  const sizes = (choices?.titles ?? []).flatMap((title) => readSize(title) ?? [])
  if (sizes.length < 2) return undefined
  const how = values.filter(({ group }) => group !== sizeGroup).map(({ title }) => title.toLowerCase())
  const beside = how.length === 0 ? '' : ` (${how.join(', ')})`
  if (compared === undefined) {
    const near = findNearest(sizes, had)
    return show(
      sources,
      { ...others, text: `${others.text} ${near.width}x${near.length}` },
      at,
      describeNearest(had, near, sizes),
    )
  }
  const kept = keepSizes(sizes, had, compared)
  const [next] = kept.toSorted(
    (one, other) => compared.exceeds(one, had) - compared.exceeds(other, had) || area(one) - area(other),
  )
  if (next === undefined)
    return show(sources, wish, at, `${compared.than} dan ${write(had)} is er niet${beside}.`)
  const names = formatNames(kept.map(write))
  const prices = kept.length === 1 ? '' : ` De prijzen zijn van ${write(next)}.`
  const told =
    compared.most === undefined
      ? `${compared.than} dan ${write(had)} is er in ${names}${beside}.${prices}`
      : `${compared.than} is ${next[compared.most]} cm${beside}: ${names}.${prices}`
  const looked = { ...others, text: `${others.text} ${next.width}x${next.length}` }
  return show(sources, looked, at, told)
}

/** Says what was found of the sizes before the goods that have them. */
async function show(sources: Sources, wish: Wish, at: Date, told: string): Promise<Draft | undefined> {
  const goods = await answerGoods(sources, wish, at)
  if (goods.products.length === 0) return undefined
  goods.facts.texts.push(told)
  return { ...goods, content: told }
}

/** Puts a colour or a cloth that a turn names besides in the place of the one before. */
function joinValues({ search }: Sources, { wish }: Subject, message: string): Wish {
  const now = readSlots(search, readWish(message).text).values.filter(({ group }) => group !== sizeGroup)
  const before = readSlots(search, wish.text).values
  const replaced = before.filter(({ group }) => now.some((value) => value.group === group))
  const kept = replaced.reduce((text, { words }) => dropWords(text, words), wish.text)
  return { ...wish, text: [kept, ...now.map(({ words }) => words)].join(' ').trim() }
}

function dropWords(text: string, words: string): string {
  return words === '' ? text : text.replace(words, ' ').replace(/ +/gu, ' ').trim()
}

function write({ width, length }: Size): string {
  return `${width} x ${length} cm`
}
