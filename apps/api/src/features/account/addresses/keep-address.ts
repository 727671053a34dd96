import { isDeepStrictEqual } from 'node:util'
import type { AddressBook } from '@sluimer/contract/account/address-schemas'
import type { BillingAddress, ShippingAddress } from '@sluimer/contract/address/schemas'
import { type AddressKind, mostKeptAddresses } from '@sluimer/domain/address/address-book'
import { parsePostcode } from '@sluimer/domain/address/postcode'
import type { Deps } from '../../../platform/deps.ts'
import { createUuid } from '../../../platform/new-uuid.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { refusePostBox } from '../../address/refuse-post-box.ts'
import {
  deleteAddress,
  insertAddress,
  setAddress,
  setDefaultAddress,
} from '../../customer/rows/address.queries.ts'
import { changeAddressBook } from './change-address-book.ts'

type Token = string | undefined
interface Given {
  readonly kind: AddressKind
  readonly address: BillingAddress | ShippingAddress
  readonly isDefault: boolean
}

const notFound = { ok: false, error: { code: 'not_found' } } as const
const tooMany = {
  ok: false,
  error: {
    code: 'conflict',
    message: `Je kunt hoogstens ${mostKeptAddresses} adressen bewaren. Verwijder er eerst een.`,
  },
} as const

/** Keeps another address. The first of its kind is the default; one that is kept already is not kept twice. */
export async function addAddress(deps: Deps, given: Given, token: Token): Promise<Outcome<AddressBook>> {
  const address = toKeptAddress(given.address)
  const refused = refuseUnreachable(given)
  if (refused) return refused
  return changeAddressBook(deps, token, async (tx, { rows, customerId }) => {
    const { kind } = given
    const others = rows.filter((row) => row.kind === kind)
    const same = others.find((row) => isDeepStrictEqual(row.address, address))
    if (same === undefined && others.length >= mostKeptAddresses) return tooMany
    const id = same?.id ?? createUuid(deps.randomBytes)
    if (same === undefined)
      await insertAddress(tx, { id, customerId, kind, address, isDefault: false, createdAt: deps.clock() })
    if (given.isDefault || others.length === 0) await setDefaultAddress(tx, { id, customerId, kind })
    return undefined
  })
}

/** Changes an address of one's own. A default stays it until another address becomes it. */
export async function changeAddress(
  deps: Deps,
  { id, ...given }: Given & { id: string },
  token: Token,
): Promise<Outcome<AddressBook>> {
  const refused = refuseUnreachable(given)
  if (refused) return refused
  return changeAddressBook(deps, token, async (tx, { rows, customerId }) => {
    const row = rows.find((one) => one.id === id && one.kind === given.kind)
    if (row === undefined) return notFound
    await setAddress(tx, row.id, toKeptAddress(given.address))
    if (given.isDefault) await setDefaultAddress(tx, { id, customerId, kind: row.kind })
    return undefined
  })
}

/** Makes an address of one's own the default of its kind. */
export async function makeDefaultAddress(
  deps: Deps,
  id: string,
  token: Token,
): Promise<Outcome<AddressBook>> {
  return changeAddressBook(deps, token, async (tx, { rows, customerId }) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) return notFound
    await setDefaultAddress(tx, { id, customerId, kind: row.kind })
    return undefined
  })
}

/** Removes an address of one's own. When it was the default, the newest that is left becomes it. */
export async function removeAddress(deps: Deps, id: string, token: Token): Promise<Outcome<AddressBook>> {
  return changeAddressBook(deps, token, async (tx, { rows, customerId }) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) return notFound
    await deleteAddress(tx, id)
    // The default comes first and the newest next.
    const [next] = rows.filter(({ kind, id: other }) => kind === row.kind && other !== id)
    if (row.isDefault && next) await setDefaultAddress(tx, { id: next.id, customerId, kind: row.kind })
    return undefined
  })
}

/** Returns an address as an account keeps it. */
export function toKeptAddress(address: BillingAddress | ShippingAddress): ShippingAddress {
  const zipcode = parsePostcode(address.country_code, address.zipcode) ?? address.zipcode
  return { first_name: '', last_name: '', name: '', ...address, zipcode }
}

/** The bill may be sent to a post box. */
function refuseUnreachable({ kind, address }: Given) {
  return kind === 'shipping' ? refusePostBox(address, 'body.address') : undefined
}
