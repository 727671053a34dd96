import { findHeading } from '@sluimer/assistant/headings/find-heading'
import { pointsBack } from '@sluimer/assistant/subject/points-back'
import { readSum } from '@sluimer/assistant/wish/read-count'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { answerSaving } from '../first/answer-saving.ts'
import { answerSizeOfSet } from '../first/answer-set.ts'
import { answerSurcharge } from '../first/answer-surcharge.ts'
import { answerChanged } from '../further/answer-changed.ts'
import { answerContact } from '../plan/answer-contact.ts'
import { answerQuarrel } from '../plan/answer-no-advice.ts'
import { asksDelivered } from '../reading/delivered.ts'
import { tellsThickness } from '../reading/tell-fit.ts'
import { answerCurtainLength } from '../shown/answer-curtain-length.ts'
import { answerSum } from '../shown/answer-sum.ts'
import { isOnHold } from '../talk/add-sympathy.ts'
import { answerAct } from '../talk/answer-act.ts'
import { answerBound } from '../talk/answer-bound.ts'
import { answerDispleased } from '../talk/answer-displeased.ts'
import { answerOrderNumber } from '../talk/answer-order-number.ts'
import { answerStory } from '../talk/answer-story.ts'
import { answerWhereTo } from '../talk/answer-where-to.ts'
import { answerOfItself, answerSmallTalk } from '../talk/small-talk.ts'
import { answerToldOfShown, answerWashing, answerWidth } from '../told/answer-asked-of-shown.ts'
import { answerDifference } from '../told/answer-difference.ts'
import { tellCases } from '../told/tell-cases.ts'
import { tellForAmount } from '../told/tell-for-amount.ts'
import { answerAge } from './answer-age.ts'
import { answerFact, asksKnownAspect } from './answer-fact.ts'
import { answerMedicine } from './answer-medicine.ts'
import { answerPerson } from './answer-person.ts'
import { answerVerdict } from './answer-verdict.ts'

/** Another way to reach a person, or when there is one. */
const asksOtherWay =
  /\b(?:mail\p{L}*|e-?mail\p{L}*|schrijven|appen|chatten|bericht\p{L}*|formulier|bereikbaar|open|hoe laat|terugbellen)\b/iu

/** Answers who hangs on the line how else, and until when, a person is reached. */
async function answerOnHold(sources: Sources, said: string, talk: Talk): Promise<Draft | undefined> {
  if (!isOnHold(said) || !asksOtherWay.test(said)) return undefined
  return {
    ...(await answerContact(sources, { message: said, wish: readWish(said), ...talk })),
    topic: 'contact',
  }
}

/** So short a message tells no more than it says. */
const fewWords = 5

/** So far ahead a heading is asked for, though the words are those of small talk: 'motor bed reageert niet'. */
const sureLead = 6

function isAsked(said: string): boolean {
  return (findHeading(said)?.lead ?? 0) >= sureLead
}

/** Answers what needs no reading in the talk: a deed, a number, a length, an extra price or a fact of what was shown. Undefined for every other turn. */
export async function answerAtOnce(
  sources: Sources,
  said: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const isFew = said.split(' ').length < fewWords
  const small = isFew && !isAsked(said) ? answerSmallTalk(said) : undefined
  return (
    (await answerPerson(sources, said, { subject, at })) ??
    answerAct(said) ??
    answerOrderNumber(said, subject) ??
    answerDispleased(said, subject) ??
    answerAge(said, subject) ??
    (await answerMedicine(sources, said, at)) ??
    answerQuarrel(said) ??
    answerOfItself(said) ??
    answerStory(said) ??
    small ??
    (await answerChanged(sources, said, { subject, at })) ??
    (await answerOnHold(sources, said, { subject, at })) ??
    (await answerWhereTo(sources, said, { subject, at })) ??
    (await answerVerdict(sources, said, { subject, at })) ??
    (await tellCases(sources, said, { subject, at })) ??
    (await answerCurtainLength(sources, { message: said, wish: readWish(said), subject, at })) ??
    (await answerBound(sources, said, { subject, at })) ??
    (await answerSizeOfSet(sources, said, { subject, at })) ??
    (await answerSaving(sources, said, { subject, at })) ??
    (await answerSurcharge(sources, said, { subject, at })) ??
    (await answerDifference(sources, said, { subject, at })) ??
    (await answerDelivered(sources, said, { subject, at })) ??
    (await tellForAmount(sources, said, { subject, at })) ??
    (await answerWashing(sources, said, { subject, at })) ??
    (await answerWidth(sources, said, { subject, at })) ??
    (asksKnownAspect(said)
      ? undefined
      : ((await answerFact(sources, said, { subject, at })) ??
        (pointsBack.test(said) && !tellsThickness(said)
          ? await answerToldOfShown(sources, said, { subject, at })
          : undefined)))
  )
}

/** 'Doe er dan 2, wat ben ik kwijt met verzenden erbij' asks the sum of what was shown and its delivery. */
async function answerDelivered(
  sources: Sources,
  said: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (
    subject === undefined ||
    !asksDelivered(said) ||
    !(subject.topic === undefined || subject.topic === 'care')
  )
    return undefined
  const message = said.replace(/(\d) ?,(?!\d)/gu, '$1 ')
  // What was summed up before is asked with its delivery: 'en met verzenden?'
  const counted =
    subject.pieces === undefined || readSum(message) !== undefined
      ? message
      : `wat kosten er ${subject.pieces} samen, ${message}`
  return answerSum(sources, { message: counted, wish: readWish(''), subject, at })
}
