import { watchColumns } from '@sluimer/product-files/columns/unread-columns'
import type { Candidate } from '@sluimer/product-files/input/candidate'
import type { CatalogNames } from '@sluimer/product-files/input/catalog-names'
import type { ForeignFile } from '@sluimer/product-files/mapping/foreign-file'
import type { Mapping } from '@sluimer/product-files/mapping/mapping-file'
import { createNotes } from '@sluimer/product-files/mapping/notes'
import { readOwnFile } from '@sluimer/product-files/own-format/read-own-file'
import { readProductFile } from '@sluimer/product-files/read-product-file'
import type { ImportDeps, ImportRequest } from '../import-request.ts'
import { createPictureFetcher } from '../pictures/fetch-picture.ts'
import { createPictureShelf } from '../pictures/picture-shelf.ts'

/** What a file is read with: the request, and what the file's names mean in this shop. */
export type Reading = ImportRequest & { mapping: Mapping; names: CatalogNames }

/** Opens a file that was checked before: its products, and what is reported while they are read. */
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
    file === 'own' ? readOwnFile(path) : readProductFile(names, file, tools)
  return { candidates, notes, columns, promisedPictures: shelf.promised }
}
