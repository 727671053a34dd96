import { fold } from '@sluimer/search/text/words/tokens'
import { rememberLast } from '../text/remember-last.ts'
import type { AskedTopic } from './asked-topic.ts'
import { accountTopics } from './topics/account.ts'
import { careFirst } from './topics/care-first.ts'
import { careThen } from './topics/care-then.ts'
import { caseTopics } from './topics/cases.ts'
import { deliveryFirst } from './topics/delivery-first.ts'
import { deliveryThen } from './topics/delivery-then.ts'
import { faultsFirst } from './topics/faults-first.ts'
import { complaintTopics, faultsThen } from './topics/faults-then.ts'
import { madeTopics } from './topics/made.ts'
import { moneyTopics } from './topics/money.ts'
import { orderTopics } from './topics/orders.ts'
import { priceTopics } from './topics/prices.ts'
import { returnsFirst } from './topics/returns-first.ts'
import { returnsThen } from './topics/returns-then.ts'
import { reviewTopics } from './topics/reviews.ts'
import { serviceTopics } from './topics/services.ts'
import { placeTopics } from './topics/where-it-goes.ts'
import { kinds } from './words.ts'

/** The more special ones come first: what holds for composed beds before what holds for all goods. */
const topics: readonly AskedTopic[] = [
  ...caseTopics,
  ...madeTopics,
  ...priceTopics,
  ...placeTopics,
  ...faultsFirst,
  ...faultsThen,
  ...returnsFirst,
  ...returnsThen,
  ...moneyTopics,
  ...accountTopics,
  ...reviewTopics,
  ...serviceTopics,
  ...deliveryFirst,
  ...deliveryThen,
  ...orderTopics,
  ...careFirst,
  ...careThen,
  ...complaintTopics,
]

/** A story holds the words of several questions. */
const mostWords = 60

/**
 * Returns the question that a message asks by the kinds of words it has, however it is put: something broken and money ask for the money.
 * Undefined for most messages, and for those that look for goods.
 */
export const findAskedTopic: (message: string) => AskedTopic | undefined = rememberLast((message) =>
  readTopic(fold(message).replace(/[’'\s]+/gu, ' ')),
)

function readTopic(said: string): AskedTopic | undefined {
  if (kinds.looksFor.test(said) || said.split(' ').length > mostWords) return undefined
  return topics.find(
    ({ has, hasNot }) => has.every((words) => words.test(said)) && hasNot?.test(said) !== true,
  )
}

/** Every heading that messages are told by. */
export const topicHeadings: readonly string[] = [...new Set(topics.map(({ heading }) => heading))]
