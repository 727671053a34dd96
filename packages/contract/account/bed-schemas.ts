import { bedNameLength } from '@sluimer/domain/customer/own-beds'
import { z } from 'zod'
import { configurationIdSchema, configurationSchema } from '../configurator/configuration-schemas.ts'

/** Spaces around it mean nothing; without any letter the bed has the name that follows from its parts. */
const ownNameSchema = z
  .string()
  .trim()
  .max(bedNameLength, `Gebruik hoogstens ${bedNameLength} tekens.`)
  .regex(/^\P{Cc}*$/u, 'Gebruik gewone letters en tekens.')

export const keepBedSchema = z
  .strictObject({
    configuration: configurationIdSchema.describe(
      'The saved bed (POST /v1/catalog/configurator/{slug}/configuration)',
    ),
    name: ownNameSchema.default(''),
  })
  .meta({ id: 'BedToKeep' })

export const renameBedSchema = z.strictObject({ name: ownNameSchema }).meta({ id: 'BedName' })

const ownBedSchema = z
  .object({
    id: configurationIdSchema,
    name: z.string().describe("Its owner's, or one that follows from its parts"),
    own_name: z.string().describe('Empty when its owner gave none'),
    kept_at: z.iso.datetime(),
    bed: configurationSchema,
  })
  .meta({ id: 'OwnBed' })
export type OwnBed = z.output<typeof ownBedSchema>

/** The beds that a customer keeps, the one kept last first. */
export const ownBedsSchema = z.object({ beds: z.array(ownBedSchema) }).meta({ id: 'OwnBeds' })
export type OwnBeds = z.output<typeof ownBedsSchema>

export const keptBedSchema = ownBedsSchema
  .extend({
    kept: configurationIdSchema.describe(
      'The bed in the list: the same one at a former price when that was kept',
    ),
    is_new: z.boolean(),
  })
  .meta({ id: 'KeptBed' })
export type KeptBed = z.output<typeof keptBedSchema>
