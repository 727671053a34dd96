import { findExampleHeading, findWrittenHeading } from '@sluimer/assistant/headings/find-heading'
import type { Guess } from '@sluimer/assistant/intent/classify'
import type { PageQuestion } from '@sluimer/assistant/questions/question-bank'
import { understand } from '@sluimer/assistant/questions/understand'
import { readSubject } from '@sluimer/assistant/subject/subject'
import { correctGoods } from '@sluimer/assistant/text/correct-goods'
import { dropTakenBack } from '@sluimer/assistant/text/drop-taken-back'
import { writeOut } from '@sluimer/assistant/text/write-out'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { type Draft, joinDrafts } from '../draft/draft.ts'
import { ofAdvice, type Sources, type Talk } from '../draft/plan-context.ts'
import { answerGoodsFirst } from '../first/answer-goods-first.ts'
import { answerAsked, answerTopic } from '../plan/answer-asked.ts'
import { answerBeyond } from '../plan/answer-beyond.ts'
import { answerHeading, dropVerdict } from '../plan/answer-heading.ts'
import { answerByLikeness, isServiceIntent } from '../plan/answer-service.ts'
import { answerGoodsTold } from '../plan/answer-told.ts'
import { believe } from '../plan/believe-guesses.ts'
import { chooseIntent } from '../plan/choose-intent.ts'
import { chooseParts } from '../plan/choose-parts.ts'
import type { Engine } from '../plan/engine.ts'
import { namesOnlyGoods } from '../plan/find-wanted-goods.ts'
import { readSizeOfBed } from '../plan/follow-up.ts'
import { offerHeadings } from '../plan/offer-headings.ts'
import { asksCountryOfIt } from '../reading/ask-of-it.ts'
import { answerCodes } from '../shown/answer-codes.ts'
import { answerForWhom } from '../shown/answer-for-whom.ts'
import { answerRating } from '../shown/answer-rating.ts'
import { isOwnWord } from '../slots/find-kind.ts'
import { readWord } from '../slots/judge-words.ts'
import { addSympathy } from '../talk/add-sympathy.ts'
import { answerCourtesy } from '../talk/answer-courtesy.ts'
import { answerLanguage } from '../talk/answer-language.ts'
import { admitIgnorance, isBesideTheShop } from '../talk/answer-talk.ts'
import { readNewSubject } from '../talk/change-subject.ts'
import { keepBeside } from '../talk/keep-beside.ts'
import { keepSubject } from '../talk/keep-subject.ts'
import { readAfterGoods } from '../talk/read-after-goods.ts'
import { dropOrdinal, readReaction } from '../talk/read-reaction.ts'
import { sayAnew, sayNoMore, sayOfFormer } from '../talk/say-anew.ts'
import { answerSmallTalk, dropAnger, dropAsides } from '../talk/small-talk.ts'
import { asksDeed, tellsItIsDone, tellsItIsFine } from '../talk/tells.ts'
import { answerAskedOfShown, answerToldOfShown } from '../told/answer-asked-of-shown.ts'
import { tellAsked } from '../told/tell-asked.ts'
import { answerAtOnce } from './answer-at-once.ts'
import { answerFact, asksWhatItDoes, tellOfShown } from './answer-fact.ts'
import { answerLeft } from './answer-left.ts'
import { answerMoneyBack, answerOfFormer } from './answer-of-former.ts'
import { addPosture, completeQuestion, readBareTurn, readCorrection } from './complete-question.ts'
import { findAskedInTalk, findNextInTalk } from './find-asked-in-talk.ts'
import { followPlan } from './follow-plan.ts'
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
      const heading = findWrittenHeading(typed)
      const tapped = heading && (await answerTopic(sources, heading, typed, { subject: undefined, at }))
      if (tapped !== undefined) return keepSubject(sources, tapped, written, typed)
      const fresh = readNewSubject(writeOut(typed))
      // What was spoken of before is remembered, though nothing is read with it.
      const subject = fresh === undefined ? readSubject(written) : undefined
      const whole = fresh ?? writeOut(typed)
      const corrected = readCorrection(whole, subject)
      const plain = corrected ?? dropTakenBack(whole)
      const message = correctGoods(plain, (word) =>
        isOwnWord(word) ? word : readWord(sources.search.index, word),
      )
      const said = addPosture(readAfterGoods(dropAnger(dropAsides(message)), subject), subject)
      const answered = await tellAsked(sources, await answerTurn(sources, said, { written, subject, at }), {
        message: said,
        at,
      })
      // What is meant instead of a thing does not go with it.
      const draft = corrected === undefined ? keepBeside(answered, subject, said) : answered
      const answerAlone = async () => {
        const alone = await answerAll(sources, said, { subject: undefined, at })
        return keepSubject(sources, alone, written, said)
      }
      const answerNext = async () => {
        const next = findNextInTalk(said, subject)
        const told = next === undefined ? undefined : await answerHeadingOf(sources, next, said, at)
        return told === undefined ? undefined : keepSubject(sources, told, written, next?.text ?? said)
      }
      const besides = await answerLeft(sources, draft, { message: said, at })
      const once = await sayAnew(besides, written, said, { answerAlone, answerNext })
      const anew = addSympathy(once, said, subject)
      // What a question is asked about already has been told, so that only who got no answer is offered another.
      if (subject?.asked !== undefined && anew.topic !== undefined) return anew
      return offerHeadings(sources, anew, { message: said, isFirst: subject === undefined, at })
    },
  }
}

/** Answers a turn with what the talk is about. */
async function answerTurn(
  sources: Sources,
  said: string,
  { written, subject, at }: Talk & { written: string | null },
): Promise<Draft> {
  const act = await answerAtOnce(sources, said, { subject, at })
  if (act !== undefined) return keepSubject(sources, act, written, said)
  const before = subject?.asked
  const answerBefore = () => answerAll(sources, before ?? '', { subject: undefined, at })
  const back =
    (await answerMoneyBack(said, subject, answerBefore)) ??
    (await answerOfFormer(said, subject, answerBefore))
  if (back !== undefined) return { ...back, subject: written }
  // That the password is right asks for nothing that was said of it, and no page tells of old goods by country.
  const isBeyond =
    tellsItIsFine(said) ||
    tellsItIsDone(said) ||
    asksDeed(said) ||
    (subject?.topic === 'old_goods' && asksCountryOfIt(said))
  if (before !== undefined && subject?.topic !== undefined && isBeyond)
    return { ...sayNoMore(await answerBefore(), said), subject: written }
  const read = readInTalk(sources.search, readBareTurn(said, subject), subject)
  const isRead = read.message !== said
  const further = isRead ? undefined : findAskedInTalk(said, subject)
  // What pages of the goods tell is no question of a page of the service that has one of its words.
  const ofGoods = further && (await answerToldOfShown(sources, said, { subject, at }))
  if (ofGoods !== undefined) return keepSubject(sources, ofGoods, written, said)
  const told = further === undefined ? undefined : await answerHeadingOf(sources, further, said, at)
  if (further !== undefined && told !== undefined) return keepSubject(sources, told, written, further.text)
  const asked = isRead ? read.message : completeQuestion(sources, said, subject)
  const { isAnother } = read
  const talk = { subject: isAnother ? undefined : subject, at }
  const draft = await answerAll(sources, asked, talk)
  const isUnknown =
    leavesToPerson(draft) ||
    draft.content === admitIgnorance().content ||
    (subject?.asked === undefined && (isBesideTheShop(draft) || (asksWhatItDoes.test(said) && lists(draft))))
  const fact = isUnknown
    ? ((await answerFact(sources, said, { subject, at })) ??
      (await answerAskedOfShown(sources, said, { subject, at })) ??
      (await tellOfShown(sources, said, { subject, at })))
    : undefined
  if (fact !== undefined) return keepSubject(sources, fact, written, asked)
  if (!strays(said, draft, subject)) return keepSubject(sources, draft, written, asked)
  return { ...sayOfFormer(await answerBefore(), said), subject: written }
}

/** Whether an answer shows goods, and says that what is asked of them is not known. */
function leavesToPerson({ needsPerson, products, topic }: Draft): boolean {
  return needsPerson && products.length > 0 && topic === undefined
}

function answerHeadingOf(sources: Sources, question: PageQuestion, said: string, at: Date) {
  return answerTopic(sources, { ...question, heading: question.text }, said, { subject: undefined, at })
}

/** Whether goods are only listed. */
function lists({ content, products }: Draft): boolean {
  return products.length > 0 && /^Ik vond|^Precies zo|^Daarmee/u.test(content)
}

async function answerAll(sources: Sources, message: string, talk: Talk): Promise<Draft> {
  const whole = await answerWhole(sources, message, talk)
  return dropVerdict(whole ?? (await answerQuestions(sources, message, talk)), message)
}

/** Answers a message that is not split; undefined for one that may ask several things. */
async function answerWhole(sources: Sources, message: string, talk: Talk): Promise<Draft | undefined> {
  const courtesy = answerCourtesy(message)
  if (courtesy !== undefined) return courtesy
  // What an example says letter for letter is no question of likeness; in a talk it may be about what was shown.
  const example = talk.subject === undefined ? findExampleHeading(message) : undefined
  const meant = example && (await answerTopic(sources, example, message, talk))
  if (meant !== undefined) return meant
  const forWhom = await answerForWhom(sources, message, talk)
  if (forWhom !== undefined) return forWhom
  const goods = await answerGoodsFirst(sources, message, talk)
  if (goods !== undefined) return goods
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
  const draft = intent === undefined ? undefined : await followPlan(sources, turn, intent)
  const possible = draft === undefined ? await answerAsked(sources, written, talk, 'possible') : undefined
  if (possible !== undefined) return possible
  const found = draft ?? (await answerByLikeness(sources, turn)) ?? admitIgnorance()
  const isTopic =
    intent !== undefined &&
    (isServiceIntent(intent) ||
      intent === 'contact' ||
      intent === 'made_to_measure' ||
      ofAdvice.includes(intent))
  return isTopic && draft !== undefined ? { ...found, topic: intent } : found
}

/** Answers the questions of one message, one after the other. What one of them does not know is left to its links. */
async function answerParts(sources: Sources, questions: readonly string[], talk: Talk): Promise<Draft> {
  const drafts: Draft[] = []
  for (const question of questions) drafts.push(await answerOne(sources, question, talk))
  return joinDrafts(drafts)
}
