import type { Swatch } from '@sluimer/contract/catalog/tile'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'

/** More dots than this would only be noise. */
const mostDots = 5

/**
 * The colors of a product as dots: links to it in that color. With scripts they change the tile in place instead. A single color
 * is not a choice, so it is not shown.
 */
export function Swatches(props: {
  swatches: readonly Swatch[]
  chosen: Swatch | undefined
  /** The color that the tile shows before one is pressed: it has a dot, however many colors come before it. */
  first: Swatch | undefined
  onChoose: (swatch: Swatch) => void
  title: string
  className?: string
}) {
  const { swatches, chosen, first, onChoose } = props
  if (swatches.length < 2) return null
  const front = swatches.slice(0, mostDots)
  const shown = first && !front.includes(first) ? front.with(-1, first) : front
  const hidden = swatches.length - shown.length
  return (
    <ul
      aria-label={`Kleuren van ${props.title}`}
      className={clsx(
        'relative z-10 -ml-1 flex min-h-7 w-fit max-w-full flex-wrap items-center',
        props.className,
      )}
    >
      {shown.map((swatch) => (
        <li key={swatch.title} className="flex">
          <Link
            to={swatch.link}
            title={swatch.title}
            aria-current={swatch === chosen ? 'true' : undefined}
            data-held
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              onChoose(swatch)
            }}
            className="tile-color"
          >
            <span className="color-dot" style={{ backgroundColor: swatch.color }} aria-hidden="true" />
            <span className="sr-only">
              {swatch.title}
              {!swatch.available && ', uitverkocht'}
            </span>
          </Link>
        </li>
      ))}
      {hidden > 0 && (
        <li className="pl-1 text-xs text-ink-soft">
          <span aria-hidden="true">+{hidden}</span>
          <span className="sr-only">en nog {hidden === 1 ? 'één kleur' : `${hidden} kleuren`}</span>
        </li>
      )}
    </ul>
  )
}
