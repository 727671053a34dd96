import type { Db } from '../../platform/db/database.ts'

export interface ImportDeps {
  db: Db
  clock: () => Date
  mediaDir: string
}

/** What the command line asks for. */
export interface ImportRequest {
  path: string
  isRehearsal: boolean
  /** Much of what is on sale may go off sale. */
  allowsRemovals: boolean
  /** A mapping file to read, and one to write instead of importing. */
  map: string | undefined
  draft: string | undefined
  create: { categories: boolean; brands: boolean }
  pictures: {
    folder: string | undefined
    /** Asks the web for pictures, and these hosts even where they are not on the internet. */
    isFetched: boolean
    allowedHosts: readonly string[]
    base: string | undefined
    placeholder: string | undefined
  }
}
