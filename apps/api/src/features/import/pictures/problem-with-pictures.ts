import { existsSync, statSync } from 'node:fs'
import type { Db } from '../../../platform/db/database.ts'
import { findPictures } from '../../media/media.queries.ts'
import type { ImportRequest } from '../import-request.ts'

/** Returns, once and before the first picture, what would go wrong with all of them; undefined when nothing would. */
export async function findPictureProblem(
  db: Db,
  { folder, base, placeholder }: ImportRequest['pictures'],
): Promise<string | undefined> {
  if (folder !== undefined && !(existsSync(folder) && statSync(folder).isDirectory()))
    return `There is no folder ${folder} (--pictures)`
  if (base !== undefined && !(URL.canParse(base) && /^https?:/.test(base)))
    return `${base} is no web address (--picture-base)`
  if (placeholder !== undefined && (await findPictures(db, [placeholder])).size === 0)
    return `There is no picture ${placeholder} (--placeholder)`
  return undefined
}
