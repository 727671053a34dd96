import { keepOwnBedEndpoint } from '@sluimer/contract/account/bed-endpoints'
import type { CartItem } from '@sluimer/contract/cart/schemas'
import { saveConfigurationEndpoint } from '@sluimer/contract/configurator/endpoints'
import type { ErrorBody } from '@sluimer/contract/errors'
import { type RouterContextProvider, redirect } from 'react-router'
import { getApi, NoAnswer } from '../../lib/api/api.server.ts'
import { getHost } from '../../lib/api/host-context.server.ts'
import { rememberWish } from '../../lib/api/wish.server.ts'
import { readText } from '../../lib/form-text.ts'
import { formatFirstParts } from '../order/bed-parts.tsx'
import { ownBedsPath } from './own-beds-path.ts'
import { putBedInCart } from './put-bed-in-cart.server.ts'
import { type BedAnswer, type BedIntent, type OtherBed, toIntent } from './summary/bed-answer.ts'
import { describeRefusal } from './summary/describe-refusal.ts'

export interface PostedBed {
  context: Readonly<RouterContextProvider>
  slug: string
  /** The choices, as they are in the address that the form was sent to. */
  query: URLSearchParams
  form: FormData
}

/** Puts a bed in the cart, or keeps it under a link or in the account. A refusal of the api says why. */
export function sendBed(bed: PostedBed): Promise<BedAnswer> {
  const intent = toIntent(readText(bed.form, 'intent'))
  if (intent === 'add') return addBed(bed)
  return intent === 'own' ? keepOwnBed(bed) : keepBed(bed)
}

/** Keeps a bed, and leads to its own page. */
async function keepBed(bed: PostedBed): Promise<BedAnswer> {
  const result = await saveBed(bed)
  if (result.ok) throw redirect(result.data.link)
  return refuse('keep', result.error)
}

/** Keeps a bed in the account. A guest goes to the login, and the bed is kept after it. */
async function keepOwnBed(bed: PostedBed): Promise<BedAnswer> {
  const { context, form } = bed
  const saved = await saveBed(bed)
  if (!saved.ok) return refuse('own', saved.error)
  const { id } = saved.data
  const kept = await getApi(context).call(keepOwnBedEndpoint, { body: { configuration: id } })
  if (kept.ok && readText(form, 'via') === 'script')
    return { ok: true, intent: 'own', isNew: kept.data.is_new }
  if (!kept.ok && kept.error.code !== 'login_required')
    return { ok: false, intent: 'own', message: kept.error.message }
  // A page that is loaded again reports it there.
  rememberWish(context, 'bed', id)
  throw redirect(ownBedsPath)
}

function saveBed({ context, slug, query, form }: PostedBed) {
  return getApi(context).call(saveConfigurationEndpoint, {
    params: { slug },
    body: { boxconfig_id: readText(form, 'boxconfig_id'), parts: Object.fromEntries(query) },
  })
}

/** CF-12: one bed, with the price that the shopper saw. Without scripts it leads to the cart. A failure is logged (CF-13). */
async function addBed({ context, slug, query, form }: PostedBed): Promise<BedAnswer> {
  const result = await putBedInCart(context, {
    slug,
    variantId: readText(form, 'item_id'),
    versionId: readText(form, 'boxconfig_id'),
    seenCents: Number(readText(form, 'price_cents')) || 0,
    parts: Object.fromEntries(query),
  })
  if (!result.ok) {
    // An api that gave no answer was logged where it was asked.
    if (!(result.response instanceof NoAnswer))
      getHost(context).logError(new Error(`a bed was not added: ${result.status} ${result.error.code}`))
    return refuse('add', result.error)
  }
  if (readText(form, 'via') !== 'script') throw redirect('/cart/')
  const { cart, added } = result.data
  const line = cart.items.find(({ id }) => id === added.item_id)
  return { ok: true, intent: 'add', image: line?.thumbnail ?? null, others: listOtherBeds(cart.items, line) }
}

function refuse(intent: BedIntent, error: ErrorBody['error']): BedAnswer {
  return { ok: false, intent, message: describeRefusal(error), isSetGone: error.code === 'not_found' }
}

/** Lists the other beds of the same set. */
function listOtherBeds(items: readonly CartItem[], added: CartItem | undefined): OtherBed[] {
  return items.flatMap((item) =>
    item.id !== added?.id && item.variant_id === added?.variant_id && item.configuration !== null
      ? [{ itemId: item.id, words: formatFirstParts(item, items) }]
      : [],
  )
}
