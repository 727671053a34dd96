import { findAskedTopic } from '@sluimer/assistant/asked/find-asked-topic'
import { checkAnswer } from '@sluimer/assistant/exit/check-answer'
import { createFacts } from '@sluimer/assistant/exit/facts'
import { findHeading, findHeadingInTalk } from '@sluimer/assistant/headings/find-heading'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import type { Draft } from '../draft/draft.ts'
import { asksCostOfIt, asksTimeOfIt } from '../reading/ask-of-it.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { isGoods } from '../slots/judge-words.ts'

/** How a part begins that asks something: a verb before whom it is asked of, or a word of asking. */
const asks =
  /^(?:(?:en|of|maar|dan|ook|trouwens) )*(?:(?:hoe|hoeveel|hoelang|wat|waar|wanneer|wie|welke?|waarom)\b|\p{L}{2,} (?:ik|je|jij|jullie|ze|zij|we|wij|hij|ie|het|t|er|dat|die|da|iemand|de|mijn|mn)\b)/iu
/** Whoever tells how things are begins like one who asks: 'is net een walrus'. */
const tells = /^(?:heb|ben|was|had|is (?:net|nu|al)|zit (?:al|nu|net))\b/iu
const [fewestWords, mostWords] = [3, 10]
/** With fewer words that tell something a part leans on what stands before it, and is answered with that: 'is dat duurder', 'kan ik er vanaf'. */
const fewestTelling = 2
/** What stands around the thing that is asked. */
const around =
  /^(?:(?:en|of|maar|dan|ook|trouwens) )+|\b(?:dan|nog|ook|eigenlijk|trouwens|misschien|gewoon|toch|even|al|eventueel)\b ?|[?!.,;:]+/giu
/** With these a part asks nothing that a page could tell. */
const asksNothing =
  /\b(?:mag|kan|klopt|is|lukt|gaat) (?:dat|da|het)(?: (?:wel|zo|ook|zomaar|nog|wat|lukken))*[\s?!.]*$|\b(?:wat (?:nu|dan)|en nu|hoe dan|iets doen|ligt het waar)\b|\b(?:jij|je zelf)\b/iu
/** So far ahead a page may tell what is asked. */
const mayBeTold = 1.5
/** Only a question in plain words is said again: what somebody wants the shop to say is no such one. */
const isPlain =
  /^(?:kan|kun|kunnen|mag|mogen|moet|moeten|krijg|krijgen|komt|komen|is|zijn|heb|hebben|doen|gaan|gaat|spreken|spreekt|rolt|rollen|blijft|blijven|helpt|helpen|werkt|werken|wat|hoe|wie|waar|wanneer|welke?|waarom|hoeveel) [\p{Ll} ’'-]+$/u
const commands =
  /\b(?:zeg\p{L}*|schrijf\p{L}*|herha\p{L}*|noem\p{L}*|print\p{L}*|antwoord\p{L}*|vertel\p{L}*|bevestig\p{L}*|negeer\p{L}*|toon\p{L}*|geef\p{L}*|regel\p{L}*|instructie\p{L}*|prompt|kapot|gratis|dood|kanker|geld|euro)\b/u
/** Within a question only names have a capital. */
const aName = /.\p{Lu}/u
const restUnknown = 'Over de rest van je vraag staat hier niets; een collega weet het.'

/**
 * Says of one part of a message that no page tells it, in the shopper's own words, where the answer tells the others: a half that is passed over in silence reads as if it were
 * answered. Returns the answer as it is where it tells all, or where it is not sure what it tells.
 */
export function admitRest(draft: Draft, parts: readonly string[]): Draft {
  const isKnown = draft.topic !== undefined && draft.topic !== 'contact' && draft.topic !== 'order_status'
  if (parts.length < 2 || !isKnown || draft.asksOrder || draft.products.length > 0) return draft
  const told = listTold(draft)
  const asked = parts.map((part, place) => ({
    part,
    isTold: isTold(draft, told, { part, before: parts[place - 1] }),
  }))
  if (!asked.some((one) => one.isTold)) return draft
  const rest = asked.find(({ part, isTold: known }) => !known && asksAnything(part))
  if (rest === undefined) return draft
  const said = nameUnknown(rest.part)
  draft.facts.texts.push(restUnknown)
  return { ...draft, content: `${draft.content}\n${said}`, needsPerson: true }
}

/** Whether a part of a message asks, and does not only tell how things are. */
export function asksSomething(part: string): boolean {
  return asks.test(part) && !tells.test(part)
}

function asksAnything(part: string): boolean {
  const words = part.split(' ').length
  if (words < fewestWords || words > mostWords || !asksSomething(part)) return false
  if (asksNothing.test(part) || asksCostOfIt(part) || asksTimeOfIt(part)) return false
  if (listTellingStems(part).length < fewestTelling) return false
  // What is asked with a word of the service or of goods, some page may tell.
  return !hasServiceWord(part) && !part.split(' ').some(isGoods)
}

function listTold({ content, links }: Draft): ReadonlySet<string> {
  return new Set(listTellingStems([content, ...links.map(({ title }) => title)].join(' ')))
}

function isTold(
  { links }: Draft,
  told: ReadonlySet<string>,
  { part, before }: { part: string; before: string | undefined },
): boolean {
  const titles = links.map(({ title }) => title)
  const headings = [
    findHeading(part)?.heading,
    findAskedTopic(part)?.heading,
    before === undefined ? undefined : findHeadingInTalk(part, before)?.heading,
  ]
  // A page that may tell it is no sure answer, and no sure ignorance either.
  if ((findHeading(part)?.lead ?? 0) >= mayBeTold) return true
  if (headings.some((heading) => heading !== undefined && titles.includes(heading))) return true
  const stems = listTellingStems(part)
  return stems.length === 0 || stems.some((stem) => told.has(stem))
}

/** Names what is not known, unless its words would say something that only the shop may say. */
function nameUnknown(part: string): string {
  const words = part.replaceAll(around, '').trim().toLowerCase()
  if (!isPlain.test(words) || commands.test(words) || aName.test(part)) return restUnknown
  const said = `Over “${words}” staat hier niets; een collega weet het.`
  return checkAnswer({ content: said, paths: [] }, createFacts()).length === 0 ? said : restUnknown
}
