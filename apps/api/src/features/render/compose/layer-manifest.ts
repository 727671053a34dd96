import { z } from 'zod'

const pixels = z.int().min(0).max(10_000)
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** What the values 0 and 255 of a channel mean. */
const range = z.tuple([z.number(), z.number()])

/** How a layer of cloth is to be read (`dye-layer.ts`). */
const tones = z.strictObject({
  light: range,
  tint: z.tuple([range, range]),
  share: z.tuple([range, range, range]),
  gloss: z.tuple([range, range, range]),
})

const slotFields = z.strictObject({
  name: id,
  /** The choices that the layer shows, in the order in which its file name has them. */
  by: z.array(z.string()),
  /** Whether the layer is cloth of any color. */
  dyed: z.boolean().default(false),
  /** The slot is drawn only when these choices have one of these options. */
  only: z.record(z.string(), z.array(id)).default({}),
  /** Where the right one of two begins, in pixels of the view: a bed may have two mattresses that differ. */
  seam: pixels.optional(),
})

const slot = slotFields.refine(({ dyed, seam }) => !dyed || seam === undefined, 'cloth has no seam')

const picture = z.strictObject({
  left: pixels,
  top: pixels,
  width: pixels.min(1),
  height: pixels.min(1),
  bytes: z.int().min(1),
  tones: tones.optional(),
})

/** What `index.json` beside the layers says; the studio's publish.mjs writes it. */
export const layerManifestSchema = z.strictObject({
  format: z.literal(2),
  viewTransform: z.strictObject({
    file: z.string(),
    size: z.int().min(2).max(128),
    low: z.number(),
    high: z.number(),
  }),
  /** Weaves of cloth, each with those that stand in for it where a layer does not have it. */
  weaves: z.record(id, z.array(id)),
  /** What is drawn for a choice that a set does not have, or that is still open. */
  standard: z.record(z.string(), id),
  /** Each view with its size in pixels and its slots in painter's order, back to front. */
  views: z.record(
    id,
    z.strictObject({ width: pixels.min(1), height: pixels.min(1), slots: z.array(slot).min(1) }),
  ),
  /** Every layer, under the name of its file without `.webp`. */
  pictures: z.record(z.string(), picture),
})

export type ClothTones = z.output<typeof tones>
export type LayerManifest = z.output<typeof layerManifestSchema>
export type LayerSlot = z.output<typeof slot>
export type LayerPicture = z.output<typeof picture>
