import type { RenderScene } from '@sluimer/contract/render/schemas'
import { describeView } from '@sluimer/domain/configurator/bed/describe-bed'
import { readOptionIds, toReferenceId } from '@sluimer/domain/configurator/bed/variant-id'
import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import type { Deps } from '../../../platform/deps.ts'
import type { Outcome } from '../../../platform/outcome.ts'
import type { BedPictures } from '../../render/picture/bed-pictures.ts'
import { type DefinitionVersion, findNewestVersionOf } from '../rows/definition.queries.ts'

/** Every browser that the shop supports shows it, and it is made in less time than AVIF. */
const extension = 'webp'

/** Returns the pictures of a bed by its variant id (API-14); not found when no set has exactly these options. */
export async function listBedScenes(
  { db }: Pick<Deps, 'db'>,
  pictures: Pick<BedPictures, 'listScenes'>,
  variantId: string,
): Promise<Outcome<{ scenes: RenderScene[] }>> {
  const [productId, ...optionIds] = variantId.split('-')
  const version = await findNewestVersionOf(db, Number(productId))
  const choices = version && readOptionIds(toConfiguratorDefinition(version.definition), optionIds)
  if (version === undefined || choices === undefined) return { ok: false, error: { code: 'not_found' } }
  return { ok: true, data: { scenes: toRenderScenes(version, pictures, choices) } }
}

function toRenderScenes(
  { definition }: DefinitionVersion,
  pictures: Pick<BedPictures, 'listScenes'>,
  choices: Choices,
): RenderScene[] {
  const { properties } = toConfiguratorDefinition(definition)
  return pictures.listScenes(definition).map((scene, _, scenes) => {
    const { view, title, renderUrl } = scene
    const seen = properties.filter(({ id }) => scene.properties.includes(id))
    const alt = describeView(definition.name, { properties }, choices, scene, scenes)
    const referenceId = toReferenceId({ properties: seen }, choices, extension)
    return { referenceId, renderUrl: `${renderUrl}${referenceId}`, view, title, alt }
  })
}
