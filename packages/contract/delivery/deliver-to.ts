import { deliveryAreas } from '@sluimer/domain/delivery/areas'
import { z } from 'zod'

/** Part of a query for products: they are promised for this area, instead of for the mainland of the Netherlands. */
export const deliverToQuery = {
  deliver_to: z
    .enum(deliveryAreas)
    .exclude(['NL'])
    .optional()
    .describe(
      'Where the visitor wants goods delivered; without it delivery is promised for the Dutch mainland',
    ),
}
