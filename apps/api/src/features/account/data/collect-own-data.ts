import type { DataFate, OwnData } from '@sluimer/contract/account/data-schemas'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type {
  AboutPeople,
  ColumnKind,
  DeclaredTable,
  Person,
} from '../../../platform/personal-data/declare-table.ts'
import { requireFreshVisitor } from '../../customer/session/find-visitor.ts'
import { declaredTables } from './declared-tables.ts'
import { findPerson } from './find-person.ts'
import { listKeptOrders } from './list-kept-orders.ts'
import { toPlainValue } from './to-plain-value.ts'

type Section = OwnData['sections'][number]

/**
 * Returns all that is declared as personal and belongs to the customer, as it stood at one moment. A new table is in it
 * as soon as it is declared, and none is built without that.
 */
export async function collectOwnData(deps: Deps, token: string | undefined): Promise<Outcome<OwnData>> {
  const visitor = await requireFreshVisitor(deps, token)
  if (!visitor.ok) return visitor
  const { customer } = visitor.data
  const data = await inTransaction(
    deps.db,
    async (tx) => {
      const person = await findPerson(tx, deps, customer)
      const sections: Section[] = []
      for (const declared of declaredTables)
        if (declared.people) sections.push(await collectSection(tx, declared, declared.people, person))
      return { sections, kept_orders: await listKeptOrders(tx, deps, customer.id) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return { ok: true, data: { made_at: deps.clock().toISOString(), email: customer.email, ...data } }
}

async function collectSection(
  tx: Tx,
  { table, columns }: DeclaredTable,
  people: AboutPeople,
  person: Person,
): Promise<Section> {
  const where = people.whose?.(person)
  const rows = where === undefined ? [] : await tx.select().from(table).where(where)
  return {
    title: people.title,
    why: people.why,
    fate: toFate(people.fate),
    rows: rows.map((row) => toOwnRow(row, columns)),
  }
}

/** Leaves out what means nothing outside the shop, and what opens something. */
function toOwnRow(row: Record<string, unknown>, columns: Readonly<Record<string, ColumnKind>>) {
  const own: Record<string, unknown> = {}
  for (const [name, kind] of Object.entries(columns))
    if (typeof kind === 'string' && row[name] !== null) own[kind] = toPlainValue(name, row[name])
  return own
}

function toFate(fate: AboutPeople['fate']): DataFate {
  return typeof fate === 'function' ? 'anonymous' : fate
}
