import { addSamplesEndpoint } from '@sluimer/contract/cart/endpoints'
import type { Client } from '@sluimer/contract/client'
import { readTexts } from '../../lib/form-text.ts'
import type { SampleAnswer } from './sample-answer.ts'

/** Puts the samples of a form in the visitor's cart; a refusal of the api says why, and keeps what was picked. */
export async function orderSamples(api: Client, form: FormData): Promise<SampleAnswer> {
  const picked = readTexts(form, 'item_id')
  const result = await api.call(addSamplesEndpoint, { body: { item_ids: picked } })
  if (result.ok) return { ok: true, count: new Set(picked).size }
  const { fields, message } = result.error
  return { ok: false, message: fields?.[0]?.message ?? message, picked }
}
