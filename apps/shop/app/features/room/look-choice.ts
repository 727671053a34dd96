import type { LookVariant, Room, RoomPiece } from '@sluimer/contract/content/room'
import { type LookSum, sumLook } from '@sluimer/domain/room/sum-look'

/** Which variant of each piece the shopper wants, by the slug of its product; others stand as the shop proposes. */
export type Chosen = Readonly<Record<string, string>>

/** Returns the variant of a piece that is chosen; one that is no longer sold counts as not chosen. */
export function findLookVariant(piece: RoomPiece, chosen: Chosen = {}): LookVariant | undefined {
  const find = (id: string | undefined) => piece.variants.find((variant) => variant.variant_id === id)
  return find(chosen[piece.slug]) ?? find(piece.variant_id) ?? piece.variants[0]
}

/** Adds up what a room costs as it is chosen. */
export function sumChosen(pieces: Room['pieces'], chosen: Chosen = {}): LookSum {
  return sumLook(
    pieces.flatMap((piece) => {
      const variant = findLookVariant(piece, chosen)
      if (variant === undefined) return []
      const { quantity } = piece
      return [{ quantity, priceCents: variant.price.price, isAvailable: variant.available }]
    }),
  )
}
