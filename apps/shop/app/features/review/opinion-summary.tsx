import type { ProductReviews } from '@sluimer/contract/review/schemas'
import { Link, useSearchParams } from 'react-router'
import { aspectWords } from './aspect-words.ts'
import { buildReviewSearch } from './review-address.ts'
import { useListHash } from './use-list-hash.ts'

/** What most reviews judge, counted from their own words: each a link to the reviews that say so. Nothing with few reviews. */
export function OpinionSummary({ reviews, total }: { reviews: ProductReviews; total: number }) {
  const [search] = useSearchParams()
  const hash = useListHash()
  if (reviews.summary.length === 0) return null
  return (
    <section aria-labelledby="beoordelingen-kort" className="col-start-2 w-full max-w-[26rem]">
      <h3 id="beoordelingen-kort" className="font-sans text-base font-semibold">
        Waar de beoordelingen over gaan
      </h3>
      <ul className="mt-2 flex flex-col">
        {reviews.summary.map((said) => {
          const isChosen = reviews.about === said.about
          const about = isChosen ? undefined : said.about
          const to = `${buildReviewSearch(search, { about, score: undefined, page: 1 }) || '?'}${hash}`
          return (
            <li key={said.about}>
              <Link
                to={to}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={`-mx-2 flex min-h-11 flex-wrap items-baseline gap-x-2 rounded-field px-2 py-2 text-sm hover:bg-pine-mist ${isChosen ? 'bg-pine-mist font-semibold' : ''}`}
              >
                <span className="font-semibold underline decoration-pine/40 underline-offset-4">
                  {aspectWords[said.about].title}
                </span>
                <span>
                  {said.count} van {total} noemen dit
                </span>
                <span className="text-ink-soft">{describeTones(said)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <p className="mt-1 text-sm text-ink-soft">
        Automatisch geteld uit de woorden van de beoordelingen zelf. Dat kan er soms naast zitten.
      </p>
    </section>
  )
}

function describeTones({ good, bad }: { good: number; bad: number }): string {
  if (bad === 0) return 'allemaal tevreden'
  return good === 0 ? 'allemaal kritisch' : `${good} tevreden, ${bad} kritisch`
}
