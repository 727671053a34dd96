import type { Image } from '@sluimer/contract/platform/primitives'

export const intentName = 'intent'
export const bedName = 'bed'
/** What a press does with a bed of one's own. */
export type BedsIntent = 'rename' | 'remove' | 'restore' | 'buy'

/** What became of a press, or of a bed that was to be kept before the login. */
export type BedsAnswer =
  | { kind: 'kept'; name: string; isNew: boolean }
  | { kind: 'bought'; name: string; image: Image | null }
  | { kind: 'removed'; id: string; name: string; ownName: string }
  | { kind: 'saved' }
  | { kind: 'problem'; message: string; bed?: string; typed?: string }
