import { readTexts } from '../../lib/form-text.ts'

/** What became of samples that were asked for: they are in the cart, or why they are not. */
export type SampleAnswer = { ok: true; count: number } | { ok: false; message: string; picked: string[] }

/** The answer to a form that the browser could not send. */
export function toUnsentSamples(form: FormData, message: string): SampleAnswer {
  return { ok: false, message, picked: readTexts(form, 'item_id') }
}
