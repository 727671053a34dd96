import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { Link } from 'react-router'

/** Where the customer says what they think of what they bought. */
export function OrderReviews({ reviews }: { reviews: OwnOrder['reviews'] }) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="beoordelen" className="mt-8 print:hidden">
      <h2 id="beoordelen" className="text-2xl">
        Hoe bevalt het?
      </h2>
      <ul className="mt-2">
        {reviews.map(({ title, link }) => (
          <li key={link}>
            <Link
              to={link}
              className="inline-flex min-h-11 items-center text-pine underline underline-offset-4 hover:no-underline"
            >
              Beoordeel {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
