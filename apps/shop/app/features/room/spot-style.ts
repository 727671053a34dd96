import type { RoomPiece } from '@sluimer/contract/content/room'

/** Where a piece is seen on both pictures, for the classes `at-spot` and `beside-spot`: the style sheet knows which is shown. */
export function spotStyle({ wide, square }: Pick<RoomPiece, 'wide' | 'square'>): React.CSSProperties {
  return {
    ...{ '--wide-x': `${wide.x}%`, '--wide-y': `${wide.y}%` },
    ...{ '--square-x': `${square.x}%`, '--square-y': `${square.y}%` },
    // Cards hang below dots in the upper half, and stand on dots in the lower half.
    ...{ '--wide-up': wide.y > 50 ? 1 : 0, '--square-up': square.y > 50 ? 1 : 0 },
  } as React.CSSProperties
}
