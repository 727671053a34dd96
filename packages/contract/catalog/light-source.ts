import { z } from 'zod'

/** The light source of a product, as its supplier registered it (Regulation (EU) 2019/2015). */
export const lightSourceSchema = z
  .object({
    supplier: z.string(),
    model: z.string(),
    eprel_number: z.int().describe('Its number in the product database of the European Union'),
    is_example: z.boolean().describe('Invented: the number leads nowhere'),
    technology: z.string(),
    watts: z.number(),
    lumens: z.number(),
    kelvin: z.int(),
    colour_rendering: z.int(),
    cap: z.string().nullable(),
    label_link: z.string().describe('Address of the full energy label: a path inside the shop, or at EPREL'),
    sheet_link: z.string().describe('Address of the product information sheet, likewise'),
  })
  .meta({ id: 'LightSource' })
export type LightSource = z.infer<typeof lightSourceSchema>
