import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/database.ts'
import { redirect } from '../page-tables.ts'

/** Finds where a path was moved to; `fromPath` as it is stored: lower case, with its trailing slash. */
export async function findRedirectTarget(db: Connection, fromPath: string): Promise<string | undefined> {
  const [row] = await db.select({ to: redirect.toPath }).from(redirect).where(eq(redirect.fromPath, fromPath))
  return row?.to
}

/** Whether some redirect leads to a path, whatever query or anchor it adds. */
export async function isRedirectTarget(db: Connection, path: string): Promise<boolean> {
  const count = await db.$count(
    redirect,
    sql`split_part(split_part(${redirect.toPath}, '#', 1), '?', 1) = ${path}`,
  )
  return count > 0
}

/** Keeps others from writing redirects until this transaction ends; reading goes on. */
export async function lockRedirects(tx: Connection): Promise<void> {
  await tx.execute(sql`lock table ${redirect} in share row exclusive mode`)
}
