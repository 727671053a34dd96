import { z } from 'zod'

/** The keys, paths and slugs by which staff refer to pictures, categories, products and pages. */
export const pictureKeySchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the key of a picture')
export const categoryPathSchema = z
  .string()
  .max(255)
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'the path of a category')
export const productSlugSchema = z
  .string()
  .max(255)
  .regex(/^[a-z0-9-]+$/, 'the slug of a product')
export const pageSlugSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the slug of a page: lower case words joined by -')
