import type { ProductReviews } from '@sluimer/contract/review/schemas'
import type { ReviewSort } from '@sluimer/domain/review/review-sort'
import { Link, useSearchParams } from 'react-router'
import { ChipLink, RemovableChip } from '../../ui/button/chip.tsx'
import { aspectWords } from './aspect-words.ts'
import { buildReviewSearch, type ReviewWish, reviewsId } from './review-address.ts'
import { ReviewCard } from './review-card.tsx'
import { formatReviewCount } from './review-words.ts'
import { useListHash } from './use-list-hash.ts'

const sorts: readonly { sort: ReviewSort; label: string }[] = [
  { sort: 'newest', label: 'Nieuwste' },
  { sort: 'helpful', label: 'Nuttigste' },
  { sort: 'highest', label: 'Hoogste score' },
  { sort: 'lowest', label: 'Laagste score' },
]

/** A page of reviews with links to other orders and pages, which keep the page in place, and work without scripts. */
export function ReviewList({ reviews }: { reviews: ProductReviews }) {
  const [search] = useSearchParams()
  const hash = useListHash()
  const to = (changes: Partial<ReviewWish>) => `${buildReviewSearch(search, changes) || '?'}${hash}`
  const toPage = (page: number) => `${buildReviewSearch(search, { page }) || '?'}#${reviewsId}`
  return (
    <div>
      <nav aria-label="Volgorde van de beoordelingen" className="flex flex-wrap gap-2">
        {sorts.map(({ sort, label }) => (
          <ChipLink
            key={sort}
            to={to({ sort, page: 1 })}
            preventScrollReset
            isSelected={sort === reviews.sort}
          >
            {label}
          </ChipLink>
        ))}
        {reviews.about !== null && (
          <RemovableChip
            to={to({ about: undefined, page: 1 })}
            preventScrollReset
            label={aspectWords[reviews.about].title}
          />
        )}
        {reviews.score !== null && (
          <RemovableChip
            to={to({ score: undefined, page: 1 })}
            preventScrollReset
            label={reviews.score === 1 ? '1 ster' : `${reviews.score} sterren`}
          />
        )}
      </nav>
      <p className="mt-4 text-sm text-ink-soft" role="status">
        {formatReviewCount(reviews.listed)}
        {reviews.pages > 1 && `, bladzijde ${reviews.page} van ${reviews.pages}`}
      </p>
      <ul className="mt-3">
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {reviews.pages > 1 && (
        <nav
          aria-label="Bladzijden met beoordelingen"
          className="flex flex-wrap gap-3 border-t border-sand pt-5"
        >
          {reviews.page > 1 && <PageLink to={toPage(reviews.page - 1)}>Vorige beoordelingen</PageLink>}
          {reviews.page < reviews.pages && (
            <PageLink to={toPage(reviews.page + 1)}>Volgende beoordelingen</PageLink>
          )}
        </nav>
      )}
    </div>
  )
}

/** Goes to the top of the list, where the next page begins. */
function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center rounded-full px-[min(1.5rem,6.5vw)] font-semibold text-pine ring-2 ring-pine ring-inset hover:bg-pine-mist"
    >
      {children}
    </Link>
  )
}
