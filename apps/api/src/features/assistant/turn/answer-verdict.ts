import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { adviseCore } from '@sluimer/assistant/kinds/advise-core'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { judgeStuffs } from '@sluimer/assistant/verdict/judge-stuffs'
import { aDraft, type Draft } from '../draft/draft.ts'
import { ofAdvice, type Sources, type Talk } from '../draft/plan-context.ts'
import { seeksGoods } from '../reading/seeks-goods.ts'
import { isGoods } from '../slots/judge-words.ts'

/** A turn that only tells what is needed leans on the stuffs before it. */
const mostWords = 10
const ofNeck = /\b(?:nek|schouder|rug|heup)\p{L}*/iu
const askDoctor = 'Houd je klachten, vraag het dan aan je huisarts of fysiotherapeut.'

/**
 * Says which of the cloths, fillings or cores that a message names suits what somebody needs, in place of what each of them is; 'en voor een zijslaper' after two of them is
 * read with these. Undefined for any other message.
 */
export async function answerVerdict(
  { knowledge }: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  // Cores for two people are weighed where goods are shown.
  if (readBodies(message).length > 1 || adviseCore(message) !== '') return undefined
  // 'Heeft u percal kussenslopen, ik heb het snel warm' looks for some, and asks not whether that is good.
  if (seeksGoods(message) && message.split(/\P{L}+/u).some(isGoods)) return undefined
  const before = ofAdvice.includes(subject?.topic) ? subject?.asked : undefined
  const isShort = message.split(' ').length <= mostWords
  const verdict = judgeStuffs(message, isShort ? before : undefined)
  if (verdict === undefined) return undefined
  const parts = await Promise.all(verdict.headings.map((heading) => knowledge.findPart(heading, at)))
  const links = parts.flatMap((part) => (part === undefined ? [] : [{ title: part.title, path: part.path }]))
  const content =
    ofNeck.test(message) && /klacht|pijn|last/iu.test(message) ? `${verdict.text} ${askDoctor}` : verdict.text
  const draft = aDraft(content, {
    links,
    topic: 'care',
    isWhole: true,
    subject: writeSubject({ wish: { text: '' }, productIds: [], topic: 'care', asked: message }),
  })
  draft.facts.texts.push(content)
  for (const { path } of links) draft.facts.paths.add(path)
  return draft
}
