import { listConcepts } from '@sluimer/assistant/intent/concepts'
import { findNotSold } from '@sluimer/assistant/kinds/not-sold'
import { fillerWords } from '@sluimer/assistant/text/filler-words'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { Draft } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { asksToBuy, asksToSee, asksWhetherSold } from '../reading/intent-phrases.ts'
import { hasConcept } from '../reading/service-words.ts'
import { isForeign, isGoods, isKnownWord } from '../slots/judge-words.ts'
import { admitIgnorance } from '../talk/answer-talk.ts'
import { tellUnsold } from '../tools/tell-unsold.ts'

const dutch = createLanguage()
const unnamed = 'Dat verkopen we niet.'
/** Before these a thing is where something goes, or what somebody has: 'boven de eettafel', 'mijn groene keuken', 'hij een kachel'. */
const beside =
  /\b(?:boven|onder|naast|op|in|bij|tegen|achter|voor|van|aan|uit|door|tussen|om|over|past?|mijn|mn|m'n|onze?|zijn|haar|hij|zij|hun|ben|is)\s+(?:(?:de|het|een|'t|t|mijn|mn|m'n|onze?|dit|dat|die|zijn|haar)\s+)?(?:\p{L}+e\s+)?$/iu
/** What somebody asks for by a word that nobody knows: 'hebben jullie ook vogelhuisjes'. */
const askedFor =
  /\b(?:heb(?:ben|t|de)?|verko(?:op|opt|pen)|doen|doe|doede|zoek|zoeken|voeren?)\s+(?:(?:je|jij|jullie|u|ge|gij|ik|wij|we|ook|nog|al|soms|misschien|toevallig|van die|zo'n|zon|iets van|wel)\s+)*(?:(?<article>een|ne|nen|n)\s+)?(?:\p{L}+e\s+)?(?<thing>\p{Ll}{4,24})(?=[\s?!.,]|$)/iu
/** 'Achterlicht voor mijn fiets, heb je die ook' */
const namedFirst =
  /^(?<thing>\p{L}{5,24})\b.*\b(?:heb(?:ben|t)?|verko(?:op|pen)) (?:je|jullie|u|ge) (?:die|dat|zoiets)\b/iu
/** 'En een vulslang dan?', 'oke en een krukje voor aan het voeteneind' */
const namedOnly =
  /^(?:(?:ok\p{L}*|en|of|maar|ook|dan|nog|ja|nee)[\s,]+)*(?<article>een|ne|nen|n|zo'?n)\s+(?:\p{L}+e\s+)?(?<thing>\p{Ll}{4,24})(?:\s+(?:dan|ook|misschien|soms))*(?:[\s?!.]*$|\s+(?:waar|voor|met|die|om|van|in)\b)/iu
const askedToBring =
  /\b(?:lever\p{L}*|bezorg\p{L}*|breng\p{L}*)\b.*\b(?:met|van) (?:de|het|een|nen|die) (?:\p{L}+e )?(?<thing>\p{L}{4,})/iu
const asksWhich = /\b(?:welke?|wat voor) (?:\p{L}+e )?(\p{L}+)/iu
const nearest = 'Precies zo heb ik het niet. Dit komt het dichtst in de buurt:'
/** A telegram of so few words names a thing. */
const mostOfTelegram = 4

/**
 * Names the thing that is not sold, as the shopper does, since 'dat' may be anything of a sentence. Where the message asks for no thing at all, such as one that tells a
 * story, it takes the answer back. Returns every other answer as it is.
 */
export function nameUnsold(sources: Sources, draft: Draft, message: string): Draft {
  if (draft.content === admitIgnorance().content) return nameUnknown(sources, message) ?? draft
  const brought = draft.topic?.startsWith('delivery_') ? findBrought(message) : undefined
  if (brought !== undefined) {
    const content = `${brought} verkopen we niet.\n${draft.content.replace(/^Ja[,.] (\p{L})/u, (_, first) => first.toUpperCase())}`
    draft.facts.texts.push(content)
    return { ...draft, content }
  }
  if (draft.isUnsold !== true || !draft.content.startsWith(unnamed)) return draft
  const [, kind = ''] = asksWhich.exec(message) ?? []
  // 'De verf is groen, welke gordijnen passen' asks for curtains, which are shown.
  if (isGoods(kind) && draft.products.some(({ title }) => fold(title).includes(dutch.stem(fold(kind))))) {
    draft.facts.texts.push(nearest)
    const { isUnsold: _, ...near } = draft
    return { ...near, content: nearest }
  }
  const thing = findThing(message)
  if (thing !== undefined) {
    const content = draft.content.replace(unnamed, `${thing} verkopen we niet.`)
    draft.facts.texts.push(content)
    return { ...draft, content }
  }
  const isWish =
    asksToSee.test(message) ||
    asksToBuy.test(message) ||
    asksWhetherSold.test(message) ||
    namedOnly.test(message) ||
    message.split(' ').length <= mostOfTelegram
  return isWish && !tellsOfGoods(message) ? draft : admitIgnorance()
}

/** A cloth, a size or goods of ours are sold, whatever else was not found of them. */
function tellsOfGoods(message: string): boolean {
  return hasConcept(message, ['goods', 'cloth', 'size']) || /\d{2,3} ?x ?\d{2,3}/u.test(message)
}

/** Returns the thing of another trade that somebody asks to be brought: 'komen jullie zaterdag leveren met de frigo'. */
function findBrought(message: string): string | undefined {
  const thing = askedToBring.exec(message)?.groups?.thing
  return thing === undefined ? undefined : findNotSold(thing)?.title
}

function findThing(message: string): string | undefined {
  const kind = findNotSold(message)
  if (kind !== undefined) return kind.title
  for (const { 0: word, index } of message.matchAll(/\p{L}[\p{L}-]{2,23}/gu)) {
    const before = message.slice(0, index)
    if (isForeign(word) && !isGoods(word) && !beside.test(before)) return toName(word, before)
  }
  const found = [askedFor, namedOnly, namedFirst].map((pattern) => pattern.exec(message)?.groups)
  const { article, thing } =
    found.find((groups) => groups?.thing !== undefined && isThing(groups.thing)) ?? {}
  return thing === undefined ? undefined : toName(thing, article === undefined ? '' : 'een ')
}

/** Whether a word may be a thing: it means nothing to the shop, and is no word of asking. */
function isThing(word: string): boolean {
  const folded = fold(word)
  return listConcepts(folded).length === 0 && !fillerWords.has(folded) && !dutch.isStopWord(folded)
}

function toName(word: string, before: string): string {
  const name = word.toLowerCase()
  const several = findNotSold(name)?.title
  if (several !== undefined) return several
  return /\b(?:een|ne|nen|n|zo'n|zon)\s+(?:\p{L}+e\s+)?$/iu.test(before)
    ? `Een ${name}`
    : `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
}

/** 'En een vulslang dan?' after anything names a thing that neither the shop nor its service knows. */
function nameUnknown(sources: Sources, message: string): Draft | undefined {
  const { thing } = namedOnly.exec(message)?.groups ?? {}
  if (thing === undefined || (!isThing(thing) && !isForeign(thing))) return undefined
  return isKnownWord(sources.search.index, thing)
    ? undefined
    : tellUnsold(sources, toName(thing, 'een '), [], null)
}
