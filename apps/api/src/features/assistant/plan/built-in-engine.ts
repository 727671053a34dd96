import type { Guess } from '@sluimer/assistant/intent/classify'
import type { Intent } from '@sluimer/assistant/intent/intents'
import { understand } from '@sluimer/assistant/questions/understand'
import { readSubject } from '@sluimer/assistant/subject/subject'
import { correctGoods } from '@sluimer/assistant/text/correct-goods'
import { dropTakenBack } from '@sluimer/assistant/text/drop-taken-back'
import { writeOut } from '@sluimer/assistant/text/write-out'
import { readWish, type Wish } from '@sluimer/assistant/wish/read-wish'
import { aDraft, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Talk, Turn } from '../draft/plan-context.ts'
import { asksOpinion, asksToBuy, asksToSee } from '../reading/intent-phrases.ts'
import { answerCodes } from '../shown/answer-codes.ts'
import { answerForWhom } from '../shown/answer-for-whom.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { answerRating } from '../shown/answer-rating.ts'
import { answerKind } from '../shown/answer-shown.ts'
import { asksStock, asksWhen, tellStock, tellWhen } from '../shown/tell-stock.ts'
import { isOwnWord } from '../slots/find-kind.ts'
import { hasOwnName, isForeign, isGoods, readWord } from '../slots/judge-words.ts'
import { answerAct } from '../talk/answer-act.ts'
import { answerCourtesy } from '../talk/answer-courtesy.ts'
import { answerLanguage } from '../talk/answer-language.ts'
import { answerMoneyBack } from '../talk/answer-money-back.ts'
import { admitIgnorance, answerTalk, askForOrder, isTalkIntent } from '../talk/answer-talk.ts'
import { answerWhereTo } from '../talk/answer-where-to.ts'
import { keepSubject, ofAdvice } from '../talk/keep-subject.ts'
import { readAfterGoods } from '../talk/read-after-goods.ts'
import { sayAnew, sayOfFormer } from '../talk/say-anew.ts'
import { answerSmallTalk, dropAsides } from '../talk/small-talk.ts'
import { answerCare, answerFirmness, answerMadeToMeasure } from './answer-advice.ts'
import { answerAsked } from './answer-asked.ts'
import { answerBeyond } from './answer-beyond.ts'
import { answerContact } from './answer-contact.ts'
import { answerHeading, dropVerdict } from './answer-heading.ts'
import { answerLegal, answerMedical } from './answer-no-advice.ts'
import { answerProduct } from './answer-product.ts'
import { answerByLikeness, answerQuestion, answerService, isServiceIntent } from './answer-service.ts'
import { answerGoodsTold } from './answer-told.ts'
import { answerUntold, leavesUntold } from './answer-untold.ts'
import { believe } from './believe-guesses.ts'
import { chooseIntent } from './choose-intent.ts'
import { chooseParts } from './choose-parts.ts'
import { completeQuestion, findFurtherQuestion, readCorrection } from './complete-question.ts'
import type { Engine } from './engine.ts'
import { namesOnlyGoods } from './find-wanted-goods.ts'
import { dropOrdinal, joinWish, readReaction, readSizeOfBed } from './follow-up.ts'
import { readInTalk } from './read-in-talk.ts'
import { strays } from './strays.ts'

/**
 * Creates the engine that needs no key and no network: what a message is about decides a fixed plan, and the plan's
 * tools read the catalogue and the pages of the shop. Nothing that a tool reads can change the plan.
 */
export function createBuiltInEngine(sources: Sources): Engine {
  return {
    async answer({ message: typed, subject: written }, at) {
      const other = answerLanguage(typed)
      if (other !== undefined) return { ...other, subject: written }
      const subject = readSubject(written)
      const whole = writeOut(typed)
      const plain = readCorrection(whole, subject) ?? dropTakenBack(whole)
      const message = correctGoods(plain, (word) =>
        isOwnWord(word) ? word : readWord(sources.search.index, word),
      )
      const said = readAfterGoods(dropAsides(message), subject)
      const draft = await answerTurn(sources, said, { written, subject, at })
      return sayAnew(draft, written, said, async () => {
        const alone = await answerAll(sources, said, { subject: undefined, at })
        return keepSubject(sources, alone, written, said)
      })
    },
  }
}

/** Answers a turn with what the talk is about. */
async function answerTurn(
  sources: Sources,
  said: string,
  { written, subject, at }: Talk & { written: string | null },
): Promise<Draft> {
  const small = said.split(' ').length < fewWords ? answerSmallTalk(said) : undefined
  const act = answerAct(said) ?? small ?? (await answerWhereTo(sources, said, { subject, at }))
  if (act !== undefined) return keepSubject(sources, act, written, said)
  const before = subject?.asked
  const answerBefore = () => answerAll(sources, before ?? '', { subject: undefined, at })
  const back = await answerMoneyBack(said, subject, answerBefore)
  if (back !== undefined) return { ...back, subject: written }
  const further = findFurtherQuestion(said, subject)
  const told = further === undefined ? undefined : await answerQuestion(sources, further, at)
  if (further !== undefined && told !== undefined) return keepSubject(sources, told, written, further.text)
  const { message: asked, isAnother } = readInTalk(
    sources.search,
    completeQuestion(sources, said, subject),
    subject,
  )
  const talk = { subject: isAnother ? undefined : subject, at }
  const draft = await answerAll(sources, asked, talk)
  if (!strays(said, draft, subject)) return keepSubject(sources, draft, written, asked)
  return { ...sayOfFormer(await answerBefore(), said), subject: written }
}

async function answerAll(sources: Sources, message: string, talk: Talk): Promise<Draft> {
  const whole = await answerWhole(sources, message, talk)
  return dropVerdict(whole ?? (await answerQuestions(sources, message, talk)), message)
}

/** Answers a message that is not split; undefined for one that may ask several things. */
async function answerWhole(sources: Sources, message: string, talk: Talk): Promise<Draft | undefined> {
  const courtesy = answerCourtesy(message)
  if (courtesy !== undefined) return courtesy
  const forWhom = await answerForWhom(sources, message, talk)
  if (forWhom !== undefined) return forWhom
  const isOne = chooseParts(sources, message) === undefined
  const known = isOne ? await answerKnown(sources, message, talk) : undefined
  return known ?? answerGoodsTold(sources, message, talk)
}

/** Answers what the words of a message tell; 'en een boxspring' after goods names another, and asks nothing of a page. */
async function answerKnown(sources: Sources, message: string, talk: Talk): Promise<Draft | undefined> {
  if (talk.subject !== undefined && talk.subject.topic === undefined && namesOnlyGoods(message))
    return undefined
  return (await answerAsked(sources, message, talk)) ?? (await answerBeyond(sources, message, talk.at))
}

async function answerQuestions(sources: Sources, message: string, talk: Talk): Promise<Draft> {
  const parts = chooseParts(sources, message)
  return parts === undefined ? answerOne(sources, message, talk) : answerParts(sources, parts, talk)
}

/** Above this share a message asks something of the shop, however it is said. */
const sureShare = 0.85
/** So short a message tells no more than it says. */
const fewWords = 5

function isQuestion([best]: readonly Guess[]): boolean {
  return (
    best !== undefined &&
    best.intent !== 'about_shop' &&
    (isServiceIntent(best.intent) || best.intent === 'order_status')
  )
}

async function answerOne(sources: Sources, written: string, talk: Talk): Promise<Draft> {
  const known = await answerKnown(sources, written, talk)
  if (known !== undefined) return known
  const points = (talk.subject?.productIds.length ?? 0) > 0
  const about = talk.subject?.wish.text ?? ''
  const message = points ? readReaction(written, about) : written
  const said = readSizeOfBed(points ? dropOrdinal(message) : message, about)
  const guesses = believe(understand(sources.model, said), said)
  const turn = { message, wish: readWish(said, about), share: guesses[0]?.share ?? 0, ...talk }
  const isShort = message.split(' ').length < fewWords
  const smallTalk =
    isShort || (guesses[0]?.share ?? 0) < sureShare || !isQuestion(guesses)
      ? answerSmallTalk(message)
      : undefined
  if (smallTalk !== undefined) return smallTalk
  const intent = chooseIntent(sources, turn, guesses)
  const told =
    (await answerCodes(sources, turn)) ??
    (await answerRating(sources, turn)) ??
    (await answerHeading(sources, turn))
  if (told !== undefined)
    return intent !== undefined && isServiceIntent(intent) ? { ...told, topic: intent } : told
  const likely =
    intent !== undefined && isServiceIntent(intent)
      ? await answerAsked(sources, written, talk, 'likely')
      : undefined
  if (likely !== undefined) return likely
  const draft = intent === undefined ? undefined : await follow(sources, turn, intent)
  const possible = draft === undefined ? await answerAsked(sources, written, talk, 'possible') : undefined
  if (possible !== undefined) return possible
  const found = draft ?? (await answerByLikeness(sources, turn)) ?? admitIgnorance()
  const isTopic =
    intent !== undefined && (isServiceIntent(intent) || intent === 'contact' || ofAdvice.includes(intent))
  return isTopic && draft !== undefined ? { ...found, topic: intent } : found
}

/** Answers the questions of one message, one after the other. What one of them does not know is left to its links. */
async function answerParts(sources: Sources, questions: readonly string[], talk: Talk): Promise<Draft> {
  const drafts: Draft[] = []
  for (const question of questions) drafts.push(await answerOne(sources, question, talk))
  return joinDrafts(drafts)
}

/** Follows the plan of an intent; undefined when its tools know nothing. */
async function follow(sources: Sources, turn: Turn, intent: Intent): Promise<Draft | undefined> {
  if (intent === 'medical') return answerMedical(sources, turn)
  if (isTalkIntent(intent)) return answerTalk(intent)
  if (intent === 'legal') return answerLegal(sources, turn)
  if (isServiceIntent(intent)) return answerService(sources, turn, intent)
  switch (intent) {
    case 'product':
      return answerWish(sources, turn)
    case 'product_fact':
      return (await answerMeasured(sources, turn)) ?? answerProduct(sources, turn)
    case 'made_to_measure':
      return answerMadeToMeasure(sources, turn)
    case 'firmness':
      return answerFirmness(sources, turn)
    case 'care':
      return answerCare(sources, turn)
    case 'order_status':
      return askForOrder()
    case 'contact':
      return answerContact(sources, turn)
  }
}

async function answerWish(sources: Sources, turn: Turn): Promise<Draft> {
  const joined = joinWish(sources.search, turn.message, turn.wish, turn.subject)
  const isKind = joined.text !== '' && !hasOwnName(sources.search.index, joined.text)
  const isRated = joined.order === undefined && isKind && asksOpinion.test(turn.message)
  const wish: Wish = isRated ? { ...joined, order: 'best_rated' } : joined
  if (wish.text === '' && wish.price === undefined && wish.order === undefined)
    // After a question about the service a turn without goods looks for none.
    return turn.subject?.topic === undefined
      ? aDraft('Wat zoek je? Noem bijvoorbeeld een artikel, een maat, een kleur of een prijs.')
      : admitIgnorance()
  const measured = await answerMeasured(sources, turn)
  if (measured !== undefined) return measured
  if (wish === turn.wish && wish.order === undefined && hasOwnName(sources.search.index, wish.text))
    return answerProduct(sources, turn)
  const goods = await answerGoods(sources, wish, turn.at)
  // 'Waarom is de prijs hoger geworden?' asks for nothing that could be sold.
  if (goods.isUnsold && (tellsNoThing(turn) || asksOfTold(turn)))
    return (await answerByLikeness(sources, turn)) ?? admitIgnorance()
  if (asksStock.test(turn.message)) return tellStock(goods)
  if (asksWhen.test(turn.message)) return tellWhen(goods)
  return leavesUntold(sources, turn, wish) ? answerUntold(sources, turn) : goods
}

/** More words than a thing has, and none of a thing: neither is it asked for, nor is it one of another trade. */
const mostWordsOfThing = 4

function tellsNoThing({ message, wish }: Turn): boolean {
  const words = wish.text.split(' ')
  return (
    message.split(' ').length > mostWordsOfThing &&
    !asksToSee.test(message) &&
    !asksToBuy.test(message) &&
    !words.some((word) => isForeign(word) || isGoods(word))
  )
}

/** 'Pilt dat?' after jersey was explained names no goods that somebody could sell. */
function asksOfTold({ message, subject }: Turn): boolean {
  return ofAdvice.includes(subject?.topic) && !asksToSee.test(message) && !asksToBuy.test(message)
}

async function answerMeasured(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  return asksMeasure.test(turn.message) ? answerKind(sources, turn) : undefined
}

const asksMeasure = /\bhoe (?:dik|hoog|zwaar|diep|groot|breed)\b|\bhoeveel (?:\p{L}+ )?zit(?:ten)?\b/iu
