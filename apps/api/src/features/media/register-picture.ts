import { z } from 'zod'
import { recordChange } from '../../platform/change-feed/record-change.ts'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { toMasterPath } from './master-path.ts'
import { type Measures, measurePicture } from './measure-picture.ts'
import { pictureKeySchema } from './picture-address.ts'
import { picture } from './tables.ts'

const pictureInputSchema = z.strictObject({
  key: pictureKeySchema,
  /** The name of a file in the media folder itself. */
  file: z
    .string()
    .regex(/^[a-z0-9]+([-_][a-z0-9]+)*\.(avif|webp|jpe?g|png)$/i, 'a picture in the media folder'),
  alt: z.string().trim().min(1).max(300),
})
export type PictureInput = z.input<typeof pictureInputSchema>

/**
 * Registers a master picture, or updates file, size and words when the key is known. `measures` are those of the
 * file, for callers that have taken them already.
 */
export async function registerPicture(
  db: Db,
  input: PictureInput,
  mediaDir: string,
  measures?: Measures,
): Promise<void> {
  const { key, file, alt } = pictureInputSchema.parse(input)
  const values = { file, alt, ...(measures ?? (await measurePicture(toMasterPath(mediaDir, file)))) }
  await inTransaction(db, async (tx) => {
    await tx
      .insert(picture)
      .values({ key, ...values })
      .onConflictDoUpdate({ target: picture.key, set: values })
    await recordChange(tx, 'picture', [`picture:${key}`])
  })
}
