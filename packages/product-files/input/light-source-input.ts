import { z } from 'zod'
import { titleField } from './input-fields.ts'

/** What the law requires to be shown about a light source before sale (Regulation (EU) 2019/2015, annexes V and VI). */
export const lightSourceField = z.strictObject({
  supplier: titleField,
  model: titleField,
  eprelNumber: z.int().min(1).max(999_999_999),
  isExample: z.boolean().default(false),
  technology: titleField.default('LED'),
  watts: z.number().positive().max(2000),
  lumens: z.number().positive().max(200_000),
  kelvin: z.int().min(1000).max(20_000),
  colourRendering: z.int().min(0).max(100),
  cap: titleField.nullable().default(null),
})

interface Lit {
  energyLabel: string | null
  lightSource: unknown
}

/** A class is only valid with the registration it comes from, and a registered source has a class. */
export function checkLightSource(
  { energyLabel, lightSource }: Lit,
  context: z.core.$RefinementCtx<Lit>,
): void {
  if (energyLabel !== null && lightSource === null)
    context.addIssue({
      code: 'custom',
      path: ['lightSource'],
      message:
        'supplier, model, eprelNumber, watts, lumens, kelvin and colourRendering of what has an energyLabel',
    })
  if (energyLabel === null && lightSource !== null)
    context.addIssue({
      code: 'custom',
      path: ['energyLabel'],
      message: 'the class of the lightSource, A to G',
    })
}
