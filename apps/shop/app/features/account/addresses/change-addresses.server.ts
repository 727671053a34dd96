import { parseWithZod } from '@conform-to/zod/v4'
import {
  addBillingAddressEndpoint,
  addShippingAddressEndpoint,
  changeBillingAddressEndpoint,
  changeShippingAddressEndpoint,
  makeDefaultAddressEndpoint,
  removeAddressEndpoint,
} from '@sluimer/contract/account/address-endpoints'
import {
  keepBillingAddressSchema,
  keepShippingAddressSchema,
} from '@sluimer/contract/account/address-schemas'
import type { CallResult, Client } from '@sluimer/contract/client'
import type { Endpoint } from '@sluimer/contract/endpoint'
import type { AddressKind } from '@sluimer/domain/address/address-book'
import { data } from 'react-router'
import type { z } from 'zod'
import { readText } from '../../../lib/form-text.ts'
import { splitRefusal } from '../../service/form-answer.ts'
import { describeSavingFailure } from '../failure-words.ts'
import { type AddressAnswer, intentName, keptName, readAddress } from './address-answer.ts'

const isGone = 'Dit adres is intussen verwijderd. Sla je het op, dan bewaren we het als nieuw adres.'

/** Handles the forms of a page with addresses: one is saved, becomes the default, or goes. */
export async function changeAddresses(api: Client, kind: AddressKind, form: FormData) {
  const id = readText(form, keptName)
  const intent = readText(form, intentName)
  if (intent === 'default')
    return toAnswer({ intent, kept: id }, await api.call(makeDefaultAddressEndpoint, { params: { id } }))
  if (intent === 'remove') return removeAddress(api, id)
  return kind === 'billing'
    ? saveAddress(form, keepBillingAddressSchema, (body) =>
        id === ''
          ? api.call(addBillingAddressEndpoint, { body })
          : api.call(changeBillingAddressEndpoint, { params: { id }, body }),
      )
    : saveAddress(form, keepShippingAddressSchema, (body) =>
        id === ''
          ? api.call(addShippingAddressEndpoint, { body })
          : api.call(changeShippingAddressEndpoint, { params: { id }, body }),
      )
}

async function removeAddress(api: Client, id: string) {
  const asked = { intent: 'remove', kept: id } as const
  const removed = await api.call(removeAddressEndpoint, { params: { id } })
  // An address that another browser removed meanwhile is as it should be.
  if (!removed.ok && removed.error.code === 'not_found')
    return data<AddressAnswer>({ ...asked, isSaved: true })
  return toAnswer(asked, removed)
}

async function saveAddress<Schema extends z.ZodType<object>>(
  form: FormData,
  schema: Schema,
  send: (body: z.output<Schema>) => Promise<CallResult<Endpoint>>,
) {
  const asked = { intent: 'save', kept: readText(form, keptName) } as const
  const submission = parseWithZod(readAddress(form), { schema })
  if (submission.status !== 'success')
    return data<AddressAnswer>({ ...asked, result: submission.reply() }, { status: 400 })
  const saved = await send(submission.value)
  if (saved.ok) return data<AddressAnswer>({ ...asked, isSaved: true })
  const { fieldErrors, formErrors } = splitRefusal(saved)
  const words = saved.error.code === 'not_found' ? isGone : describeSavingFailure(saved)
  const result = submission.reply({ fieldErrors, formErrors: formErrors.length > 0 ? [words] : [] })
  return data<AddressAnswer>({ ...asked, result }, { status: saved.status })
}

function toAnswer(asked: AddressAnswer, outcome: CallResult<Endpoint>) {
  if (outcome.ok) return data<AddressAnswer>({ ...asked, isSaved: true })
  return data<AddressAnswer>(
    { ...asked, problem: describeSavingFailure(outcome) },
    { status: outcome.status },
  )
}
