import { createFacts } from '@sluimer/assistant/exit/facts'
import { pickForNeed } from '@sluimer/assistant/kinds/fits-need'
import type { Passage } from '@sluimer/assistant/passages/passage'
import type { FoundPassage } from '@sluimer/assistant/passages/passage-index'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { aDraft, type Draft } from '../draft/draft.ts'
import { ofAdvice, type Sources, type Turn } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'

const mostWords = 10
const mostSentences = 2
/** Asks something of it. */
const asksOfIt =
  /^(?:en |maar )?(?:is|zijn|kan|mag|moet|wordt|blijft|werkt|hoe|waarom|wanneer|voor wie|\p{L}{3,}t (?:dat|die|het|ie|hij|ze)|\p{L}{3,}t \p{L}+[\s?!.]*$)\b|\b(?:dat|die|ervan|erop|eronder)\b/iu
/** Asks to see goods of it, or what they cost. */
const asksGoods =
  /\b(?:heb(?:ben|t)?|heeft|laat|toon|geef|zoek|verko\p{L}*|kost\p{L}*|prijs\p{L}*|bestel\p{L}*|wil)\b/iu

/**
 * After a cloth or a kind was explained, answers what is asked of it further with the sentences of the same pages that say it: 'kreukt dat?', 'is dat
 * goed voor de zomer?' Undefined where none does.
 */
export async function answerOfTold(
  { knowledge, search }: Pick<Sources, 'knowledge' | 'search'>,
  { message, wish, subject, at }: Turn,
): Promise<Draft | undefined> {
  const isTold = ofAdvice.includes(subject?.topic) && subject?.productIds.length === 0
  const about = isTold ? subject.wish.text : ''
  if (
    about === '' ||
    message.split(' ').length > mostWords ||
    asksGoods.test(message) ||
    !asksOfIt.test(message)
  )
    return undefined
  const { values, kinds } = readSlots(search, wish.text)
  const isOther = kinds.some((kind) => !about.includes(kind))
  if (isOther || wish.price !== undefined || values.some(({ group }) => group === sizeGroup)) return undefined
  const found = await knowledge.findAdvice(`${about} ${message}`, { words: '' }, at)
  const stems = listTellingStems(about)
  const isOwn = ({ passage }: FoundPassage) =>
    listTellingStems(passage.title).some((stem) => stems.includes(stem))
  const own = found.filter(isOwn)
  const others = found.filter((one) => !isOwn(one))
  const asked = listTellingStems(message).filter((stem) => !stems.includes(stem))
  const [first, ...more] = own.map(({ passage }) => passage)
  const told = own.flatMap(({ passage }) => pickSentences(passage, message, asked))
  if (first !== undefined && told.length > 0) return tell(first, [...told], [first, ...more])
  for (const { passage } of others) {
    const said = pickSentences(passage, message, asked).filter((sentence) =>
      listTellingStems(sentence).some((stem) => stems.includes(stem)),
    )
    if (said.length > 0) return tell(passage, said, [passage])
  }
  return undefined
}

/** Returns the sentences that name the need in a message, or that have a word of it; the heading is one as well. */
function pickSentences({ title, text, table }: Passage, message: string, asked: readonly string[]): string[] {
  if (table !== undefined) return []
  const all = /[?.]$/.test(title) ? text : `${title}. ${text}`
  const named = all
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => listTellingStems(sentence).some((stem) => asked.includes(stem)))
  return [...new Set([...pickForNeed(all, message), ...named])]
}

function tell({ title, path }: Passage, said: readonly string[], of: readonly Passage[]): Draft {
  const facts = createFacts()
  const shortest = [...new Set(said)].toSorted((a, b) => a.length - b.length).slice(0, mostSentences)
  const content = [...new Set(said)].filter((sentence) => shortest.includes(sentence)).join(' ')
  facts.texts.push(...of.map(({ text }) => text), content)
  facts.paths.add(path)
  return aDraft(content, { facts, links: [{ title, path }] })
}
