import { z } from 'zod'

/** The kinds of files: binary glTF for Android's Scene Viewer, USDZ for Apple's Quick Look. */
const formats = ['glb', 'usdz'] as const
export type ModelFormat = (typeof formats)[number]

/** The address of the model of one bed, below `/media/bed-model`. */
export interface ModelAddress {
  readonly revision: string
  readonly slug: string
  /** Ids of the options that the model shows, in the order of the steps. */
  readonly optionIds: readonly string[]
  readonly format: ModelFormat
}

const paramsSchema = z.object({
  revision: z.string().regex(/^[\w-]{1,32}$/),
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/),
  reference: z
    .string()
    .regex(/^[a-z0-9]+(_[a-z0-9]+)*\.[a-z]+$/)
    .max(500),
})

/** The address of a file of parts, below `/media/bed-parts`. */
export const partsParamsSchema = z.object({ hash: z.string(), name: z.string() })

/** Reads `{revision}/{slug}/{reference}`; undefined for what no set has. */
export function readModelAddress(params: unknown): ModelAddress | undefined {
  const read = paramsSchema.safeParse(params)
  if (!read.success) return undefined
  const [ids = '', extension] = read.data.reference.split('.')
  const format = formats.find((one) => one === extension)
  if (format === undefined) return undefined
  return { revision: read.data.revision, slug: read.data.slug, format, optionIds: ids.split('_') }
}

/** Returns the address to which the reference id of a bed is added. */
export function toModelAddress({ revision, slug }: Pick<ModelAddress, 'revision' | 'slug'>): string {
  return `/media/bed-model/${revision}/${slug}/`
}

/** Returns the address of a file of parts; it changes with its bytes. */
export function toPartsAddress({ hash, name }: { hash: string; name: string }): string {
  return `/media/bed-parts/${hash}/${name}`
}
