import { materialNames } from '@sluimer/domain/textile/fibres'
import { z } from 'zod'

/** One part of a product with a composition of its own, in the terms of Regulation (EU) 1007/2011. */
export const textilePartSchema = z
  .object({
    part: z.string().describe('Tijk, vulling, voering; "Samenstelling" when there is only one'),
    materials: z.array(
      z.object({
        name: z.enum(materialNames),
        percent: z.number(),
        detail: z.string().nullable().describe('Shown beside the name: "uit bamboe"'),
      }),
    ),
    note: z.string().nullable().describe('What else is known about the cloth: "144 draden"'),
  })
  .meta({ id: 'TextilePart' })
