import type { RoomPiece } from '@sluimer/contract/content/room'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { AddToCartForm } from '../add-to-cart/add-to-cart.tsx'
import { DealMark } from '../deal/deal-mark.tsx'
import { EnergyMark } from '../energy/energy-label.tsx'
import { ProductPrice } from '../tile/product-price.tsx'
import { quickViewLink } from '../tile/quick-view-click.ts'
import { findLookVariant } from './look-choice.ts'
import { spotStyle } from './spot-style.ts'

/** The card of a piece, beside its dot: what it is, what it costs, and the way to it. Escape or a press elsewhere closes it. */
export function PieceCard(props: {
  piece: RoomPiece
  /** Closes it and returns to the dot. */
  onClose: () => void
  /** Closes it where the visitor is already elsewhere. */
  onLeave: () => void
}) {
  const { piece, onClose, onLeave } = props
  const card = useRef<HTMLDivElement>(null)
  useLeaving(card, onClose, onLeave)
  const variant = findLookVariant(piece)
  if (variant === undefined) return null
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={piece.title}
      tabIndex={-1}
      className="beside-spot absolute z-20 w-80 scroll-mt-24 scroll-mb-4 max-w-full rounded-card border border-sand bg-paper p-3 text-ink shadow-card outline-none"
      style={spotStyle(piece)}
    >
      <div className="flex gap-3">
        <Picture
          image={piece.image}
          sizes="6rem"
          isDecorative
          shape="styled"
          className="size-24 shrink-0 rounded-card"
        />
        <div className="min-w-0 grow">
          <p className="pr-9 leading-snug font-semibold wrap-anywhere">{piece.title}</p>
          {variant.title && <p className="text-sm text-ink-soft">{variant.title}</p>}
          <ProductPrice price={variant.price} size="small" className="mt-1" />
          <EnergyMark {...piece} />
          {variant.deal && <DealMark key={variant.deal.ends_at} deal={variant.deal} />}
        </div>
      </div>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-2">
        <ButtonLink to={piece.link} variant="secondary" size="small" isWide>
          Bekijk<span className="sr-only"> {piece.title}</span>
        </ButtonLink>
        {piece.variants.length === 1 ? (
          <AddToCartForm
            variantId={variant.variant_id}
            title={piece.title}
            isAvailable={variant.available}
            size="small"
          />
        ) : (
          <ButtonLink
            to={piece.link}
            {...quickViewLink({ ...piece, available: variant.available })}
            size="small"
            isWide
          >
            {variant.available ? 'Kies je maat' : 'Uitverkocht'}
            <span className="sr-only"> van {piece.title}</span>
          </ButtonLink>
        )}
      </div>
      <IconButton
        type="button"
        label="Sluit"
        onClick={onClose}
        icon={<X className="size-5" aria-hidden="true" />}
        className="absolute top-1 right-1"
      />
    </div>
  )
}

/** Moves the focus to the card, and closes it with Escape, with a press elsewhere, or when the focus goes on. */
function useLeaving(card: React.RefObject<HTMLDivElement | null>, onClose: () => void, onLeave: () => void) {
  const leave = useRef({ onClose, onLeave })
  useEffect(() => {
    leave.current = { onClose, onLeave }
  })
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    // At the edge of the window only a corner of it would show.
    card.current?.scrollIntoView({ block: 'nearest' })
    // A window that opened from the card has its own Escape.
    const onKey = (event: KeyboardEvent) =>
      event.key === 'Escape' && !isInOtherDialog(event.target, card.current) && leave.current.onClose()
    const isElsewhere = (target: EventTarget | null): target is Element =>
      target instanceof Element && !card.current?.contains(target) && !isInOtherDialog(target, card.current)
    // A dot that is pressed opens or closes a card itself; one that is reached by keyboard leaves this one.
    const onPress = ({ target }: Event) =>
      isElsewhere(target) && target.closest('.at-spot') === null && leave.current.onLeave()
    const onFocus = ({ target }: Event) =>
      isElsewhere(target) && target.matches(':focus-visible') && leave.current.onLeave()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocus)
    }
  }, [card])
}

function isInOtherDialog(target: EventTarget | null, card: HTMLElement | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null
  return dialog !== null && dialog !== card
}
