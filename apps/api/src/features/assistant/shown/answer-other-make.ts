import { findOtherMake } from '@sluimer/assistant/kinds/other-makes'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { isGoods, isKnownWord } from '../slots/judge-words.ts'
import { answerGoods } from './answer-goods.ts'

/** A make by its name, of which nobody has made a list: 'verkopen jullie het merk …'. */
const calledMake =
  /\b(?:het |een )?merk (?:genaamd |van )?(?!is\b|zijn\b|hebben\b|voor\b|van\b|jullie\b)(\p{Lu}?\p{L}{3,})\b/u

/**
 * Says that a make is not sold here, with the goods of the kind that are, instead of showing these as if they were of it. Undefined where no other
 * make is asked for.
 */
export async function answerOtherMake(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const make = findOtherMake(message) ?? findCalled(sources, message)
  if (make === undefined || !make.isAsked) return undefined
  const lack = `${make.name} hebben we niet.`
  const wish = readWish(make.rest)
  const isOfGoods = wish.text.split(' ').some(isGoods)
  const goods = isOfGoods ? await answerGoods(sources, wish, at) : undefined
  if (goods === undefined || goods.isUnsold || goods.products.length === 0)
    return addFacts(aDraft(`${lack} Noem een artikel, dan laat ik zien wat er wel is.`), make.name)
  return joinDrafts([addFacts(aDraft(`${lack} Van andere merken is er wel dit.`), make.name), goods])
}

function addFacts(draft: Draft, name: string): Draft {
  draft.facts.values.push(name)
  draft.facts.texts.push(draft.content)
  return draft
}

/** The name itself is not repeated: nothing that somebody writes has a place in an answer. */
function findCalled({ search }: Sources, message: string) {
  const [whole, word] = calledMake.exec(message) ?? []
  if (whole === undefined || word === undefined || isGoods(word) || isKnownWord(search.index, word))
    return undefined
  return { name: 'Dat merk', rest: message.replace(whole, ' '), isAsked: true }
}
