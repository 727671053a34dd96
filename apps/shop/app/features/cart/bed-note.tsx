import type { CartItem } from '@sluimer/contract/cart/schemas'
import { Link } from 'react-router'
import { PartDetails } from '../../ui/message/part-details.tsx'

type CartBed = NonNullable<CartItem['configuration']>

/**
 * The parts of a composed bed on its line, and the way back into the configurator. For one that cannot be ordered any
 * more: why, and the way to its own page (`link`), which says what comes nearest. A bed whose whole set is gone
 * (`isSold`) leads nowhere.
 */
export function BedNote({ bed, link, isSold }: { bed: CartBed; link: string; isSold: boolean }) {
  return (
    <div className="text-sm">
      <PartDetails summary="Wat je hebt gekozen" parts={bed.parts} />
      {bed.problem !== null && <p className="font-semibold text-error">{bed.problem}</p>}
      {(isSold || bed.problem !== null) && (
        <Link
          to={bed.problem === null ? bed.link : link}
          className="inline-flex min-h-9 items-center font-semibold text-pine underline underline-offset-4"
        >
          {bed.problem === null ? 'Pas aan' : 'Bekijk wat er wel kan'}
          <span className="sr-only">: je boxspring</span>
        </Link>
      )}
    </div>
  )
}
