import { readAspect } from '@sluimer/assistant/product/aspects'
import { longestAsked, readSubject, type Subject, writeSubject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Draft } from '../draft/draft.ts'
import { ofAdvice, type Sources } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'

/**
 * Remembers what was answered. A question about delivery in between does not end the talk about goods; one about how goods are kept, or what
 * they are, goes on about what it names.
 */
export function keepSubject(
  { search }: Pick<Sources, 'search'>,
  draft: Draft,
  written: string | null,
  asked: string,
): Draft {
  if (draft.subject !== null) {
    const isWashing = draft.products.length > 0 && readAspect(asked) === 'wash' && !isListing(draft)
    const topic = draft.topic ?? (isWashing ? 'care' : undefined)
    const before = readSubject(draft.subject)
    const own = addPosture(before, asked)
    if (own === undefined || (topic === undefined && own === before)) return draft
    const looked = topic === undefined ? undefined : findLooked(search, own, readSubject(written))
    const about = { ...own, ...(looked && { beside: looked }) }
    return {
      ...draft,
      subject: writeSubject({ ...about, ...(topic && { topic, asked: nameAsked(draft, asked) }) }),
    }
  }
  const former = addNeed(readSubject(written), asked)
  if (draft.topic === undefined) {
    const kept = former ?? rememberNamed(search, asked)
    return kept === undefined ? draft : { ...draft, subject: writeSubject(kept) }
  }
  const goods = former ?? { wish: { text: '' }, productIds: [] }
  const { kinds, values } = readSlots(search, readWish(asked).text)
  const told = [...kinds, ...values.map(({ words }) => words)]
  const isFor = goods.productIds.length > 0 && isPurpose.test(asked)
  const isOther =
    ofAdvice.includes(draft.topic) && told.length > 0 && !isFor && !isAbout(goods.wish.text, kinds)
  const explained = { wish: { text: [...new Set(told)].join(' ') }, productIds: [] }
  const looked = isOther ? findLooked(search, explained, goods) : undefined
  const about = isOther ? { ...explained, ...(looked && { beside: looked }) } : goods
  return { ...draft, subject: writeSubject({ ...about, topic: draft.topic, asked: nameAsked(draft, asked) }) }
}

/** Returns what was looked for before a cloth was explained, so that a size alone goes on about it. */
function findLooked(
  search: Sources['search'],
  { wish, productIds }: Subject,
  former: Subject | undefined,
): string | undefined {
  const isCloth = productIds.length === 0 && readSlots(search, wish.text).kinds.length === 0
  const looked = former?.beside ?? former?.wish.text ?? ''
  return isCloth && readSlots(search, looked).kinds.length > 0 ? looked : undefined
}

/** A question that is too long to be remembered is remembered by the heading that answered it. */
function nameAsked({ links }: Draft, asked: string): string {
  const heading = links.findLast(({ path }) => path.includes('#'))?.title
  return asked.length > longestAsked && heading !== undefined ? heading : asked
}

const aPosture = /\b(?:zij|rug|buik)slaper\b/iu

/** Keeps how somebody lies beside the pillow or mattress that was advised for it. */
function addPosture(own: Subject | undefined, asked: string): Subject | undefined {
  const [posture] = aPosture.exec(readWish(asked).text) ?? []
  const text = own?.wish.text ?? ''
  if (own === undefined || posture === undefined || aPosture.test(text) || !/kussen|matras/iu.test(text))
    return own
  return { ...own, wish: { ...own.wish, text: `${text} ${posture}` } }
}

/** Goods that were looked for go on being looked for, though they shall be washable. */
function isListing({ content }: Draft): boolean {
  return /^(?:Ik vond|Precies zo|Met “|In “)/u.test(content)
}

/** 'Voor een matras van 30 cm' after sheets tells what these lie on, and asks for no mattress. */
const isPurpose =
  /^(?:(?:en|maar|die|het|dat|is|moet|past|passen|ze)\s+)*(?:voor|op|om|over|onder|in|bij)\b/iu

/** Remembers goods that were named beside what no goods answer: 'een kussen voor nekklachten'. */
function rememberNamed(search: Sources['search'], asked: string): Subject | undefined {
  const { kinds } = readSlots(search, readWish(asked).text)
  return kinds.length === 0 ? undefined : { wish: { text: kinds.join(' ') }, productIds: [] }
}

/** What somebody tells of a sleeper that goods say of themselves. */
const dust = /huis ?stof|mijt/iu

/** Keeps a need beside the goods that it was told for: after 'hij is allergisch voor huisstof' a size alone still asks for duvets against it. */
function addNeed(former: Subject | undefined, asked: string): Subject | undefined {
  const text = former?.wish.text ?? ''
  if (former === undefined || text === '' || !dust.test(asked) || dust.test(text)) return former
  return { ...former, wish: { ...former.wish, text: `${text} huisstof` } }
}

function isAbout(text: string, kinds: readonly string[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => text.includes(kind))
}
