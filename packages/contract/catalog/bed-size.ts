import { bedSizes, toSizeKey } from '@sluimer/domain/catalog/bed-size'
import { z } from 'zod'

/** Part of a query for products: they are shown in the size that suits this bed. */
export const bedSizeQuery = {
  bed_size: z
    .enum(bedSizes.map(toSizeKey))
    .optional()
    .describe("The visitor's mattress; products that come in a size for it are shown in that size"),
}
