import { readBodies } from '@sluimer/assistant/body/read-bodies'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { ofAdvice } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'

/** A longer message says by itself what it asks. */
const mostWords = 9
const fewWords = 6
/** A word for what was spoken of; 'het' is one only behind a verb that needs it. */
const pointer =
  /\b(?:dat|die|deze|dit|hij|ie|hem|ze|zoiets)\b(?! (?:eerste|tweede|derde|vierde|laatste|van))|(?<=\b(?:is|kan|mag|moet|werkt|kreukt|krimpt|slaapt|voelt|past|heb ik|heb je|(?:was|strijk|droog|reinig) (?:ik|je)) )het\b(?!\s+\p{L}+\s+\p{L})/iu
const beginning = /^(?:en|maar|oh?|ok\p{L}*)[\s,]+/iu
/** 'En een wollen?', 'en voor een kussen?' asks the same of something else. */
const ofAnother =
  /^(?:en|maar|of|ok\p{L}*,? en)\s+(?:(?:bij|voor|met|van|om|op|hoe zit het met)\s+)?(?:(?:een|de|het|mijn|n)\s+)?(.+?)(?:\s+(?:dan|ook))*[\s?!.]*$/iu
/** 'En hoelang duurt dat dan?' after goods asks when these come. */
const asksHowLong =
  /^(?:en |ok\p{L}*,? )?(?:hoe ?lang (?:duurt|duren)|wanneer (?:komt|komen|krijg ik|heb ik)|hoe snel (?:is|komt|heb ik)) (?:dat|die|het|ze|hij|deze|de (?:levering|bezorging))(?: (?:dan|ongeveer|in huis|binnen|er|daarvan|ervan|hiervan))*[\s?!.]*$|^(?:en )?(?:(?:wat|hoe lang) is )?(?:de |zijn |hun )?lever(?:tijd|termijn)(?: (?:daarvan|ervan|dan))?[\s?!.]*$/iu
/** 'Wanneer in huis?', with not a word of what comes. */
const asksWhen =
  /^(?:en |ok\p{L}*,? )?(?:wanneer|hoe snel|hoe vlug)(?: (?:is|zijn|dan|in|huis|thuis|binnen|hier|leverbaar|geleverd|er|bij mij))+[\s?!.]*$/iu
/** 'Hebben jullie daar hoeslakens voor?' */
const forIt = /\b(?:daar|er) (.{3,30}?) voor\b/iu
/** 'En daar een topper bij?' asks for one more. */
const isBeside = /\b(?:er|daar)?bij[\s?!.]*$/iu
/** What one is made of stands in several groups of filters, and one takes the place of the other. */
const ofCloth = /materi|stof|vulling|kern|weving|tijk/iu

/** 'Is dat koeler dan satijn?', 'warmer als flanel', 'verschil met jersey' names what something is held against. */
const isAgainst =
  /\b(?:\p{L}{3,}er|meer|minder|even \p{L}+)(?: \p{L}+)? (?:dan|als) (?:(?:een|de|gewone?) )?(\p{L}+)[\s?!.]*$|\bverschil\p{L}*(?: \p{L}+)? met (?:(?:een|de|gewone?) )?(\p{L}+)[\s?!.]*$/iu

/** Goods of which the length and weight of whoever lies on them decide. */
const lyingGoods = /matras|boxspring|\bbed|topper/iu
const ofLying = /matras|boxspring|\bbed|topper|hardheid/iu
/** What a weight decides. */
const ofFirmness = /\bh[1-5]\b|hardheid|stevig|matras|boxspring/iu
const aChild =
  /\b(?:kind|kindje|kleinkind|klein(?:zoon|dochter)|zoon|zoontje|dochter|dochtertje|jongen|meisje|peuter|kleuter|puber|tiener)\b/iu
const ofWeight = /\b(?:kilo|kg|weegt|weeg)\b/iu
/** 'En mijn vriendin 60?' after weights were told. */
const aPersonAndFigure =
  /^(?:en|of|maar)\s+(?:voor\s+)?((?:(?:mijn|m'n|mn|de) )?\p{L}+)\s+(?:is |weegt )?(\d{2,3})[\s?!.]*$/iu
/** 'En mijn vrouw slaapt op dr zij' after a firmness asks which one is for her. */
const anotherLies =
  /^(?:(?:en|maar|of)[\s,]+)*(?:voor )?((?:(?:mijn|m'n|mn|de) )?(?:vriend|vriendin|man|vrouw|partner|moeder|vader|zus|broer))(?:,? (?:die|dan|is|slaapt|ligt|lig|meestal|vooral|altijd|een))* (?:op (?:zijn|z'n|zn|haar|d'r|dr|de|mijn|m'n|mn) (zij|rug|buik)|(zij|rug|buik)slaper)(?: (?:slaapt|ligt|dan))*[\s?!.]*$/iu
const namesPerson = /\b(?:hij|zij|ze|vriend|vriendin|man|vrouw|partner|moeder|vader|zus|broer)$/iu

/** A message as the talk gives it to be understood. */
interface Read {
  readonly message: string
  /** Whether it asks of something else than what was shown. */
  readonly isAnother?: true
}

/**
 * Reads a message with what the talk is about: 'kreukt dat?' after 'wat is percal' asks whether percal creases, 'en een wollen?' after 'hoe was ik een
 * donzen dekbed' how a woollen one is washed, and 'en mijn zoontje van 8?' after mattresses which one suits a child. Any other message stays as it is.
 */
export function readInTalk(search: ProductSearch, message: string, subject: Subject | undefined): Read {
  if (subject === undefined || message.split(' ').length > mostWords) return { message }
  const [body] =
    ofAdvice.includes(subject.topic) && ofFirmness.test(subject.asked ?? '') ? readBodies(message) : []
  if (body?.kilos !== undefined && !lyingGoods.test(subject.wish.text))
    return { message: `${message}, welk matras past daarbij` }
  const ofPerson = ofLying.test(`${subject.wish.text} ${subject.asked ?? ''}`)
    ? readPerson(message)
    : undefined
  if (ofPerson !== undefined) return { message: ofPerson }
  if (
    subject.topic === undefined &&
    subject.productIds.length > 0 &&
    (asksHowLong.test(message) || asksWhen.test(message))
  )
    return { message: 'wanneer komt die' }
  if (subject.asked === undefined || !ofAdvice.includes(subject.topic)) return { message }
  const other =
    message.split(' ').length > fewWords || isBeside.test(message) ? undefined : ofAnother.exec(message)?.[1]
  const swapped = other === undefined ? undefined : swap(search, subject.asked, other)
  if (swapped !== undefined) return { message: swapped, isAnother: true }
  if (subject.wish.text !== '' && forIt.test(message))
    return { message: message.replace(forIt, `$1 voor een ${subject.wish.text}`) }
  const own = readSlots(search, readWish(message).text)
  const isOfShown = subject.productIds.length > 0
  const against = isOfShown ? undefined : holdAgainst(search, message, subject.wish.text)
  if (against !== undefined) return { message: against, isAnother: true }
  if (isOfShown || own.kinds.length > 0 || subject.wish.text === '' || !pointer.test(message))
    return { message }
  return { message: message.replace(beginning, '').replace(pointer, subject.wish.text) }
}

function readPerson(message: string): string | undefined {
  const [, other, lies, sleeper] = anotherLies.exec(message) ?? []
  if (other !== undefined) return `welk matras past bij een ${lies ?? sleeper}slaper`
  const [, person, kilos] = aPersonAndFigure.exec(message) ?? []
  if (person !== undefined && namesPerson.test(person)) return `${person} weegt ${kilos} kilo`
  const asksOther = /\b(?:dekbed|kussen|overtrek|laken)/iu.test(message)
  return aChild.test(message) && !ofWeight.test(message) && !asksOther
    ? 'welk matras past bij een kind'
    : undefined
}

/** Reads 'is dat koeler dan satijn' after percal as a question about both; undefined for what names no other of the same sort. */
function holdAgainst(search: ProductSearch, message: string, about: string): string | undefined {
  const [, than, apart] = isAgainst.exec(message) ?? []
  const other = than ?? apart
  if (other === undefined || about === '' || !areOfOneSort(search, about, other)) return undefined
  if (apart !== undefined) return `wat is het verschil tussen ${about} en ${other}`
  const asked = message.replace(beginning, '')
  return pointer.test(asked) ? asked.replace(pointer, about) : `is ${about} ${asked}`
}

function areOfOneSort(search: ProductSearch, one: string, other: string): boolean {
  const isCloth = (text: string) => {
    const { kinds, values, rest } = readSlots(search, readWish(text).text)
    return kinds.length + rest.length === 0 && values.some(({ group }) => ofCloth.test(group))
  }
  return one !== other && isCloth(one) && isCloth(other)
}

/** Puts another thing, cloth or color in the place of the one that was asked about; undefined when both are not of one sort. */
function swap(search: ProductSearch, asked: string, other: string): string | undefined {
  const now = readSlots(search, readWish(other).text)
  const before = readSlots(search, readWish(asked).text)
  const [kind, ...kinds] = now.kinds
  const [old, ...olds] = before.kinds
  if (now.rest.length > 0 || kinds.length > 0 || olds.length > 0) return undefined
  if (kind !== undefined && old !== undefined && kind !== old) return replaceWord(asked, old, kind)
  const [value] = now.values
  const same = before.values.find(
    ({ group }) => group === value?.group || (ofCloth.test(group) && ofCloth.test(value?.group ?? '')),
  )
  return value === undefined || same === undefined ? undefined : replaceWord(asked, same.words, value.words)
}

function replaceWord(text: string, old: string, other: string): string | undefined {
  const at = text.toLowerCase().indexOf(old.toLowerCase())
  return at < 0 ? undefined : `${text.slice(0, at)}${other}${text.slice(at + old.length)}`
}
