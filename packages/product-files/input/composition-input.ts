import { findPartProblem, hasDown, type TextilePart } from '@sluimer/domain/textile/composition'
import { materialNames } from '@sluimer/domain/textile/fibres'
import { z } from 'zod'
import { titleField } from './input-fields.ts'

const materialSchema = z.strictObject({
  name: z.enum(materialNames, 'a fibre name of Regulation (EU) 1007/2011, in Dutch'),
  percent: z.number().positive().max(100),
  detail: titleField.optional(),
})

/** The composition of a product, part by part (Regulation (EU) 1007/2011). */
export const compositionField = z
  .array(
    z
      .strictObject({
        part: titleField,
        materials: z.array(materialSchema).min(1).max(20),
        note: titleField.optional(),
      })
      .superRefine((part, context) => {
        const problem = findPartProblem(part)
        if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
      }),
  )
  .max(20)

interface Composed {
  composition: TextilePart[]
  hasAnimalParts: boolean
}

/** Each part may occur once, and a product filled with down must state that it contains parts of animals. */
export function checkComposition(
  { composition, hasAnimalParts }: Composed,
  context: z.core.$RefinementCtx<Composed>,
): void {
  const parts = composition.map(({ part }) => part)
  const twice = parts.find((part, index) => parts.indexOf(part) < index)
  if (twice !== undefined)
    context.addIssue({ code: 'custom', path: ['composition'], message: `the part ${twice} comes twice` })
  if (hasDown(composition) && !hasAnimalParts)
    context.addIssue({
      code: 'custom',
      path: ['hasAnimalParts'],
      message: 'true, since the composition names down or feathers',
    })
}
