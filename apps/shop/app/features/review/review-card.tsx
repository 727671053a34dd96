import type { Review } from '@sluimer/contract/review/schemas'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { BadgeCheck } from 'lucide-react'
import { brand } from '../../lib/brand.ts'
import { StarRating } from '../../ui/mark/star-rating.tsx'
import { HelpfulVote } from './helpful-vote.tsx'
import { ReviewPictures } from './pictures/review-pictures.tsx'

/** The opinion of one shopper, as it was written. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <article className="border-t border-sand py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <StarRating score={review.score} />
        <ReviewMark review={review} />
      </div>
      <h3 className="mt-2 font-sans text-lg font-semibold wrap-break-word">{review.title}</h3>
      <p className="mt-1 max-w-[44rem] wrap-break-word whitespace-pre-line">{review.content}</p>
      <ReviewPictures review={review} />
      <ReviewSource review={review} className="mt-2" />
      <HelpfulVote review={review} />
      {review.answer !== null && (
        <div className="mt-4 max-w-[44rem] rounded-card bg-linen p-4">
          <p className="text-sm font-semibold">Antwoord van {brand.name}</p>
          <p className="mt-1 wrap-break-word whitespace-pre-line">{review.answer}</p>
        </div>
      )}
    </article>
  )
}

/** Says what is known about a review's writer: invented, bought the product here, or nothing. */
export function ReviewMark({ review }: { review: Pick<Review, 'is_example' | 'verified'> }) {
  if (review.is_example)
    return (
      <span className="text-sm text-ink-soft">
        Voorbeeld
        <span className="soft-hyphen" />
        beoordeling
      </span>
    )
  if (!review.verified) return null
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold text-pine">
      <BadgeCheck className="size-4.5" aria-hidden="true" />
      Geverifieerde aankoop
    </span>
  )
}

/** The writer of a review, and its date. */
export function ReviewSource({ review, className }: { review: Review; className?: string }) {
  return (
    <p className={`text-sm text-ink-soft ${className ?? ''}`}>
      <span className="wrap-break-word">{review.name}</span>,{' '}
      <time dateTime={review.written_at}>
        {formatDutchDate(toAmsterdamDate(new Date(review.written_at)))}
      </time>
    </p>
  )
}
