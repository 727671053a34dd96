import type { CartItem } from '@sluimer/contract/cart/schemas'
import { Link } from 'react-router'
import { PartDetails } from '../../ui/message/part-details.tsx'

type CartBed = NonNullable<CartItem['configuration']>

/** The parts of a composed bed on its line, why it cannot be ordered any more, and the way back into the configurator. */
export function BedNote({ bed }: { bed: CartBed }) {
  return (
    <div className="text-sm">
      <PartDetails summary="Wat je hebt gekozen" parts={bed.parts} />
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
