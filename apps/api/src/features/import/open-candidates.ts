import type { CatalogNames } from '../catalog/input/catalog-names.ts'
import type { Candidate } from './candidate.ts'
import type { ForeignFile } from './detect-file.ts'
import type { ImportDeps, ImportRequest } from './import-request.ts'
import type { Mapping } from './mapping/mapping-file.ts'
import { createNotes } from './mapping/notes.ts'
import { createPictureFetcher } from './pictures/fetch-picture.ts'
import { createPictureShelf } from './pictures/picture-shelf.ts'
import { readJsonLines } from './read-json-lines.ts'
import { readProductFile } from './read-product-file.ts'
import { watchColumns } from './unread-columns.ts'

/** What a file is read with: what was asked for, and what its names mean here. */
export type Reading = ImportRequest & { mapping: Mapping; names: CatalogNames }

/** Opens a file that was looked at before: its products, and what is heard while they are read. */
export function openCandidates(
  { db, mediaDir }: ImportDeps,
  file: 'own' | ForeignFile,
  { path, isRehearsal, mapping, names, pictures }: Reading,
  now: Date,
) {
  const notes = createNotes()
  const columns = watchColumns()
  const shelf = createPictureShelf(db, {
    ...{ mediaDir, isRehearsal, folder: pictures.folder, base: pictures.base },
    fetch: pictures.isFetched ? createPictureFetcher(new Set(pictures.allowedHosts)) : undefined,
  })
  const tools = { mapping, notes, shelf, columns, now, placeholder: pictures.placeholder }
  const candidates: AsyncIterable<Candidate> =
    file === 'own' ? readJsonLines(path) : readProductFile(names, file, tools)
  return { candidates, notes, columns, promisedPictures: shelf.promised }
}
