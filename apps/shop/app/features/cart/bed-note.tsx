import type { CartItem } from '@sluimer/contract/cart/schemas'
import { Link } from 'react-router'

type CartBed = NonNullable<CartItem['configuration']>

/** The parts of a composed bed on its line, why it cannot be ordered any more, and the way back into the configurator. */
export function BedNote({ bed }: { bed: CartBed }) {
  return (
    <div className="text-sm">
      <details>
        <summary className="inline-flex min-h-9 items-center text-ink-soft underline underline-offset-4">
          Wat je hebt gekozen
        </summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 pb-1">
          {bed.parts.map(({ title, value }) => (
            <div key={title} className="contents">
              <dt className="text-ink-soft">{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {bed.problem !== null && <p className="font-semibold text-error">{bed.problem}</p>}
      <Link
        to={bed.link}
        className="inline-flex min-h-9 items-center font-semibold text-pine underline underline-offset-4"
      >
        Pas aan<span className="sr-only">: je boxspring</span>
      </Link>
    </div>
  )
}
