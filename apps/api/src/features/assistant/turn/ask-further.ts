import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { findHeading, listLikelyHeadings } from '@sluimer/assistant/headings/find-heading'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import type { Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { areKin } from '../reading/are-kin.ts'
import { tellsComplaint } from '../reading/bears-out.ts'
import { hasConcept } from '../reading/service-words.ts'
import { isGoods } from '../slots/judge-words.ts'
import { hearStory } from '../talk/answer-story.ts'
import { admitIgnorance, answerTalk } from '../talk/answer-talk.ts'

/** So much of what was asked must have been seen with a heading that is offered, and so near must it be. */
const near = { seen: 0.4, behind: 8 }
const [mostOffered, mostOwn] = [3, 2]
/** So far ahead the heading of the question before was the one that was asked. */
const leastLead = 1.5
const ofSomebody = /\b(?:ik|mijn|mn|m'n|me|hij|zij|ze|we|moeder|vader|zoon|dochter|man|vrouw|kind|baby)\b/iu
const isSentence = /[?.]$/u
const words = {
  goods:
    'Dat begrijp ik nog niet goed. Gaat het over de artikelen hierboven, vraag dan naar een maat, kleur, stof, prijs of levertijd. Een collega helpt je ook graag:',
  other:
    'Dat begrijp ik nog niet goed. Waar gaat je vraag over: iets wat je zoekt, of een bestelling? Zeg het in een hele zin, of vraag het aan een collega:',
}

/**
 * Asks what a later turn means that nobody understands, by what was heard before it: the goods that were shown, or the headings that are of the same trade as
 * the question before. Whoever only tells something gets a short word back. Returns any other answer as it is.
 */
export async function askFurther(
  { knowledge }: Pick<Sources, 'knowledge'>,
  draft: Draft,
  { message, subject, at }: { message: string; subject: Subject | undefined; at: Date },
): Promise<Draft> {
  if (subject === undefined && isHardlyAsked(draft, message)) {
    const heard = hearStory(message)
    if (heard !== undefined) return { ...heard, subject: draft.subject }
  }
  if (draft.content !== admitIgnorance().content) return draft
  // What nobody here knows of a body, a doctor does.
  if (tellsComplaint(message) && hasConcept(message, ['ill']) && ofSomebody.test(message))
    return { ...answerTalk('medical'), subject: draft.subject }
  if (subject === undefined) {
    const heard = hearStory(message)
    return heard === undefined ? draft : { ...heard, answers: draft.answers, subject: draft.subject }
  }
  if (subject.topic === undefined)
    return say(draft, subject.productIds.length > 0 ? words.goods : words.other)
  const headings: string[] = []
  for (const heading of listNear(message, subject)) {
    if (headings.length === mostOffered) break
    if ((await knowledge.findPart(heading, at)) !== undefined) headings.push(heading)
  }
  if (headings.length === 0) return say(draft, words.other)
  const asked = `Dat begrijp ik nog niet goed. Gaat het over: ${headings.join(' Of: ')}\nAnders helpt een collega je graag:`
  return { ...say(draft, asked), answers: headings.map((text) => ({ text, value: text })) }
}

/** Whether a page was told that a first message hardly asks for: who only tells something may use some of its words. */
function isHardlyAsked({ topic, products, asksOrder, needsPerson }: Draft, message: string): boolean {
  if (topic === undefined || topic === 'contact' || products.length > 0 || asksOrder || needsPerson)
    return false
  const isNear = (findHeading(message)?.lead ?? 0) >= leastLead || findAskedTopic(message) !== undefined
  return !isNear && !splitTokens(fold(message)).some(isGoods)
}

/** Lists the headings of the trade that was spoken of: those that the turn itself comes near to, and then those of the question before. */
function listNear(message: string, { topic, asked = '' }: Subject): string[] {
  if (topic === undefined) return []
  const list = (text: string) =>
    listLikelyHeadings(text).filter(
      ({ heading, intent, seen, behind }) =>
        isSentence.test(heading) && seen >= near.seen && behind <= near.behind && areKin(topic, intent),
    )
  const [own, both] = [list(message).slice(0, mostOwn), list(`${asked} ${message}`)]
  const told = findHeading(asked)
  const others = [...own, ...both]
    .map(({ heading }) => heading)
    .filter((heading) => heading !== told?.heading)
  // What was told already is offered last, for whoever still asks it.
  return [...new Set(told === undefined || told.lead < leastLead ? others : [...others, told.heading])]
}

function say(draft: Draft, content: string): Draft {
  draft.facts.texts.push(content)
  return { ...draft, content }
}
