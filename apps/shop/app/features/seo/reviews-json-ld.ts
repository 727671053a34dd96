import type { ProductReviews } from '@sluimer/contract/review/schemas'
import type { Node } from './json-ld-node.ts'

const limits = { bestRating: 5, worstRating: 1 }

/**
 * The rating of a product and the reviews that stand on this page; nothing without any. Machines are told as plainly as
 * people that an example is one.
 */
export function reviewsJsonLd(reviews: ProductReviews | undefined): Record<string, Node | Node[]> {
  if (!reviews?.rating) return {}
  const { rating, has_examples, reviews: listed } = reviews
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      ...limits,
      ...(has_examples && { description: 'Met voorbeeldbeoordelingen: deze winkel is een demo.' }),
    },
    review: listed.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      name: review.title,
      reviewBody: review.content,
      datePublished: review.written_at.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: review.score, ...limits },
      ...(review.is_example && { description: 'Voorbeeldbeoordeling: verzonnen voor een demowinkel.' }),
    })),
  }
}
