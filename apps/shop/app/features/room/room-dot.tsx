import type { RoomPiece } from '@sluimer/contract/content/room'
import { formatSpokenEuro } from '@sluimer/domain/money/euro'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { isPlainClick } from '../../lib/browser/is-plain-click.ts'
import { findLookVariant } from './look-choice.ts'
import { spotStyle } from './spot-style.ts'

/**
 * A dot on a piece of the room: 44 px to press, half of it seen, however large the letters are, since the picture does not grow with
 * them. Its name says what it is and what it costs.
 */
export function RoomDot(props: {
  piece: RoomPiece
  isOpen: boolean
  onOpen: () => void
  dotRef: (element: HTMLAnchorElement | null) => void
}) {
  const { piece, isOpen, onOpen } = props
  const price = findLookVariant(piece)?.price.price
  return (
    <Link
      to={piece.link}
      ref={props.dotRef}
      // A press that comes before the scripts waits for them.
      data-held
      aria-expanded={isOpen}
      aria-label={`${piece.title}${price === undefined ? '' : `, ${formatSpokenEuro(price)}`}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
      className="group/dot at-spot absolute grid size-[44px] -translate-1/2 place-items-center rounded-full"
      style={spotStyle(piece)}
    >
      <span
        className={clsx(
          'grid size-[24px] place-items-center rounded-full border border-ink/40 bg-paper/90 shadow-card transition-transform duration-200 group-hover/dot:scale-125',
          isOpen && 'scale-125',
        )}
      >
        <span className="size-[10px] rounded-full bg-pine" />
      </span>
    </Link>
  )
}
