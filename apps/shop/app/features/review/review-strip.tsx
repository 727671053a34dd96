import type { LatestReview } from '@sluimer/contract/review/schemas'
import { Link } from 'react-router'
import { StarRating } from '../../ui/mark/star-rating.tsx'
import { Container } from '../../ui/page/container.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ReviewMark, ReviewSource } from './review-card.tsx'

/** The newest reviews of the shop's products, not the best. Nothing while there are none. */
export function ReviewStrip({ reviews }: { reviews: readonly LatestReview[] }) {
  if (reviews.length === 0) return null
  return (
    <Container as="section" width="wide" className="mt-14 lg:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2>Net geschreven</h2>
        <Link
          to="/service/zo-werken-onze-beoordelingen/"
          className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-4 hover:underline"
        >
          Zo werken onze beoordelingen
        </Link>
      </div>
      <p className="mt-1 text-ink-soft">De nieuwste beoordelingen van onze artikelen, hoog of laag.</p>
      <ul className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-3">
        {reviews.map(({ review, product, image }) => (
          <li key={review.id} className="flex flex-col rounded-card bg-linen p-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <StarRating score={review.score} />
              <ReviewMark review={review} />
            </div>
            <h3 className="mt-2 font-sans text-lg font-semibold wrap-break-word">{review.title}</h3>
            <p className="mt-1 line-clamp-4 wrap-break-word">{review.content}</p>
            <ReviewSource review={review} className="mt-2 mb-4" />
            <Link
              to={`${product.link}#beoordelingen`}
              className="mt-auto flex min-h-11 items-center gap-3 border-t border-sand pt-4 font-semibold text-pine underline-offset-4 hover:underline"
            >
              {image && (
                <Picture
                  image={image}
                  sizes="3rem"
                  isDecorative
                  shape="square"
                  className="w-12 shrink-0 rounded-field"
                />
              )}
              <span className="line-clamp-2">{product.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}
