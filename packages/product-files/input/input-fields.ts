import { z } from 'zod'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pathPattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/

/** Fields that the inputs of the catalogue share. Staff see their messages unchanged. */
export const slugField = z.string().max(200).regex(slugPattern, 'only a-z, 0-9 and single hyphens')
export const categoryPathField = z
  .string()
  .max(400)
  .regex(pathPattern, 'segments of a-z, 0-9 and hyphens, without outer slashes')
export const titleField = z.string().trim().min(1).max(200)
export const textField = z.string().trim().max(10_000)
export const linesField = z.array(z.string().trim().min(1).max(5_000)).max(100)
/** The name of a master picture, as in /media/{width}/{key}. */
export const pictureKeyField = slugField
/** A CSS color of a form that can only be a color. */
export const colorField = z.string().regex(/^#[0-9a-f]{6}$/i, 'a color such as #51607a')
/** At most a million euros. */
export const priceCentsField = z.int().min(1).max(100_000_000)
/** The same, or nothing at all for a free sample. */
export const samplePriceCentsField = z.int().min(0).max(100_000_000)
export const stockField = z.int().min(0).max(1_000_000)
/** A path inside the shop: one leading slash, and nothing that leads outside (VA-30). */
export const shopLinkField = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[\w\-./?=&|#]*$/, 'a path inside the shop')
