import { z } from 'zod'

/** What a width of -1 stands for (CF-14). */
const fullWidth = 1500
/**
 * The widths that pictures are served in: only a few, so that a hostile visitor cannot fill the memory with others. They hold those of
 * all pictures up to 1280, because the pages of sets show beds among other pictures.
 */
const widths = [160, 320, 480, 640, 960, 1200, 1280, fullWidth] as const

const formats = ['avif', 'webp'] as const
type BedPictureFormat = (typeof formats)[number]

/** The address of a bed's picture, below `/media/bed`. */
export interface BedAddress {
  readonly revision: string
  readonly view: string
  readonly width: (typeof widths)[number]
  readonly slug: string
  /** Ids of the options that the view shows, in the order of the steps. */
  readonly optionIds: readonly string[]
  readonly format: BedPictureFormat
}

const paramsSchema = z.object({
  revision: z.string().regex(/^[\w-]{1,32}$/),
  view: z.string().regex(/^[a-z]{1,24}$/),
  width: z.string(),
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/),
  reference: z
    .string()
    .regex(/^[a-z0-9]+(_[a-z0-9]+)*\.[a-z]+$/)
    .max(500),
})

/** Reads `{revision}/{view}/{width}/{slug}/{reference}`; undefined for what no scene has. */
export function readBedAddress(params: unknown): BedAddress | undefined {
  const read = paramsSchema.safeParse(params)
  if (!read.success) return undefined
  const { reference, ...address } = read.data
  const [ids = '', extension] = reference.split('.')
  const width = widths.find(
    (one) => String(one) === address.width || (one === fullWidth && address.width === '-1'),
  )
  const format = formats.find((one) => one === extension)
  if (width === undefined || format === undefined) return undefined
  return { ...address, width, format, optionIds: ids.split('_') }
}

/** Returns the address of a view of a set, to which the reference id of a bed is added; its width is -1, as in a scene. */
export function toSceneAddress({
  revision,
  view,
  slug,
}: Pick<BedAddress, 'revision' | 'view' | 'slug'>): string {
  return `/media/bed/${revision}/${view}/-1/${slug}/`
}
