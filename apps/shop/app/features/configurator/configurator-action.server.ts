import { addCartItemEndpoint } from '@sluimer/contract/cart/endpoints'
import { saveConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import { type RouterContextProvider, redirect } from 'react-router'
import { getApi } from '../../lib/api/api.server.ts'
import { readText } from '../../lib/form-text.ts'
import type { BedAnswer } from './summary/bed-answer.ts'

export interface PostedBed {
  context: Readonly<RouterContextProvider>
  slug: string
  /** The choices, as they are in the address that the form was sent to. */
  query: URLSearchParams
  form: FormData
}

/** Puts a bed in the cart, or keeps it: `intent` add or keep. A refusal of the api says why. */
export function sendBed(bed: PostedBed): Promise<BedAnswer> {
  return readText(bed.form, 'intent') === 'add' ? addBed(bed) : keepBed(bed)
}

/** Keeps a bed, and leads to its own page. */
async function keepBed({ context, slug, query, form }: PostedBed): Promise<BedAnswer> {
  const result = await getApi(context).call(saveConfigurationEndpoint, {
    params: { slug },
    body: { boxconfig_id: readText(form, 'boxconfig_id'), parts: Object.fromEntries(query) },
  })
  if (result.ok) throw redirect(result.data.link)
  return { ok: false, intent: 'keep', message: result.error.message }
}

/** CF-12: one bed, with the price that the shopper saw. Without scripts it leads to the cart. */
async function addBed({ context, slug, query, form }: PostedBed): Promise<BedAnswer> {
  const parts = Object.fromEntries(query)
  const seenCents = Number(readText(form, 'price_cents')) || 0
  const result = await getApi(context).call(addCartItemEndpoint, {
    body: {
      item_id: readText(form, 'item_id'),
      quantity: 1,
      custom: {
        slug,
        boxconfig_id: readText(form, 'boxconfig_id'),
        special_price_incl: seenCents,
        price: seenCents,
        category: 'Boxspring kopen',
        parts,
      },
    },
  })
  if (!result.ok) return { ok: false, intent: 'add', message: result.error.message }
  if (readText(form, 'via') !== 'script') throw redirect('/cart/')
  const { cart, added } = result.data
  return { ok: true, image: cart.items.find(({ id }) => id === added.item_id)?.thumbnail ?? null }
}
