/** A filter value that a wish names. */
export interface SlotValue {
  /** The words of the wish that name it. */
  readonly words: string
  /** The key of its filter group. */
  readonly group: string
  readonly slugs: readonly string[]
  /** How the shop writes it. */
  readonly title: string
  /** Set when the shop has no such color, and these come near to it, the nearest first. */
  readonly isNear?: true
}

export const sizeGroup = 'maat'
