import { findHeading } from '@sluimer/assistant/headings/find-heading'
import { generalise } from '@sluimer/assistant/questions/generalise'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import type { Draft } from '../draft/draft.ts'
import { asksCountryOfIt } from '../reading/ask-of-it.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { askedParts, pickTold } from '../talk/pick-told.ts'

/** A longer turn says by itself what it asks. */
const mostWords = 14
/** Goes on about what was said: 'moet ik dan iets terugsturen'. */
const goesOn = /\b(?:dan|daar\p{L}*)\b/iu
/** So far ahead a heading is asked for, whatever was said before. */
const clearLead = 1.25

/** So far ahead alone nothing that was said before is asked for, unless the turn points at it. */
const surelyOther = 4

/** Whether what was said before may tell a turn: it is short, asks for something that can be found, and no other heading for sure. */
export function mayBeToldBefore(message: string): boolean {
  if (message.split(' ').length > mostWords) return false
  const asksPart = askedParts.some(({ asks }) => asks.test(message))
  if (!asksPart && listTellingStems(message).length === 0) return false
  return goesOn.test(message) || (findHeading(message)?.lead ?? 0) < surelyOther
}

/**
 * Returns the sentences of the answer before that tell a turn, where these have more of what it asks than the answer that was found for it: 'moet ik dan zelf bewijzen dat het
 * een fout is' after the guarantee, of which the page about whose fault it is tells nothing. Empty where the new answer knows as much.
 */
export function tellOfFormer(former: Draft, found: Draft, typed: string): readonly string[] {
  if (former.content === found.content) return []
  // A town stands for its country, which is what pages name.
  const message = `${typed} ${generalise(typed)}`
  const own = listCovered(former.content, message)
  const isUnknown = found.content === admitIgnorance().content
  const other = isUnknown ? new Set<string>() : listCovered(toText(found), message)
  const isAll = [...other].every((one) => own.has(one))
  const isMore = [...own].some((one) => !other.has(one))
  const leans = goesOn.test(typed) && (isMore || (findHeading(typed)?.lead ?? 0) < clearLead)
  const isOfIt = (isAll && isMore) || (own.size > 0 && (isAll || isMore) && (leans || asksCountryOfIt(typed)))
  return isOfIt ? pickTold(former.content, message) : []
}

/** Returns which words of a message, and which things that it asks for, a text has. */
function listCovered(text: string, message: string): ReadonlySet<string> {
  const said = new Set(listTellingStems(text))
  const parts = askedParts.filter(({ asks }) => asks.test(message))
  const stems = listTellingStems(message).filter(
    (stem) => said.has(stem) && !parts.some(({ asks }) => asks.test(stem)),
  )
  return new Set([...stems, ...parts.filter(({ says }) => says.test(text)).map(({ asks }) => asks.source)])
}

function toText({ content, links, products }: Draft): string {
  return [content, ...[...links, ...products].map(({ title }) => title)].join(' ')
}
