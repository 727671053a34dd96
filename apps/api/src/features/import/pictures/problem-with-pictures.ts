import { existsSync, statSync } from 'node:fs'
import type { Db } from '../../../platform/db/database.ts'
import { findPictures } from '../../media/media.queries.ts'
import type { ImportRequest } from '../import-request.ts'

/** What would go wrong with every picture of the file, said once and before the first; undefined when nothing does. */
export async function problemWithPictures(
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
