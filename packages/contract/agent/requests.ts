import { z } from 'zod'
import { mostAgentLines, mostLookups } from './ucp.ts'

/**
 * What agents may send, after the schemas of the Universal Commerce Protocol. Fields that the shop has no use for are
 * passed over, as the protocol wants: among them prices, titles and whatever an agent says about a person.
 */
const contextSchema = z.object({
  address_country: z.string().max(60).optional(),
  postal_code: z.string().max(16).optional(),
  currency: z.string().max(8).optional(),
})
export type AgentContext = z.infer<typeof contextSchema>

const minorUnits = z.int().min(0)
const filtersSchema = z.object({
  categories: z.array(z.string().max(300)).max(20).optional(),
  price: z.object({ min: minorUnits.optional(), max: minorUnits.optional() }).optional(),
})
export type AgentFilters = z.infer<typeof filtersSchema>

const itemIdSchema = z.string().min(1).max(64)
const selectedOptionSchema = z.object({ name: z.string().max(100), label: z.string().max(200) })

export const searchCatalogSchema = z.object({
  query: z.string().max(300).optional().describe('What the buyer looks for, in Dutch'),
  context: contextSchema.optional(),
  filters: filtersSchema.optional(),
  pagination: z
    .object({
      cursor: z
        .string()
        .regex(/^\d{1,6}$/, 'is no cursor of an earlier answer')
        .optional(),
      limit: z.int().min(1).default(10),
    })
    .optional(),
})
export type SearchCatalog = z.infer<typeof searchCatalogSchema>

export const lookupCatalogSchema = z.object({
  ids: z.array(itemIdSchema).min(1).max(mostLookups).describe('Ids of products or variants'),
  filters: filtersSchema.optional(),
  context: contextSchema.optional(),
})
export type LookupCatalog = z.infer<typeof lookupCatalogSchema>

export const getProductSchema = z.object({
  id: itemIdSchema.describe('Id of a product or of a variant'),
  selected: z.array(selectedOptionSchema).max(20).optional(),
  preferences: z.array(z.string().max(100)).max(20).optional(),
  filters: filtersSchema.optional(),
  context: contextSchema.optional(),
})
export type GetProduct = z.infer<typeof getProductSchema>

const lineSchema = z.object({
  item: z.object({ id: itemIdSchema.describe('Id of a variant') }),
  quantity: z.int().min(1),
})
export type AgentLine = z.infer<typeof lineSchema>
const linesSchema = z.array(lineSchema).max(mostAgentLines)

export const agentCartSchema = z.object({
  line_items: linesSchema.describe('The whole content: what is not in the list leaves the cart'),
  context: contextSchema.optional(),
})
export type AgentCartRequest = z.infer<typeof agentCartSchema>

export const createCheckoutSchema = agentCartSchema.extend({
  line_items: linesSchema.default([]),
  cart_id: z.string().max(200).optional().describe('The cart that the checkout is of'),
})
export type CreateCheckout = z.infer<typeof createCheckoutSchema>

/** A buyer pays on the shop's own pages, so that nothing of a payment is read. */
export const completeCheckoutSchema = z.object({})
