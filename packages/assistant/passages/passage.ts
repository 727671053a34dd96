import type { Table } from './table.ts'

/** A part of a page by the shop: a question with its answer, or what is below a heading. */
export interface Passage {
  /** Its question or heading. */
  readonly title: string
  readonly pageTitle: string
  /** The address of the part. */
  readonly path: string
  /** Words with which shoppers look for it, from staff. */
  readonly searchWords: string
  /** Its plain text. */
  readonly text: string
  /** The table that the text says, of a passage that is one. */
  readonly table?: Table | undefined
  /** The pages of the shop to which its text links. */
  readonly links?: readonly { readonly title: string; readonly path: string }[]
}
