import { isLocalLink } from '@sluimer/domain/route/local-link'
import { eq } from 'drizzle-orm'
import { recordChange } from '../../../platform/change-feed/record-change.ts'
import type { Db } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { redirect } from '../page-tables.ts'
import { toMovedPath } from './moved-path.ts'
import { findRedirectTarget, isRedirectTarget, lockRedirects } from './redirect.queries.ts'

/**
 * `not_local`: VA-30. `loop`: it leads to itself. `chain`: its target has moved, or another one leads to its beginning.
 */
type RedirectRefusal = 'not_local' | 'loop' | 'chain'
export type SaveRedirectResult = { ok: true } | { ok: false; error: { code: RedirectRefusal } }

/** Sends visitors of an old address on, for good (301). Every redirect is one step: loops and chains are refused. */
export async function saveRedirect(
  db: Db,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<SaveRedirectResult> {
  const fromPath = toMovedPath(from)
  const end = toMovedPath(to.replace(/[?#].*$/, ''))
  if (fromPath === undefined || fromPath === '/' || end === undefined || !isLocalLink(to))
    return refused('not_local')
  if (fromPath === end) return refused('loop')
  return inTransaction(db, async (tx) => {
    await lockRedirects(tx)
    if ((await findRedirectTarget(tx, end)) !== undefined) return refused('chain')
    if (await isRedirectTarget(tx, fromPath)) return refused('chain')
    await tx
      .insert(redirect)
      .values({ fromPath, toPath: to, updatedAt: now })
      .onConflictDoUpdate({ target: redirect.fromPath, set: { toPath: to, updatedAt: now } })
    await recordChange(tx, 'content', ['content:redirect'])
    return { ok: true }
  })
}

/** Removes a redirect; false when there was none. */
export async function removeRedirect(db: Db, from: string): Promise<boolean> {
  const fromPath = toMovedPath(from)
  if (fromPath === undefined) return false
  return inTransaction(db, async (tx) => {
    const removed = await tx.delete(redirect).where(eq(redirect.fromPath, fromPath)).returning()
    if (removed.length > 0) await recordChange(tx, 'content', ['content:redirect'])
    return removed.length > 0
  })
}

function refused(code: RedirectRefusal): SaveRedirectResult {
  return { ok: false, error: { code } }
}
