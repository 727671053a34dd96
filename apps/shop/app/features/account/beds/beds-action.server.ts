import {
  keepOwnBedEndpoint,
  listOwnBedsEndpoint,
  removeOwnBedEndpoint,
  renameOwnBedEndpoint,
} from '@sluimer/contract/account/bed-endpoints'
import { data, type RouterContextProvider } from 'react-router'
import { getApi } from '../../../lib/api/api.server.ts'
import { dataOrThrow } from '../../../lib/api/data-or-throw.server.ts'
import { readText } from '../../../lib/form-text.ts'
import { putBedInCart } from '../../configurator/put-bed-in-cart.server.ts'
import { describeSavingFailure, type Refusal } from '../failure-words.ts'
import { type BedsAnswer, bedName, intentName } from './beds-answer.ts'

type Context = Readonly<RouterContextProvider>

/** Handles each press on the page of one's beds. */
export async function changeBeds(context: Context, form: FormData) {
  const api = getApi(context)
  const id = readText(form, bedName)
  const name = readText(form, 'name')
  switch (readText(form, intentName)) {
    case 'rename': {
      const renamed = await api.call(renameOwnBedEndpoint, { params: { id }, body: { name } })
      return renamed.ok ? answer({ kind: 'saved' }) : refuse(renamed, { bed: id, typed: name })
    }
    case 'restore': {
      const kept = await api.call(keepOwnBedEndpoint, { body: { configuration: id, name } })
      return kept.ok ? answer({ kind: 'saved' }) : refuse(kept)
    }
    case 'buy':
      return buyBed(context, id, Number(readText(form, 'price_cents')) || 0)
    default:
      return removeBed(context, id)
  }
}

/** A bed that was removed in another tab is as it should be. */
async function removeBed(context: Context, id: string) {
  const own = await findOwnBed(context, id)
  const removed = await getApi(context).call(removeOwnBedEndpoint, { params: { id } })
  if (!removed.ok && removed.error.code !== 'not_found') return refuse(removed)
  if (own === undefined) return answer({ kind: 'saved' })
  return answer({ kind: 'removed', id, name: own.name, ownName: own.own_name })
}

/** Puts a bed in the cart as it is now. When something changed while the page was open, that is reported instead. */
async function buyBed(context: Context, id: string, seenCents: number) {
  const own = await findOwnBed(context, id)
  if (own === undefined || own.bed.now === null)
    return data<BedsAnswer>(
      { kind: 'problem', message: 'Dit bed kun je zo niet meer bestellen.' },
      { status: 409 },
    )
  const { slug, now } = own.bed
  const { variantId, boxconfig_id, parts } = now
  const bought = await putBedInCart(context, { slug, variantId, versionId: boxconfig_id, seenCents, parts })
  if (!bought.ok) return refuse(bought)
  const { cart, added } = bought.data
  const image = cart.items.find((item) => item.id === added.item_id)?.thumbnail ?? null
  return answer({ kind: 'bought', name: own.name, image })
}

async function findOwnBed(context: Context, id: string) {
  const { beds } = dataOrThrow(await getApi(context).call(listOwnBedsEndpoint, {}))
  return beds.find((own) => own.id === id)
}

const answer = (made: BedsAnswer) => data<BedsAnswer>(made)
const refuse = (refusal: Refusal, typed: { bed?: string; typed?: string } = {}) =>
  data<BedsAnswer>(
    { kind: 'problem', message: describeSavingFailure(refusal), ...typed },
    { status: refusal.status },
  )
