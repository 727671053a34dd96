import type { Room, RoomPiece } from '@sluimer/contract/content/room'
import { inReadingOrder } from '@sluimer/domain/room/spot'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { TwoCropPicture } from '../../ui/picture/two-crop-picture.tsx'
import { hideCovered } from './hide-covered.ts'
import { PieceCard } from './piece-card.tsx'
import { RoomDot } from './room-dot.tsx'

/**
 * A room with a dot on each of its pieces; on the square picture of narrow screens they stand elsewhere. A dot opens the card of its
 * piece; without scripts it leads to the product. The picture is never cut, so that the dots stay on what they belong to.
 */
export function RoomPicture({ room, sizes, className }: { room: Room; sizes: string; className?: string }) {
  const [openSlug, setOpenSlug] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const dots = useRef(new Map<string, HTMLAnchorElement>())
  useLayoutEffect(() => (openSlug === undefined ? undefined : hideCovered(frame.current)), [openSlug])
  const pieces = inReadingOrder(room.pieces, ({ wide }) => wide)
  const open = pieces.find(({ slug }) => slug === openSlug)
  const close = () => {
    setOpenSlug(undefined)
    dots.current.get(openSlug ?? '')?.focus()
  }
  return (
    <div ref={frame} className={clsx('room-frame relative', className)}>
      <TwoCropPicture
        image={room.image}
        narrow={room.image_square}
        sizes={sizes}
        alt={room.image.alt}
        className="absolute inset-0 size-full rounded-card bg-linen object-cover"
      />
      <ul aria-label={`In deze kamer: ${room.title}`}>
        {pieces.map((piece) => (
          <li key={piece.slug}>
            <RoomDot
              piece={piece}
              isOpen={piece.slug === openSlug}
              onOpen={() => setOpenSlug(piece.slug === openSlug ? undefined : piece.slug)}
              dotRef={(element) => keepDot(dots.current, piece, element)}
            />
            {piece === open && (
              <PieceCard piece={open} onClose={close} onLeave={() => setOpenSlug(undefined)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function keepDot(
  dots: Map<string, HTMLAnchorElement>,
  { slug }: RoomPiece,
  element: HTMLAnchorElement | null,
) {
  if (element) dots.set(slug, element)
  else dots.delete(slug)
}
