import type { Db } from '../../platform/db/database.ts'

export interface ImportDeps {
  db: Db
  clock: () => Date
  mediaDir: string
}

/** The options given on the command line. */
export interface ImportRequest {
  path: string
  isRehearsal: boolean
  /** Whether much of what is on sale may go off sale. */
  allowsRemovals: boolean
  /** `map` is a mapping file to read, `draft` one to write instead of importing. */
  map: string | undefined
  draft: string | undefined
  create: { categories: boolean; brands: boolean }
  pictures: {
    folder: string | undefined
    /** Whether pictures are fetched from the web; `allowedHosts` even from outside the internet. */
    isFetched: boolean
    allowedHosts: readonly string[]
    base: string | undefined
    placeholder: string | undefined
  }
}
