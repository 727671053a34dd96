import { z } from 'zod'

/** The classes of the European energy label for light sources, best first (Regulation (EU) 2019/2015). */
export const energyLabelSchema = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
export type EnergyLabel = z.infer<typeof energyLabelSchema>
