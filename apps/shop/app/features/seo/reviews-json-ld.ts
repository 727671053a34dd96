import type { ProductReviews } from '@sluimer/contract/review/schemas'
import type { Node } from './json-ld-node.ts'

const limits = { bestRating: 5, worstRating: 1 }

/**
 * Describes a product's rating and the reviews on this page; nothing without any. Search engines show no mark beside
 * their stars, so example reviews are left out, and so is an average that includes them.
 */
export function toReviewsJsonLd(reviews: ProductReviews | undefined): Record<string, Node | Node[]> {
  if (!reviews?.rating) return {}
  const { rating, has_examples } = reviews
  const real = reviews.reviews.filter((review) => !review.is_example)
  return {
    ...(!has_examples && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        ...limits,
      },
    }),
    ...(real.length > 0 && {
      review: real.map((review) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: review.name },
        name: review.title,
        reviewBody: review.content,
        datePublished: review.written_at.slice(0, 10),
        reviewRating: { '@type': 'Rating', ratingValue: review.score, ...limits },
      })),
    }),
  }
}
