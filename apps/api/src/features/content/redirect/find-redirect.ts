import { isLocalLink } from '@sluimer/domain/route/local-link'
import type { Connection } from '../../../platform/db/database.ts'
import { movedPathOf } from './moved-path.ts'
import { findRedirectTarget } from './redirect.queries.ts'

/** Where an old address leads now, with or without its slashes (API-16); only ever to a page of this shop, whatever stands in the table (VA-30). */
export async function findMovedPage(db: Connection, from: string): Promise<string | undefined> {
  const fromPath = movedPathOf(from.startsWith('/') ? from : `/${from}`)
  if (fromPath === undefined) return undefined
  const to = await findRedirectTarget(db, fromPath)
  return to !== undefined && isLocalLink(to) ? to : undefined
}
