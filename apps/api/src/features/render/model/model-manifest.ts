import { z } from 'zod'

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const slot = z.strictObject({
  name: id,
  /** The choices that the part shows, in the order in which the names of its nodes have them. */
  by: z.array(z.string()),
  /** Only beds with one of these options have the part. */
  only: z.record(z.string(), z.array(id)).default({}),
  /** Whether the part is made of the cloth that is chosen. */
  dyed: z.boolean().default(false),
  /** Whether the part is as long as the bed. */
  long: z.boolean().default(false),
})

/** What `index.json` beside the parts says; the studio's publish-model.mjs writes it. */
export const modelManifestSchema = z.strictObject({
  format: z.literal(1),
  /** What is shown for a choice that a set does not have, or that is still open. */
  standard: z.record(z.string(), id),
  slots: z.array(slot).min(1),
  /** The files of parts, each with the names of its nodes. Beds of one file can be shown without loading another. */
  files: z.record(
    z.string().regex(/^[a-z0-9-]+\.glb$/),
    z.strictObject({ bytes: z.int().min(1), nodes: z.array(id).min(1) }),
  ),
})

export type ModelManifest = z.output<typeof modelManifestSchema>
