import { isLocalLink } from '@sluimer/domain/route/local-link'
import type { Connection } from '../../../platform/db/database.ts'
import { toMovedPath } from './moved-path.ts'
import { findRedirectTarget } from './redirect.queries.ts'

/**
 * Finds where an old address leads now, with or without its slashes (API-16). It is always a page of this shop,
 * whatever the table holds (VA-30).
 */
export async function findMovedPage(db: Connection, from: string): Promise<string | undefined> {
  const fromPath = toMovedPath(from.startsWith('/') ? from : `/${from}`)
  if (fromPath === undefined) return undefined
  const to = await findRedirectTarget(db, fromPath)
  return to !== undefined && isLocalLink(to) ? to : undefined
}
