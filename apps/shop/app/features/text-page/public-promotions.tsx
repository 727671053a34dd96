import type { PublicPromotion } from '@sluimer/contract/promotion/schemas'
import { Link } from 'react-router'

/** The codes and promotions that anyone can use now, each with its terms beside it. */
export function PublicPromotions({ items }: { items: readonly PublicPromotion[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="acties-van-nu" className="mb-6">
      <h2 id="acties-van-nu">Acties en codes van nu</h2>
      {/* Columns instead of rows: some have many terms, and beside those the others would be half empty. */}
      <ul className="mt-4 gap-4 sm:columns-2 lg:columns-3">
        {items.map((item) => (
          <li
            key={item.code ?? item.title}
            className="mb-4 min-w-0 break-inside-avoid rounded-card bg-linen p-5"
          >
            <h3 className="font-sans text-lg font-semibold text-balance">
              {item.link === null ? (
                item.title
              ) : (
                <Link to={item.link} className="underline decoration-pine/40 underline-offset-4">
                  {item.title}
                </Link>
              )}
            </h3>
            <p className="mt-2">
              {item.code === null ? (
                <span className="text-sm text-ink-soft">Gaat er vanzelf af, zonder code.</span>
              ) : (
                <span className="inline-block rounded-field border-2 border-dashed border-pine bg-paper px-3 py-1.5 text-lg font-semibold tracking-wider wrap-anywhere select-all">
                  {item.code}
                </span>
              )}
            </p>
            <ul className="mt-3 list-disc pl-5 text-sm text-ink-soft">
              {item.conditions.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
