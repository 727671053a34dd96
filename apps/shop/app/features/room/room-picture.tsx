import type { Room, RoomPiece } from '@sluimer/contract/content/room'
import { inReadingOrder } from '@sluimer/domain/room/spot'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { buildLighterSet, buildPictureSet, standInStyle } from '../../ui/picture/picture-set.ts'
import { hideCovered } from './hide-covered.ts'
import { PieceCard } from './piece-card.tsx'
import { RoomDot } from './room-dot.tsx'

/** Up to this width the square picture is shown, on which the dots stand elsewhere: as in components.css. */
const narrow = '(max-width: 768px)'

/**
 * A room with a dot on each of its pieces. A dot opens the card of its piece; without scripts it leads to the product. The
 * picture is never cut, so that the dots stay on what they belong to.
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
      <Shown room={room} sizes={sizes} />
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

function Shown({ room: { image, image_square: square }, sizes }: { room: Room; sizes: string }) {
  return (
    <picture>
      <source media={narrow} {...buildLighterSet(square)} sizes={sizes} />
      <source media={narrow} srcSet={buildPictureSet(square).srcSet} sizes={sizes} />
      <source {...buildLighterSet(image)} sizes={sizes} />
      <img
        {...buildPictureSet(image)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 size-full rounded-card bg-linen object-cover"
        style={standInStyle(image.placeholder)}
      />
    </picture>
  )
}
