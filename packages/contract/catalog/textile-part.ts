import { materialNames } from '@sluimer/domain/textile/fibres'
import { z } from 'zod'

/** One part of a product with a composition of its own, in the terms of Regulation (EU) 1007/2011. */
export const textilePartSchema = z
  .object({
    part: z.string().describe('Tijk, vulling, voering; "Samenstelling" where there is one only'),
    materials: z.array(
      z.object({
        name: z.enum(materialNames),
        percent: z.number(),
        detail: z.string().nullable().describe('Said beside the name: "uit bamboe"'),
      }),
    ),
    note: z.string().nullable().describe('What else is said of the cloth: "144 draden"'),
  })
  .meta({ id: 'TextilePart' })
