import { z } from 'zod'
import { amountSchema, idSchema, imageSchema, linkSchema, pathSchema } from '../platform/primitives.ts'
import { productTileSchema } from './tile.ts'

/** One value of a filter group. `url` switches it on or off and keeps every other choice (CT-08, CT-11). */
const filterAttributeSchema = z
  .object({
    title: z.string(),
    value: z.string().describe('The value as in urls'),
    url: pathSchema,
    raw_url: z.string().describe('The query part of url, without the question mark'),
    is_selected: z.boolean(),
    count: z.int().describe('Products when this value is chosen too; disjunctive within the group'),
    color: z.string().nullable().describe('CSS color for groups of the type color'),
  })
  .meta({ id: 'FilterAttribute' })
export type FilterAttribute = z.infer<typeof filterAttributeSchema>

const filterSchema = z
  .object({
    title: z.string(),
    url_key: z.string(),
    selection_type: z.enum(['link', 'slider', 'color', 'other']),
    attributes: z.array(filterAttributeSchema),
    is_collapsible: z.boolean(),
    is_collapsed: z.boolean(),
    info_text: z.string().nullable(),
    nr_of_attributes_selected: z.int(),
    min: z.int().optional().describe('The chosen lower limit of the price filter ae-prijs, in whole euros'),
    max: z.int().optional().describe('The chosen upper limit'),
    minrange: z.int().optional().describe('The lowest price rounded down, or the chosen limit below it'),
    maxrange: z.int().optional().describe('The highest price rounded up, or the chosen limit above it'),
  })
  .meta({ id: 'Filter' })
export type Filter = z.infer<typeof filterSchema>

const sortOptionSchema = z
  .object({
    label: z.string(),
    code: z.string().describe('The value of tn_sort'),
    value: z
      .object({ raw_url: z.string() })
      .describe('The same query, under the name that choices use for their value'),
    url: pathSchema,
    raw_url: z.string().describe('The query part of url, without the question mark'),
    is_selected: z.boolean(),
  })
  .meta({ id: 'SortOption' })
export type SortOption = z.infer<typeof sortOptionSchema>

const paginationSchema = z
  .object({
    total: z.int(),
    subtotal: z.int().describe('Number of products up to and including this page'),
    page: z.int(),
    page_links: z.object({
      next: pathSchema.nullable().describe('The next page alone'),
      range: pathSchema.nullable().describe('Everything up to and including the next page'),
    }),
  })
  .meta({ id: 'Pagination' })

const bannerSchema = z
  .object({
    title: z.string(),
    sub_title: z.string(),
    button_text: z.string(),
    link: pathSchema,
    image: imageSchema,
  })
  .meta({ id: 'Banner' })

/** `now` is the server's time, since a visitor's clock may be wrong. */
const countdownSchema = z
  .object({ ends_at: z.iso.datetime(), now: z.iso.datetime() })
  .meta({ id: 'Countdown' })
export type Countdown = z.infer<typeof countdownSchema>

const floorSchema = z
  .object({
    tiles: z
      .array(
        z.object({
          title: z.string(),
          link: pathSchema,
          image: imageSchema,
          price: amountSchema.describe('The lowest price in it'),
          offers: z.int().nullable().describe('Set on a category of offers: how many of them it has'),
        }),
      )
      .describe(
        'The categories below it, or those below these when they are few; of offers, the departments',
      ),
    wizards: z
      .array(z.object({ title: z.string(), code: z.string(), category_id: idSchema }))
      .describe('The advice wizards of these categories, by the title of their category'),
    edits: z
      .array(z.object({ title: z.string(), sub_title: z.string(), link: pathSchema, image: imageSchema }))
      .describe('What staff put together for it'),
  })
  .meta({ id: 'ShopFloor' })
export type ShopFloor = z.infer<typeof floorSchema>

const categorySchema = z
  .object({
    id: idSchema,
    title: z.string(),
    path: z.string().describe('Without slashes at the ends: planten/tuinplanten'),
    description: z.string(),
    banner: imageSchema.nullable(),
    banner_tile: bannerSchema.nullable().describe('Shown at position 5 (CT-02)'),
    tiles_per_row: z.union([z.literal(3), z.literal(4)]),
    action_steps: z.array(z.object({ title: z.string(), text: z.string() })),
    countdown: countdownSchema
      .nullable()
      .describe('When the first of its running deals ends, on a category with a countdown (SC-08)'),
    deals: z
      .object({
        next_at: z.iso.datetime().nullable().describe('When the next planned deal starts'),
        next: z
          .array(z.object({ title: z.string(), link: pathSchema, image: imageSchema }))
          .describe('The products of the deals that start then; their prices are told when they hold'),
      })
      .nullable()
      .describe('Set on a category that fills itself with running deals'),
    is_offer: z.boolean().describe('Whether it fills itself with deals or discounts'),
    greatest_discount: z
      .int()
      .nullable()
      .describe('The most that a product of such a category costs less, in percent, as its tile says it'),
    last_day: z.iso.date().nullable().describe('Until when the offers last, if staff said so'),
    wizard_code: z.string().nullable().describe("Set when 'Start de keuzehulp' can be offered"),
    children: z.array(linkSchema),
    floor: floorSchema
      .nullable()
      .describe(
        'Set on the first page of a category with categories below it that have pictures, or of many offers',
      ),
  })
  .meta({ id: 'Category' })
export type Category = z.infer<typeof categorySchema>

/** The parts of every listing: filters with counts, sorting, products, paging. */
export const listingSchema = z
  .object({
    filters: z.array(filterSchema),
    active_filters: z.array(z.object({ title: z.string(), group: z.string(), remove_url: pathSchema })),
    reset_url: pathSchema,
    sort: z.array(sortOptionSchema),
    products: z.array(productTileSchema),
    pagination: paginationSchema,
  })
  .meta({ id: 'Listing' })
export type Listing = z.infer<typeof listingSchema>

const canonicalUrlSchema = pathSchema.describe(
  'The one address of these choices, whatever their order; without price, sorting and a range of pages',
)

/** A category's listing with its heading. */
export const overviewSchema = z
  .object({
    category: categorySchema,
    heading: z
      .string()
      .describe("What is listed: the category's title, with the filter values that were chosen"),
    intro: z.string().describe("The category's description; with filter values, what there is of them"),
    breadcrumb: z.array(linkSchema),
    ...listingSchema.shape,
    canonical_url: canonicalUrlSchema,
    indexable: z.boolean(),
  })
  .meta({ id: 'Overview' })
export type Overview = z.infer<typeof overviewSchema>

/** The address of a category (API-03). */
export const categoryPathSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    path: z.string().describe('Without slashes at the ends: planten/tuinplanten'),
    link: pathSchema,
    breadcrumb: z.array(linkSchema).describe('Home, the categories above it, and itself'),
  })
  .meta({ id: 'CategoryPath' })
export type CategoryPath = z.infer<typeof categoryPathSchema>

/** A brand's listing with its heading (RT-05). */
export const brandOverviewSchema = z
  .object({
    brand: z.object({ title: z.string(), link: pathSchema, description: z.string() }),
    breadcrumb: z.array(linkSchema),
    ...listingSchema.shape,
    canonical_url: canonicalUrlSchema,
    indexable: z.boolean(),
  })
  .meta({ id: 'BrandOverview' })
export type BrandOverview = z.infer<typeof brandOverviewSchema>
