import { z } from 'zod'
import { productTileSchema } from '../catalog/tile.ts'
import { idSchema, imageSchema, linkSchema, pathSchema } from '../platform/primitives.ts'
import { localLinkSchema } from './inline.ts'
import { roomSchema } from './room.ts'

/** A link that staff wrote (VA-30). */
const writtenLinkSchema = z.object({ title: z.string(), link: localLinkSchema })

const subItemSchema = z.object({
  title: z.string(),
  link: pathSchema,
  content: z.array(linkSchema.extend({ color: z.string().nullable() })),
})

/** An entry of the main navigation with its mega menu (HF-02, HF-03). */
const navigationItemSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    link: pathSchema,
    see_all: z.string().describe("Text of the button to all products: 'Bekijk alles in Slapen' (HF-03)"),
    sub_items: z.array(subItemSchema),
    image: imageSchema.nullable(),
    room: linkSchema
      .extend({ image: imageSchema })
      .nullable()
      .describe('A room of this part of the shop, as staff chose it; it takes the place of the picture'),
  })
  .meta({ id: 'NavigationItem' })
export type NavigationItem = z.infer<typeof navigationItemSchema>

export const navigationSchema = z.object({ items: z.array(navigationItemSchema) })

/** The menus below the entries of the main navigation, for clients that load them separately (HF-03). */
export const subNavigationSchema = z.object({
  items: z.array(
    navigationItemSchema.pick({ id: true, title: true, link: true, see_all: true, sub_items: true }),
  ),
})
export const extraNavigationSchema = z.object({
  left: z.array(writtenLinkSchema),
  right: z.array(writtenLinkSchema),
})
export type ExtraNavigation = z.infer<typeof extraNavigationSchema>

/** Alert bar and unique selling points above the page (HF-04); `alert` is null when there is no alert. */
export const notificationSchema = z
  .object({
    alert: z.object({ text: z.string(), link: localLinkSchema.nullable() }).nullable(),
    usps: z.array(z.string()),
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notificationSchema>

/** The texts of the newsletter popup (SC-01); the shop itself adds the conditions of the offer. */
export const newsletterPopupSchema = z
  .object({
    title: z.string().trim().min(1).max(100),
    content: z.string().trim().min(1).max(500),
    button_text: z.string().trim().min(1).max(60),
    small_text: z.string().trim().max(300),
    active: z.boolean(),
  })
  .meta({ id: 'NewsletterPopup' })
export type NewsletterPopup = z.infer<typeof newsletterPopupSchema>

/** The footer with its claims and company details (HF-05 to HF-07); staff can change every text. */
export const footerSchema = z
  .object({
    columns: z.array(z.object({ title: z.string(), links: z.array(writtenLinkSchema) })),
    phone: z.object({ label: z.string(), number: z.string(), hours: z.string() }),
    email: z.string(),
    payment_methods: z.array(z.string()),
    socials: z.array(z.object({ network: z.string(), url: z.url() })),
    trust: z.object({
      score: z.string().describe("'4,3'"),
      text: z.string().describe("'Beoordeeld met een 4,3/5'"),
      reviews: z.string().describe("'meer dan 4.800 beoordelingen'"),
      reviews_url: z.url(),
      is_example: z
        .boolean()
        .default(false)
        .describe('The figures are invented, and are marked as such wherever they are shown'),
      cart_score: z.string().describe("'8,7/10'"),
      cart_reviews: z.string().describe("'26.000+ beoordelingen'"),
    }),
    company: z.object({
      name: z.string(),
      address: z.string(),
      coc_number: z.string(),
      vat_number: z.string(),
    }),
  })
  .meta({ id: 'Footer' })
export type Footer = z.infer<typeof footerSchema>

const promoSchema = z
  .object({
    link: pathSchema,
    image: imageSchema,
    image_mobile: imageSchema.nullable(),
    title: z.string(),
    sub_title: z.string(),
    button_text: z.string(),
    show_title: z.boolean(),
    is_light_background: z.boolean(),
  })
  .meta({ id: 'Promo' })
export type Promo = z.infer<typeof promoSchema>

/** The promos on the cart page, one after another (SC-06); none when there is nothing to promote. */
export const cartPromoSchema = z.object({ promos: z.array(promoSchema) })

/** The home page (HM-01 to HM-03): promos, three highlights, category cards and product strips, top to bottom. */
export const homepageSchema = z
  .object({
    title: z.string(),
    promo: promoSchema,
    room: roomSchema.nullable().describe('Takes the place of the main promo'),
    extra_promos: z.array(promoSchema),
    highlights: z.array(z.string()),
    categories: z.array(z.object({ title: z.string(), link: pathSchema, image: imageSchema })),
    strips: z.array(z.object({ title: z.string(), link: linkSchema, products: z.array(productTileSchema) })),
    blocks: z.array(
      z.object({
        title: z.string(),
        sub_title: z.string(),
        description: z.string(),
        image: imageSchema,
        link: pathSchema,
        button_text: z.string(),
      }),
    ),
  })
  .meta({ id: 'Homepage' })
export type Homepage = z.infer<typeof homepageSchema>
