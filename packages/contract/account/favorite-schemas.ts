import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { z } from 'zod'
import { idSchema, imageSchema, pathSchema } from '../platform/primitives.ts'

const productIds = z.array(z.string().regex(/^[1-9]\d{0,14}$/)).max(2 * mostFavorites)

/** What a browser changed since it last heard of the list: the difference, so that another device's changes stay. */
export const changeFavoritesSchema = z
  .strictObject({
    account: z
      .string()
      .max(64)
      .nullable()
      .describe(
        'The `account` of the list that was changed; null for the list of a guest. Changes to the list of another account are not made',
      ),
    add: productIds.default([]).describe('Ids of products, the newest first'),
    remove: productIds.default([]),
  })
  .meta({ id: 'FavoritesToChange' })
export type FavoritesToChange = z.input<typeof changeFavoritesSchema>

const favoriteSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    image: imageSchema,
    available: z.boolean(),
    link: pathSchema.nullable().describe('Null once the product is no longer sold'),
  })
  .meta({ id: 'Favorite' })

/** The favourites of a customer, newest first, as a browser mirrors them under `favorites` (CT-14). */
export const favoritesSchema = z
  .object({
    account: z.string().describe('Tells the list of this account from that of another; it opens nothing'),
    favorites: z.array(favoriteSchema),
    left_out: z
      .array(z.string())
      .describe('Ids that were not added: not for sale, or more than an account keeps'),
  })
  .meta({ id: 'Favorites' })
export type Favorites = z.output<typeof favoritesSchema>
