/**
 * Votes on one review that count from one network within the time that a vote is remembered. A family or an office has several
 * readers; a program that throws its cookie away each time gets no further than they do.
 */
export const mostVotesPerNetwork = 3
/** Votes on one review in a day that count, from wherever they come. No review of a shop has so many honest readers. */
export const mostVotesPerDay = 50

/** What is known when somebody finds a review helpful. */
export interface VoteFacts {
  /** Whether the visitor is logged in with the writer's mailbox, or reads in the network in which the review was written. */
  isOwn: boolean
  /** Votes on this review from the visitor's network, as far as they are remembered. */
  fromNetwork: number
  /** Votes on this review in the last day. */
  today: number
}

/** Decides whether another vote on a review counts. */
export function judgeVote({ isOwn, fromNetwork, today }: VoteFacts): 'counts' | 'own' | 'too_many' {
  if (isOwn) return 'own'
  return fromNetwork >= mostVotesPerNetwork || today >= mostVotesPerDay ? 'too_many' : 'counts'
}
