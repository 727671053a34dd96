import { localLinkSchema } from '@sluimer/contract/content/inline'
import {
  extraNavigationSchema,
  footerSchema,
  newsletterPopupSchema,
  notificationSchema,
} from '@sluimer/contract/content/schemas'
import { z } from 'zod'
import { categoryPathSchema, pageSlugSchema, pictureKeySchema } from '../content-names.ts'
import { roomsBlockSchema } from './room-block.ts'

const text = z.string().trim().min(1).max(300)

const promo = z.strictObject({
  link: localLinkSchema,
  imageKey: pictureKeySchema,
  imageMobileKey: pictureKeySchema.nullable().default(null),
  title: text,
  subTitle: z.string().max(300).default(''),
  buttonText: text.default('Profiteer nu'),
  showTitle: z.boolean().default(true),
  isLightBackground: z.boolean().default(true),
})
export type WrittenPromo = z.output<typeof promo>

/** The promos of the cart page, in the order in which they appear (API-07). */
const cartPromoBlockSchema = z.strictObject({ promos: z.array(promo).max(5) })

/** What staff add to the menus, which otherwise consist of categories and colors (HF-03). */
const subNavigationBlockSchema = z.strictObject({
  /** Words on the button that leads to everything; `{menu}` stands for the entry's title. */
  seeAll: text,
  /** Additional columns, behind those of the categories. */
  columns: z
    .array(
      z.strictObject({
        categoryPath: categoryPathSchema,
        title: text,
        link: localLinkSchema,
        links: z.array(z.strictObject({ title: text, link: localLinkSchema })).max(12),
      }),
    )
    .max(40)
    .default([]),
  /** The room that a menu shows instead of the picture of its category. */
  rooms: z
    .array(z.strictObject({ categoryPath: categoryPathSchema, room: pageSlugSchema }))
    .max(40)
    .default([]),
})
export type SubNavigationBlock = z.output<typeof subNavigationBlockSchema>

/** What staff put at the head of a category: a season, a price, an idea; and the day until which it lasts. */
const shopFloorBlockSchema = z.strictObject({
  floors: z
    .array(
      z.strictObject({
        categoryPath: categoryPathSchema,
        edits: z
          .array(
            z.strictObject({
              title: text,
              subTitle: z.string().max(300).default(''),
              link: localLinkSchema,
              imageKey: pictureKeySchema,
            }),
          )
          .max(3)
          .default([]),
        /** In Amsterdam; for offers that end on a day that is known. */
        lastDay: z.iso.date().nullable().default(null),
      }),
    )
    .max(100),
})

/** The home page as staff write it: pictures by key, categories by path, products by their source. */
const homepageBlockSchema = z.strictObject({
  title: text,
  promo,
  /** The room with which the page opens, in place of the main promo; null for none. */
  room: pageSlugSchema.nullable().default(null),
  /** Exactly two switch to the layout with side promos (HM-02). */
  extraPromos: z.array(promo).max(10).default([]),
  highlights: z.array(text).max(6),
  /** Cards of categories; a category without a card picture is left out. */
  categories: z.array(categoryPathSchema).max(24).default([]),
  strips: z
    .array(
      z.strictObject({
        title: text,
        link: z.strictObject({ title: text, link: localLinkSchema }),
        /** Shows the best products of this category; null takes the best of the whole shop. */
        categoryPath: categoryPathSchema.nullable().default(null),
        limit: z.int().min(1).max(24).default(12),
      }),
    )
    .max(8)
    .default([]),
  blocks: z
    .array(
      z.strictObject({
        title: text,
        subTitle: z.string().max(300).default(''),
        description: z.string().max(2000).default(''),
        imageKey: pictureKeySchema,
        link: localLinkSchema,
        buttonText: text,
      }),
    )
    .max(12)
    .default([]),
})
export type HomepageBlock = z.output<typeof homepageBlockSchema>

/** Every place for content with the shape of its content. */
export const contentBlockSchemas = {
  footer: footerSchema,
  notification: notificationSchema,
  'extra-navigation': extraNavigationSchema,
  homepage: homepageBlockSchema,
  'cart-promo': cartPromoBlockSchema,
  'sub-navigation': subNavigationBlockSchema,
  'shop-floor': shopFloorBlockSchema,
  rooms: roomsBlockSchema,
  'newsletter-popup': newsletterPopupSchema,
} as const

export type ContentKey = keyof typeof contentBlockSchemas
export type ContentInput<Key extends ContentKey> = z.input<(typeof contentBlockSchemas)[Key]>
export type Content<Key extends ContentKey> = z.output<(typeof contentBlockSchemas)[Key]>
