import { isDeepStrictEqual } from 'node:util'
import type { KeptBed, OwnBeds } from '@sluimer/contract/account/bed-schemas'
import { mostOwnBeds, nameBed } from '@sluimer/domain/customer/own-beds'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import { openConfigurations } from '../../configurator/bed/open-configurations.ts'
import { findConfigurations } from '../../configurator/rows/configuration.queries.ts'
import { lockCustomer } from '../../customer/rows/customer.queries.ts'
import { requireVisitor } from '../../customer/session/find-visitor.ts'
import { deleteBed, insertBed, listBedRows, setBedName } from './bed.queries.ts'

type Token = string | undefined
/** Where the visitor wants the bed delivered, if they told it. */
type Area = DeliveryArea | undefined
type Refusal = Extract<Outcome<never>, { ok: false }>
interface Given {
  readonly configuration: string
  readonly name?: string
}

const notFound: Refusal = { ok: false, error: { code: 'not_found', message: 'Dit bed bestaat niet.' } }
const tooMany: Refusal = {
  ok: false,
  error: {
    code: 'conflict',
    message: `Je kunt hoogstens ${mostOwnBeds} bedden bewaren. Verwijder er eerst een bij Mijn bedden.`,
  },
}

/** Returns the beds of the customer who is logged in, each as it was and as it is now. */
export async function listOwnBeds(deps: Deps, token: Token, area: Area): Promise<Outcome<OwnBeds>> {
  const visitor = await requireVisitor(deps, token)
  return visitor.ok ? { ok: true, data: await readBeds(deps, visitor.data.customer.id, area) } : visitor
}

/** Keeps a saved bed. The same bed is not kept twice: when it was kept at another price, the kept one reports the change. */
export async function keepOwnBed(
  deps: Deps,
  { configuration: id, name = '' }: Given,
  token: Token,
  area: Area,
): Promise<Outcome<KeptBed>> {
  const done = await change(deps, token, async (tx, customerId) => {
    const rows = await listBedRows(tx, customerId)
    const beds = await findConfigurations(tx, [id, ...rows.map(({ configurationId }) => configurationId)])
    const wanted = beds.get(id)
    if (wanted === undefined) return notFound
    const same = rows.find(({ configurationId }) => {
      const bed = beds.get(configurationId)
      return bed?.slug === wanted.slug && isDeepStrictEqual(bed.choices, wanted.choices)
    })
    if (same !== undefined) return { ok: true, data: { kept: same.configurationId, is_new: false } }
    if (rows.length >= mostOwnBeds) return tooMany
    await insertBed(tx, { customerId, configurationId: id, name, keptAt: deps.clock() })
    return { ok: true, data: { kept: id, is_new: true } }
  })
  if (!done.ok) return done
  const { customerId, data } = done.data
  return { ok: true, data: { ...data, ...(await readBeds(deps, customerId, area)) } }
}

/** Gives a bed of one's own another name. */
export function renameOwnBed(
  deps: Deps,
  { id, name }: { id: string; name: string },
  token: Token,
  area: Area,
): Promise<Outcome<OwnBeds>> {
  return changeBed(deps, { token, area }, (tx, customerId) => setBedName(tx, { customerId, id, name }))
}

/** Takes a bed out of one's own. Whoever has its link can still open it. */
export function removeOwnBed(deps: Deps, id: string, token: Token, area: Area): Promise<Outcome<OwnBeds>> {
  return changeBed(deps, { token, area }, (tx, customerId) => deleteBed(tx, customerId, id))
}

/** `make` returns whether there was such a bed. */
async function changeBed(
  deps: Deps,
  { token, area }: { token: Token; area: Area },
  make: (tx: Tx, customerId: string) => Promise<boolean>,
): Promise<Outcome<OwnBeds>> {
  const done = await change<null>(deps, token, async (tx, customerId) =>
    (await make(tx, customerId)) ? { ok: true, data: null } : notFound,
  )
  return done.ok ? { ok: true, data: await readBeds(deps, done.data.customerId, area) } : done
}

/** Changes of one customer happen one at a time, so that two presses keep no bed twice and no bed too many. */
async function change<Data>(
  deps: Deps,
  token: Token,
  make: (tx: Tx, customerId: string) => Promise<Outcome<Data>>,
): Promise<Outcome<{ customerId: string; data: Data }>> {
  const visitor = await requireVisitor(deps, token)
  if (!visitor.ok) return visitor
  const customerId = visitor.data.customer.id
  return inTransaction(deps.db, async (tx) => {
    if ((await lockCustomer(tx, customerId)) === undefined)
      return { ok: false, error: { code: 'login_required' } }
    const made = await make(tx, customerId)
    return made.ok ? { ok: true, data: { customerId, data: made.data } } : made
  })
}

async function readBeds(deps: Deps, customerId: string, area: Area): Promise<OwnBeds> {
  const rows = await listBedRows(deps.db, customerId)
  const beds = await openConfigurations(
    deps,
    rows.map(({ configurationId }) => configurationId),
    area,
  )
  return {
    beds: rows.flatMap(({ configurationId: id, name, keptAt }) => {
      const bed = beds.get(id)
      if (bed === undefined) return []
      const own = { own_name: name, name: name || nameBed(bed.name, bed.saved.description) }
      return [{ id, ...own, kept_at: keptAt.toISOString(), bed }]
    }),
  }
}
