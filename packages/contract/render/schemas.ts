import { z } from 'zod'

/** A view of the beds of a set. `renderUrl` and the reference id of a bed together are the address of its picture. */
export const sceneSchema = z
  .object({
    view: z.string().describe('room, front, headboard or layers'),
    title: z.string(),
    renderUrl: z.string().describe('A width of -1 in it may be replaced; it stands for 1500 (CF-14)'),
    properties: z
      .array(z.string())
      .describe('Ids of the properties that it shows: the reference id joins their options with _'),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'ConfiguratorScene' })
export type ConfiguratorScene = z.infer<typeof sceneSchema>

/** The picture of one bed in one view. */
export const renderSceneSchema = z
  .object({
    referenceId: z
      .string()
      .describe('Ids of the options that the view shows, joined by _, with an extension'),
    renderUrl: z.string().describe('The address of the picture; a width of -1 in it stands for 1500'),
    view: z.string(),
    title: z.string(),
    alt: z.string().describe('What the picture shows, in Dutch'),
  })
  .meta({ id: 'RenderScene' })
export type RenderScene = z.infer<typeof renderSceneSchema>

/** The beds of a set in three dimensions. `chooseNodes` of packages/domain says which parts a bed has. */
export const bedModelSchema = z
  .object({
    url: z.string().describe('The file with the parts of all beds: binary glTF, compressed with meshopt'),
    bedUrl: z
      .string()
      .describe(
        'With the reference id of a bed behind it, the address of the model of that bed: .glb (binary glTF) or .usdz',
      ),
    properties: z
      .array(z.string())
      .describe('Ids of the properties that it shows: the reference id joins their options with _'),
    slots: z
      .array(
        z.object({
          name: z.string(),
          by: z.array(z.string()).describe('The choices that the part shows'),
          only: z
            .record(z.string(), z.array(z.string()))
            .describe('Only beds with one of these options have the part'),
          dyed: z.boolean().describe('Of the cloth that is chosen'),
          long: z.boolean().describe('As long as the bed'),
        }),
      )
      .describe('The parts of a bed, one of each'),
    standard: z
      .record(z.string(), z.string())
      .describe('What is shown for a choice that is open, or that the set does not have'),
  })
  .meta({ id: 'BedModel' })
export type BedModel = z.infer<typeof bedModelSchema>
