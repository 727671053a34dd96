import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Somebody whose data is looked for, in each of the ways in which tables know a person. */
export interface Person {
  readonly customerId: string
  /** As accounts and orders compare addresses (domain/customer/email-name). */
  readonly emailName: string
  /** As lists with one entry per mailbox compare them (domain/customer/email-key). */
  readonly emailKey: string
  readonly orderIds: readonly string[]
  readonly cartIds: readonly string[]
  /** For tables that know an address as a toNameMap hash only. */
  readonly config: { readonly tokenSecret: string }
}

/** A column that says nothing about anybody, such as an id that means nothing outside the shop. */
export const internal = { kind: 'internal' } as const
/** A column that belongs to a person and is never handed out: it opens something, or is the hash of something. */
export const secret = { kind: 'secret' } as const
/** A text is the Dutch name under which its owner finds the column in the download. */
export type ColumnKind = string | typeof internal | typeof secret

/** What the deletion of an account does with the rows of its owner. */
type Fate =
  /** They are deleted at once. */
  | 'deleted'
  /** Tax law keeps them with their order (domain/tax/keep-until); a job then makes them anonymous. */
  | 'kept_with_order'
  /** A job deletes them soon in any case, and nobody can tell from them whose they are. */
  | 'expires'
  /** They stay, and these values replace what told whose they are. */
  | ((person: Person, now: Date) => Readonly<Record<string, SQL | Date | string | null>>)

export interface AboutPeople {
  /** Dutch heading in the download. */
  readonly title: string
  /** Dutch: what the shop has it for, and how long. */
  readonly why: string
  readonly fate: Fate
  /** What becomes of what was kept with an order, once nobody may ask for it any more. Left out, it is deleted. */
  readonly afterwards?: 'stays' | Readonly<Record<string, SQL | string | null>>
  /** The product on whose page a row is shown to everybody: kept copies of that page are out of date when the row goes. */
  readonly shownWith?: PgColumn
  /** Selects the rows of a person; absent when nobody can tell whose a row is. */
  readonly whose?: (person: Person) => SQL | undefined
}

export interface DeclaredTable {
  readonly table: PgTable
  /** Every column, by its name in code. */
  readonly columns: Readonly<Record<string, ColumnKind>>
  /** Absent for tables without people. */
  readonly people?: AboutPeople
}

type NameOfColumn<Table extends PgTable> = Extract<keyof Table['_']['columns'], string>

/** Declares what a table with personal data has of whom. The compiler and a test ask for every column. */
export function declarePersonal<Table extends PgTable>(
  table: Table,
  { columns, ...people }: AboutPeople & { columns: Readonly<Record<NameOfColumn<Table>, ColumnKind>> },
): DeclaredTable {
  return { table, columns, people }
}

/** Declares that no column of a table says anything about a person. `names` lists all of them, with spaces between. */
export function declareImpersonal(table: PgTable, names: string): DeclaredTable {
  return { table, columns: Object.fromEntries(names.split(' ').map((name) => [name, internal])) }
}
