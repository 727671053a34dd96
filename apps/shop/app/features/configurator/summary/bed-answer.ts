import type { Image } from '@sluimer/contract/platform/primitives'

/** What a form does with a bed: puts it in the cart, makes a link of its own, or keeps it in the account. */
export type BedIntent = 'add' | 'keep' | 'own'

/** Another bed of the same set that was in the cart already: the one that was changed, or one for another room. */
export interface OtherBed {
  /** The id of its line. */
  readonly itemId: string
  /** What sets it apart from other answers. */
  readonly words: string
}

/** What became of a bed that was sent: it is in the cart or in the account, or why it is not. */
export type BedAnswer =
  | { ok: true; intent: 'add'; image: Image | null; others: readonly OtherBed[] }
  | { ok: true; intent: 'own'; isNew: boolean }
  | { ok: false; intent: BedIntent; message: string; isSetGone?: boolean }

/**
 * Whether an answer of an action says that the set is not sold any more. A page that is read anew would then be "not found" before anyone
 * has read why.
 */
export function saysSetIsGone(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'isSetGone' in answer && answer.isSetGone === true
}

/** The answer to a form that the browser could not send. */
export function toUnsentBed(form: FormData, message: string): BedAnswer {
  return { ok: false, intent: toIntent(form.get('intent')), message }
}

export function toIntent(value: unknown): BedIntent {
  return value === 'add' || value === 'own' ? value : 'keep'
}
