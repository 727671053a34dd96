import type { Review } from '@sluimer/contract/review/schemas'
import { ThumbsUp } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { VoteAnswer } from './send-vote.server.ts'
import { voteAddress } from './vote-address.ts'

/**
 * "Nuttig (3)": one press says that a review was helpful, another one takes that back. Without scripts the form leads to a page
 * that says so and has the way back.
 */
export function HelpfulVote({ review }: { review: Pick<Review, 'id' | 'name' | 'helpful'> }) {
  const fetcher = useFetcher<VoteAnswer>({ key: `vote-${review.id}` })
  const answer = fetcher.data
  const helpful = answer?.ok ? answer.helpful : review.helpful
  const hasVoted = answer?.ok === true && answer.voted
  return (
    <fetcher.Form
      method="post"
      action={voteAddress}
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <input type="hidden" name="review" value={review.id} />
      <input type="hidden" name="wish" value={hasVoted ? 'take_back' : 'vote'} />
      <button
        type="submit"
        aria-pressed={hasVoted}
        aria-busy={fetcher.state !== 'idle' || undefined}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-bark px-4 text-sm font-semibold hover:border-pine hover:bg-pine-mist aria-pressed:border-pine aria-pressed:bg-pine-mist aria-pressed:text-pine-deep"
      >
        <ThumbsUp className="size-4" aria-hidden="true" />
        {helpful === 0 ? 'Nuttig' : `Nuttig (${helpful})`}
        <span className="sr-only">, beoordeling van {review.name}</span>
      </button>
      <span role="status" className="text-sm text-ink-soft">
        {fetcher.state === 'idle' && answer && describeVote(answer)}
      </span>
    </fetcher.Form>
  )
}

function describeVote(answer: VoteAnswer): string {
  if (!answer.ok) return answer.message
  return answer.voted ? 'Bedankt, je stem telt mee.' : 'Je stem is weg.'
}
