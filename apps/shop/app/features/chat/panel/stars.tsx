import { useState } from 'react'
import { StarIcon } from '../../../ui/mark/star-rating.tsx'

/** CH-04: 1 to 5 stars; a press gives them. */
export function Stars({ onRate }: { onRate: (stars: number) => void }) {
  const [near, setNear] = useState(0)
  return (
    <fieldset className="flex" onPointerLeave={() => setNear(0)}>
      <legend className="sr-only">Aantal sterren</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <button
          key={stars}
          type="button"
          aria-label={stars === 1 ? '1 ster' : `${stars} sterren`}
          onPointerEnter={() => setNear(stars)}
          onClick={() => onRate(stars)}
          className={`grid size-12 place-items-center rounded-full ${stars <= near ? 'text-honey' : 'text-bark'}`}
        >
          <StarIcon className="size-7" />
        </button>
      ))}
    </fieldset>
  )
}
