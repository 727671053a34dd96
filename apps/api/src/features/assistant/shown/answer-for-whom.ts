import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { readProperties } from '@sluimer/assistant/wish/read-properties'
import { aDraft, addTileFacts, type Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { getGoods, searchGoods } from '../tools/search-goods.ts'
import { answerGoods } from './answer-goods.ts'

const adult =
  '(?:man|vrouw|vriend|vriendin|partner|moeder|vader|mama|papa|ma|pa|oma|opa|zus|broer|tante|oom|schoonmoeder|schoonvader|schoonouders|ouders|collega|baas|buurvrouw|buurman|mezelf|mij|haar|hem|ons|iemand)'
const child =
  '(?:kind|kindje|kinderen|kleinkind|kleinzoon|kleindochter|zoon|zoontje|dochter|dochtertje|jongen|jongetje|meisje|peuter|kleuter|neefje|nichtje)'
/** 'Voor mn man', 'het is voor mijn dochter van 8', and not a word more. */
const forWhom = new RegExp(
  `^(?:(?:en|maar|het|dat|is|zijn) )*voor (?:(?:een|de|mijn|mn|m'n|ons|onze|me) )?(?:(${adult})|(${child})(?: van \\d{1,2}(?: jaar)?)?)(?: (?:zelf|dan))?[\\s?!.]*$`,
  'iu',
)
/** 'Voor boven de eettafel' tells a place, which no filter knows. */
const forPlace =
  /^(?:(?:en|maar|het|dat|is|zijn) )*voor (?:op|in|onder|boven|bij|naast|aan|achter) (?:(?:de|het|een|mijn|mn|m'n|ons|onze|n) )?\p{L}+(?:, [^?]{1,40})?[\s?!.]*$/iu
/** Of these the length and weight of whoever lies on them decide, which other answers tell. */
const lyingGoods = /matras(?!beschermer)|boxspring|\bbed(?:den)?\b|topper/iu
const words = 'Goed om te weten. Noem een maat, een kleur of een bedrag, dan zoek ik gerichter:'

/**
 * Answers somebody who tells, after goods were shown, for whom or for which place these are: a child sees what is for children, and for anybody else the talk stays
 * with the same goods. Undefined for every other message.
 */
export async function answerForWhom(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const found = forWhom.exec(message)
  const text = subject?.wish.text ?? ''
  const isPlace = forPlace.test(message) && readProperties(message, text) === message
  if (
    (found === null && !isPlace) ||
    subject === undefined ||
    subject.productIds.length === 0 ||
    lyingGoods.test(text)
  )
    return undefined
  if (found?.[2] !== undefined) {
    const wish = { ...subject.wish, text: `${text} kinderen` }
    const { count, ignored, missing } = await searchGoods(sources, wish, at)
    if (count > 0 && ignored.length + missing.length === 0) return answerGoods(sources, wish, at)
  }
  const products = await getGoods(sources, subject.productIds, at)
  const facts = createFacts()
  addTileFacts(facts, products)
  facts.texts.push(words)
  return aDraft(words, { products, facts, subject: writeSubject(subject) })
}
