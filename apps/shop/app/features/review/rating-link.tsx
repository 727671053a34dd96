import type { Rating } from '@sluimer/contract/review/rating'
import { Link, useLocation } from 'react-router'
import { StarRating } from '../../ui/mark/star-rating.tsx'
import { reviewsId } from './review-address.ts'
import { formatAverage, formatReviewCount } from './review-words.ts'

/** The stars beside a product's name, which link to its reviews. Nothing while there are none. */
export function RatingLink({ rating }: { rating: Rating | null }) {
  const { search } = useLocation()
  if (rating === null) return null
  return (
    <Link
      to={{ search, hash: reviewsId }}
      className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-soft underline-offset-4 hover:text-pine hover:underline"
    >
      <StarRating score={rating.average} />
      <span aria-hidden="true">
        {formatAverage(rating.average)} uit {formatReviewCount(rating.count)}
      </span>
      <span className="sr-only">uit {formatReviewCount(rating.count)}, ga erheen</span>
    </Link>
  )
}
