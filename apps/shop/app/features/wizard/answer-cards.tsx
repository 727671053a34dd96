import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Children, useState } from 'react'

/** WZ-01: further answers are behind a button. */
const answersInSight = 4

/** Cards in a grid: the first four, and the others on request; at once when one of those is chosen. */
export function AnswerCards(props: { children: React.ReactNode; chosenIndex: number; hasPictures: boolean }) {
  const [isOpenAtFirst] = useState(props.chosenIndex >= answersInSight)
  const cards = Children.toArray(props.children)
  const more = cards.slice(answersInSight)
  const grid = props.hasPictures
    ? 'tile-grid gap-y-3 [--tile-gap:0.75rem] [--tiles:2]'
    : clsx('grid grid-cols-1 gap-3', cards.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2')
  return (
    <>
      <div className={grid}>{cards.slice(0, answersInSight)}</div>
      {more.length > 0 && (
        <details open={isOpenAtFirst} className="group/more mt-3">
          <summary className="flex min-h-11 w-fit list-none items-center gap-2 font-semibold text-pine underline decoration-pine/40 underline-offset-4 hover:decoration-pine">
            <span className="group-open/more:hidden">
              {more.length === 1 ? 'Toon nog 1 antwoord' : `Toon nog ${more.length} antwoorden`}
            </span>
            <span className="hidden group-open/more:inline">Toon minder antwoorden</span>
            <ChevronDown
              className="size-5 transition-transform duration-200 group-open/more:rotate-180"
              aria-hidden="true"
            />
          </summary>
          <div className={clsx('mt-2', grid)}>{more}</div>
        </details>
      )}
    </>
  )
}
