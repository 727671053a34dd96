import { z } from 'zod'
import { idSchema, imageSchema, linkSchema, pathSchema } from '../platform/primitives.ts'
import { energyLabelSchema } from './energy-label.ts'
import { listingSchema } from './overview.ts'
import { priceSchema } from './price.ts'
import { productTileSchema } from './tile.ts'

const foundPageSchema = z.object({
  title: z.string(),
  link: pathSchema,
  page: z.string().nullable().describe('The page that it belongs to; null for a whole page'),
})

/** The results of a search, as a listing (API-05). Its links keep the text as `tn_q`. */
export const searchOverviewSchema = z
  .object({
    search_term: z.string().describe('The text as it was searched: tidied, without spaces at its ends'),
    redirect_url: pathSchema
      .nullable()
      .describe('The page to redirect to: the text is the sku of one product'),
    relaxed: z
      .object({
        dropped_words: z.array(z.string()).describe('Words that the results need not contain'),
        corrected_text: z
          .string()
          .nullable()
          .describe('The text that was searched instead, with typing errors corrected'),
        literal_url: pathSchema
          .nullable()
          .describe('The search for the text as it was typed, when it was corrected'),
        only_mentioned: z
          .boolean()
          .describe('True when no product has this name: the words occur only in descriptions'),
      })
      .nullable()
      .describe('Set when the answer is not literally what was asked for'),
    filled_from: z
      .int()
      .nullable()
      .describe(
        'Set when so many products of the whole listing answer to the text, and those behind them, on whatever page and in any order, only come near; 0 when the filters leave none that answer',
      ),
    interpreted: z
      .array(z.object({ title: z.string(), group: z.string(), url: pathSchema }))
      .describe('Sizes, colors and the like in the text that can be chosen as filters'),
    pages: z
      .array(foundPageSchema)
      .describe('Service pages that the text asks for; they are shown above the products'),
    categories: z
      .array(linkSchema)
      .describe('The categories with most of the results; popular ones when nothing was found'),
    ...listingSchema.shape,
  })
  .meta({ id: 'SearchOverview' })
export type SearchOverview = z.infer<typeof searchOverviewSchema>

/** What a text that is still being typed may mean (CT-12); all lists are empty when it is too short or too long. */
export const searchSuggestionsSchema = z
  .object({
    products: z.array(
      z.object({
        id: idSchema,
        title: z.string(),
        link: pathSchema,
        image: imageSchema,
        price: priceSchema,
        shown_size: productTileSchema.shape.shown_size,
        energy_label: energyLabelSchema
          .nullable()
          .describe('Must be shown beside the price of a light source'),
      }),
    ),
    categories: z.array(linkSchema),
    brands: z.array(linkSchema),
    pages: z.array(foundPageSchema).describe('Service pages that the text asks for'),
    phrases: z.array(linkSchema).describe('Texts with results, and the page that shows them'),
    did_you_mean: linkSchema
      .nullable()
      .describe('The corrected text, when a typing error had to be corrected to find something'),
  })
  .meta({ id: 'SearchSuggestions' })
export type SearchSuggestions = z.infer<typeof searchSuggestionsSchema>
