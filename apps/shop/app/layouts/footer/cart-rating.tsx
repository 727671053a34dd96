import type { Footer } from '@sluimer/contract/content/schemas'
import { ExampleMark } from '../../ui/mark/example-mark.tsx'
import { StarRating } from '../../ui/mark/star-rating.tsx'

const starsPerPoint = 0.5

/** HF-07: the score out of ten in the cart page's footer, with the number of reviews; both are content. */
export function CartRating({ trust }: Pick<Footer, 'trust'>) {
  const { cart_score: score, cart_reviews: reviews } = trust
  if (score === '' || reviews === '') return null
  const points = Number(score.split('/', 1)[0]?.replace(',', '.'))
  return (
    <section aria-label="Beoordeling van de winkel" className="pb-6 text-center">
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
        <span className="font-display text-2xl leading-none font-semibold lining-nums">{score}</span>
        <span aria-hidden="true" className="inline-flex">
          {Number.isFinite(points) && <StarRating score={points * starsPerPoint} />}
        </span>
        <span>
          uit {reviews}
          <ExampleMark isShown={trust.is_example} />
        </span>
      </p>
    </section>
  )
}
