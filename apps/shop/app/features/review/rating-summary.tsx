import type { Rating } from '@sluimer/contract/review/rating'
import type { ProductReviews } from '@sluimer/contract/review/schemas'
import { Link, useSearchParams } from 'react-router'
import { StarRating } from '../../ui/mark/star-rating.tsx'
import { buildReviewSearch } from './review-address.ts'
import { formatAverage, formatReviewCount } from './review-words.ts'
import { useListHash } from './use-list-hash.ts'

type Counted = Pick<ProductReviews, 'histogram' | 'score'>

/** The average and how it came about: a bar per score, each a link to the reviews with that score. */
export function RatingSummary({ rating, reviews }: { rating: Rating; reviews: Counted }) {
  return (
    <div className="col-start-1 w-full">
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-display text-5xl leading-none font-semibold lining-nums" aria-hidden="true">
          {formatAverage(rating.average)}
        </span>
        <StarRating score={rating.average} size="medium" />
      </p>
      <p className="mt-2 text-ink-soft">
        {formatReviewCount(rating.count)}, gemiddeld {formatAverage(rating.average)} van 5
      </p>
      <ul className="mt-4 flex max-w-[26rem] flex-col">
        {reviews.histogram.map((bar) => (
          <li key={bar.score}>
            <Bar bar={bar} total={rating.count} isChosen={reviews.score === bar.score} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Bar(props: { bar: ProductReviews['histogram'][number]; total: number; isChosen: boolean }) {
  const { bar, total, isChosen } = props
  const [search] = useSearchParams()
  const hash = useListHash()
  const look =
    'grid min-h-11 grid-cols-[4.75rem_1fr_2.5rem] items-center gap-3 rounded-field px-2 -mx-2 text-sm'
  const content = (
    <>
      <span>{formatStars(bar.score)}</span>
      <span className="h-2.5 overflow-hidden rounded-full bg-sand" aria-hidden="true">
        <span
          className="block h-full rounded-full bg-honey"
          style={{ width: `${(bar.count / total) * 100}%` }}
        />
      </span>
      <span className="text-right tabular-nums">
        {bar.count}
        <span className="sr-only">{bar.count === 1 ? ' beoordeling' : ' beoordelingen'}</span>
      </span>
    </>
  )
  if (bar.count === 0) return <div className={`${look} text-ink-soft`}>{content}</div>
  const to = `${buildReviewSearch(search, { score: isChosen ? undefined : bar.score, page: 1 }) || '?'}${hash}`
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`${look} hover:bg-pine-mist ${isChosen ? 'bg-pine-mist font-semibold' : ''}`}
    >
      {content}
    </Link>
  )
}

const formatStars = (score: number) => (score === 1 ? '1 ster' : `${score} sterren`)
