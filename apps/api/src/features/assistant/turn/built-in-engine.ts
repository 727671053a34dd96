import { dropTales } from '@sluimer/assistant/described/drop-tales'
import { nameDescribed } from '@sluimer/assistant/described/name-described'
import { writeShopNames } from '@sluimer/assistant/described/other-names'
import { findWrittenHeading } from '@sluimer/assistant/headings/find-heading'
import type { PageQuestion } from '@sluimer/assistant/questions/question-bank'
import { correctGoods } from '@sluimer/assistant/spelling/correct-goods'
import { readSubject } from '@sluimer/assistant/subject/subject'
import { dropTakenBack } from '@sluimer/assistant/text/drop-taken-back'
import { dropUnwanted } from '@sluimer/assistant/text/drop-unwanted'
import { nameLoved } from '@sluimer/assistant/text/name-loved'
import { nameWithSize } from '@sluimer/assistant/text/name-with-size'
import { writeOut } from '@sluimer/assistant/text/write-out'
import { auditGoods } from '../audit/audit-goods.ts'
import { showSought } from '../audit/show-sought.ts'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { goBackToGoods } from '../further/go-back-to-goods.ts'
import { leavesGoods } from '../further/leaves-goods.ts'
import { answerTopic } from '../plan/answer-asked.ts'
import { tellRest } from '../plan/answer-heading.ts'
import type { Engine } from '../plan/engine.ts'
import { offerHeadings } from '../plan/offer-headings.ts'
import { asksCountryOfIt } from '../reading/ask-of-it.ts'
import { asksToSee } from '../reading/intent-phrases.ts'
import { isOwnWord } from '../slots/find-kind.ts'
import { readWord } from '../slots/judge-words.ts'
import { addSympathy } from '../talk/add-sympathy.ts'
import { answerLanguage } from '../talk/answer-language.ts'
import { takeOrderNumber } from '../talk/answer-order-number.ts'
import { admitIgnorance, isBesideTheShop, warnBesideGoods } from '../talk/answer-talk.ts'
import { readNewSubject } from '../talk/change-subject.ts'
import { keepBeside } from '../talk/keep-beside.ts'
import { keepSubject } from '../talk/keep-subject.ts'
import { readAfterGoods } from '../talk/read-after-goods.ts'
import { sayAnew, sayNoMore, sayOfFormer } from '../talk/say-anew.ts'
import { dropAnger, dropAsides } from '../talk/small-talk.ts'
import { asksDeed, tellsItIsDone, tellsItIsFine } from '../talk/tells.ts'
import { answerAskedOfShown, answerToldOfShown } from '../told/answer-asked-of-shown.ts'
import { tellAsked } from '../told/tell-asked.ts'
import { tellTableFor } from '../told/tell-for-amount.ts'
import { nameOnly } from '../told/tell-prices.ts'
import { tellTariff } from '../told/tell-tariff.ts'
import { addBody } from './add-body.ts'
import { answerAll } from './answer-all.ts'
import { answerAtOnce } from './answer-at-once.ts'
import { answerFact, asksWhatItDoes, findByWords, isCalledOtherwise, tellOfShown } from './answer-fact.ts'
import { answerLeft } from './answer-left.ts'
import { answerMoneyBack, answerOfFormer, mayBeToldBefore, tellOfFormer } from './answer-of-former.ts'
import { askFurther } from './ask-further.ts'
import { completeQuestion, readBareTurn, readCorrection } from './complete-question.ts'
import { findAskedInTalk, findNextInTalk } from './find-asked-in-talk.ts'
import { leadWithPage } from './lead-with-page.ts'
import { nameUnsold } from './name-unsold.ts'
import { readInFrame } from './read-in-frame.ts'
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
      const former = readSubject(written)
      const numbered = takeOrderNumber(typed, former)
      if (numbered !== undefined) return keepSubject(sources, numbered, written, former?.asked ?? typed)
      const named = nameDescribed(writeOut(writeShopNames(typed)))
      const fresh = readNewSubject(named)
      // What was spoken of before is remembered, though nothing is read with it.
      const subject = fresh === undefined ? goBackToGoods(sources.search, named, former) : undefined
      const whole = fresh ?? named
      const corrected = readCorrection(whole, subject)
      const plain = nameLoved(nameWithSize(corrected ?? dropUnwanted(dropTakenBack(whole))))
      const message = correctGoods(plain, (word) =>
        isOwnWord(word) ? word : readWord(sources.search.index, word),
      )
      const told = addBody(readAfterGoods(dropAnger(dropAsides(message)), subject), subject)
      const said = dropTales(told)
      const general = await answerTurn(sources, said, { written, subject, at })
      const priced = await tellTariff(sources, general, { message: said, subject, at })
      const ordered = await tellTableFor(sources, priced, { message: said, at })
      const sought =
        subject === undefined ? await showSought(sources, ordered, { message: said, at }) : ordered
      const listed = await tellAsked(sources, sought, { message: said, at })
      const answered = await auditGoods(sources, listed, { message: said, at })
      // What is meant instead of a thing does not go with it.
      const draft = corrected === undefined ? keepBeside(answered, subject, said) : answered
      // What was read with the question before it asks nothing by itself.
      const isOfBefore = readInFrame(said, subject) !== undefined || tellsItIsDone(said)
      const answerAlone = async () => {
        if (isOfBefore) return undefined
        const alone = await answerAll(sources, said, { subject: undefined, at })
        return keepSubject(sources, alone, written, said)
      }
      const answerNext = async () => {
        const next = findNextInTalk(said, subject)
        const page = next === undefined ? undefined : await answerHeadingOf(sources, next, said, at)
        return page === undefined ? undefined : keepSubject(sources, page, written, next?.text ?? said)
      }
      const besides = await answerLeft(sources, draft, { message: said, at })
      const once = await sayAnew(besides, written, said, { answerAlone, answerNext })
      const led = subject === undefined ? await leadWithPage(sources, once, { message: said, at }) : once
      const kept = led.topic === once.topic ? led : keepSubject(sources, led, written, said)
      const anew = warnBesideGoods(addSympathy(kept, told, subject), told)
      // What a question is asked about already has been told, so that only who got no answer is offered another.
      if (subject?.asked !== undefined && anew.topic !== undefined) return nameOnly(anew)
      const asking = { message: said, subject, at }
      // At first the likeliest headings are offered; later on what was spoken of tells more.
      const further = subject === undefined ? anew : await askFurther(sources, anew, asking)
      const near = await offerHeadings(sources, further, {
        message: said,
        isFirst: subject === undefined,
        at,
      })
      const offered = subject === undefined ? await askFurther(sources, near, asking) : near
      // The one heading that came near is what the talk is about from then on.
      return nameOnly(offered.topic === anew.topic ? offered : keepSubject(sources, offered, written, said))
    },
  }
}

/** Answers a turn with what the talk is about. */
async function answerTurn(
  sources: Sources,
  said: string,
  { written, subject, at }: Talk & { written: string | null },
): Promise<Draft> {
  // What goes on with the question before it stands by itself.
  if (goesOnWith(said, subject))
    return keepSubject(sources, await answerAll(sources, said, { subject: undefined, at }), written, said)
  const act = await answerAtOnce(sources, said, { subject, at })
  if (act !== undefined) return keepSubject(sources, act, written, said)
  const before = subject?.asked
  const answerBefore = () => answerAll(sources, before ?? '', { subject: undefined, at })
  const back =
    (await answerMoneyBack(said, subject, answerBefore)) ??
    (await answerOfFormer(said, subject, answerBefore))
  if (back !== undefined) return { ...back, subject: written }
  // What was said of the question before stands, where the page that was found for the turn tells less of it.
  const stay = async (found: Draft): Promise<Draft | undefined> => {
    if (before === undefined || asksToSee.test(said) || !mayBeToldBefore(said)) return undefined
    const former = await answerBefore()
    const content = tellOfFormer(former, found, said).join(' ')
    return content === '' ? undefined : { ...former, content, subject: written }
  }
  // That the password is right asks for nothing that was said of it, and no page tells of old goods by country.
  const isBeyond =
    tellsItIsFine(said) ||
    tellsItIsDone(said) ||
    asksDeed(said) ||
    (subject?.topic === 'old_goods' && asksCountryOfIt(said))
  if (before !== undefined && subject?.topic !== undefined && isBeyond)
    return { ...sayNoMore(await answerBefore(), said), subject: written }
  const full = readBareTurn(said, subject)
  const read = readInTalk(sources.search, full, subject)
  const isRead = read.message !== said
  const further = isRead ? undefined : findAskedInTalk(said, subject)
  // What pages of the goods tell is no question of a page of the service that has one of its words.
  const ofGoods = further && (await answerToldOfShown(sources, said, { subject, at }))
  if (ofGoods !== undefined) return keepSubject(sources, ofGoods, written, said)
  const rest = further && (await tellRest(sources, further, said, { subject, at }))
  if (further !== undefined && rest !== undefined) return keepSubject(sources, rest, written, further.text)
  const told = further === undefined ? undefined : await answerHeadingOf(sources, further, said, at)
  if (further !== undefined && told !== undefined)
    return (await stay(told)) ?? keepSubject(sources, told, written, further.text)
  const asked = isRead ? read.message : completeQuestion(sources, said, subject)
  const { isAnother } = read
  const talk = { subject: isAnother ? undefined : subject, at }
  const draft = nameUnsold(sources, await answerAll(sources, asked, talk), said)
  const ofFormer = read.isAnother || full !== said ? undefined : await stay(draft)
  if (ofFormer !== undefined) return ofFormer
  const isUnknown =
    leavesToPerson(draft) ||
    leavesGoods(said, draft, { subject, isCalledOtherwise: isCalledOtherwise(said) }) ||
    draft.content === admitIgnorance().content ||
    (subject?.asked === undefined && (isBesideTheShop(draft) || (asksWhatItDoes.test(said) && lists(draft))))
  const fact = isUnknown
    ? ((await answerFact(sources, said, { subject, at })) ??
      (await answerAskedOfShown(sources, said, { subject, at })) ??
      (await tellOfShown(sources, said, { subject, at })) ??
      (await findByWords(sources, said, { subject, at })))
    : undefined
  if (fact !== undefined) return keepSubject(sources, fact, written, asked)
  // What only makes sense after the question before it has been read so.
  if (readInFrame(said, subject) !== undefined || !strays(said, draft, subject))
    return keepSubject(sources, draft, written, asked)
  return { ...sayOfFormer(await answerBefore(), said), subject: written }
}

/** Whether a turn was read as more of the question before it. */
function goesOnWith(said: string, subject: Talk['subject']): boolean {
  return subject?.asked !== undefined && said.startsWith(`${subject.asked}, `)
}

/** Whether an answer shows goods, and says that what is asked of them is not known. */
function leavesToPerson({ needsPerson, products, topic }: Draft): boolean {
  return needsPerson && products.length > 0 && topic === undefined
}

function answerHeadingOf(sources: Sources, question: PageQuestion, said: string, at: Date) {
  return answerTopic(sources, { ...question, heading: question.text }, said, { subject: undefined, at })
}

/** Whether goods are only listed, or shown with no more than their price. */
function lists({ content, products }: Draft): boolean {
  return (
    products.length > 0 && /^Ik vond|^Precies zo|^Daarmee|^[^:.]+: (?:vanaf )?€ [\d.,-]+\. /u.test(content)
  )
}
