import type { Image } from '@sluimer/contract/platform/primitives'

/** What became of a bed that was sent: it is in the cart, or why it is not there, or not kept. */
export type BedAnswer =
  | { ok: true; image: Image | null }
  | { ok: false; intent: 'add' | 'keep'; message: string }

/** The answer to a form that the browser could not send. */
export function toUnsentBed(form: FormData, message: string): BedAnswer {
  return { ok: false, intent: form.get('intent') === 'add' ? 'add' : 'keep', message }
}
