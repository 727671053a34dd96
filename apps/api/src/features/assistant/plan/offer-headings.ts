import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { type LikelyHeading, listLikelyHeadings } from '@sluimer/assistant/headings/find-heading'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import type { Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { areKin } from '../reading/are-kin.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { notOurs } from './answer-beyond.ts'
import { answerWithPart } from './answer-service.ts'

/** What is said before the headings where nobody knows the answer, by the words that are said without any. */
const unknown = new Map([
  [admitIgnorance().content, 'Dat weet ik niet zeker, en ik raad liever niet.'],
  [notOurs, 'Dat staat niet bij wat we doen, dus reken er niet op.'],
])
const person = 'Anders helpt een collega je graag:'
/** So little behind the likeliest of all that a message may be, another heading may be meant: beside an answer, where a second one that nobody asked for reads as doubt, and where nothing is answered. */
const near = { beside: 0.25, instead: 6 }
/** So much of a message must have been seen with a heading that is offered. */
const leastSeen = 0.4
const mostBeside = 1
const fewWords = 5
const mostInstead = 3
/** A part with so much of what was said already tells nothing else. */
const same = 0.6
/** Names of parts that say by themselves what they tell; 'Nuttig' and 'In drie stappen' do not. */
const isSentence = /[?.]$/u

/**
 * Adds the headings that a message may ask for as well to its answer, each a button that asks it: to one that was chosen with little lead, and to one that only says that
 * nobody knows. Where only one comes near, that one is told. Returns any other answer as it is.
 */
export async function offerHeadings(
  sources: Pick<Sources, 'knowledge'>,
  draft: Draft,
  { message, isFirst, at }: { message: string; isFirst: boolean; at: Date },
): Promise<Draft> {
  const lead = unknown.get(draft.content)
  // A short turn leans on what was said before it, which its own words do not tell.
  if (lead === undefined && !isFirst && message.split(' ').length <= fewWords) return draft
  // A case that its words tell for certain is no other.
  if (draft.isWhole || findAskedTopic(message)?.isSure || readBodies(message).length > 1) return draft
  const isTold = draft.topic !== undefined && draft.links.length > 0 && draft.answers.length === 0
  // Of two stuffs both were told, and nothing else is meant.
  const tellsSeveral = draft.content.includes('\n')
  if (lead === undefined && (!isTold || tellsSeveral || draft.asksOrder || draft.products.length > 0))
    return draft
  const fits = (one: LikelyHeading) =>
    isSentence.test(one.heading) &&
    one.seen >= leastSeen &&
    one.behind <= (lead === undefined ? near.beside : near.instead) &&
    // Beside an answer, what is of another trade is no other reading of it.
    (draft.topic === undefined || areKin(draft.topic, one.intent))
  const likely = listLikelyHeadings(message).filter(fits)
  const most = lead === undefined ? mostBeside : mostInstead
  const kept = await keepOthers(sources, { said: draft, likely, most, at })
  const headings = lead === undefined ? kept : await keepOfMessage(sources, kept, { message, at })
  if (headings.length === 0) return draft
  const only =
    draft.content === admitIgnorance().content && headings.length === 1
      ? likely.find(({ heading }) => heading === headings[0])
      : undefined
  const told = only && (await answerWithPart(sources, only.heading, at))
  if (only !== undefined && told !== undefined) return tellOnly(told, only)
  const named = headings.join(' Of: ')
  const content =
    lead === undefined
      ? `${draft.content}\nOf bedoel je: ${named}`
      : `${lead}\nBedoel je misschien: ${named}\n${person}`
  draft.facts.texts.push(content)
  return { ...draft, content, answers: headings.map((text) => ({ text, value: text })) }
}

/** Tells what a heading says in place of only naming it, and which question that answers, since another may have been asked. */
function tellOnly(told: Draft, { heading, intent }: LikelyHeading): Draft {
  const content = `Ik denk dat je dit bedoelt. ${heading}\n${told.content}`
  told.facts.texts.push(content)
  return { ...told, content, topic: intent, needsPerson: true }
}

/** So many telling words say what a message is about, though no page has them. */
const enoughTold = 3

/** Of several headings, where a message tells little, one whose part has no word of it is there by chance. */
async function keepOfMessage(
  { knowledge }: Pick<Sources, 'knowledge'>,
  headings: readonly string[],
  { message, at }: { message: string; at: Date },
): Promise<readonly string[]> {
  if (headings.length < 2) return headings
  const asked = listTellingStems(message)
  if (asked.length >= enoughTold) return headings
  const parts = await Promise.all(headings.map((heading) => knowledge.findPart(heading, at)))
  return headings.filter((heading, place) => {
    const own = new Set(listTellingStems(`${heading} ${parts[place]?.text ?? ''}`))
    return asked.some((stem) => own.has(stem))
  })
}

/** Keeps the headings whose parts tell something that neither the answer nor a heading before them tells. */
async function keepOthers(
  { knowledge }: Pick<Sources, 'knowledge'>,
  { said, likely, most, at }: { said: Draft; likely: readonly LikelyHeading[]; most: number; at: Date },
): Promise<string[]> {
  const titles = new Set(said.links.map(({ title }) => title))
  const told = new Set(listTellingStems(said.content))
  const kept: string[] = []
  for (const { heading } of likely) {
    const part = titles.has(heading) ? undefined : await knowledge.findPart(heading, at)
    const stems = part === undefined ? [] : listTellingStems(part.text)
    const known = stems.filter((stem) => told.has(stem)).length
    if (stems.length === 0 || known >= stems.length * same || kept.length === most) continue
    kept.push(heading)
    for (const stem of stems) told.add(stem)
  }
  return kept
}
