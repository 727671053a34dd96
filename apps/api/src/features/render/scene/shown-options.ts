import type { Choices, ConfiguratorProperty } from '@sluimer/domain/configurator/model/definition'
import { findChosenOption } from '@sluimer/domain/configurator/model/definition'
import type {
  CheckedDefinitionInput,
  ConfiguratorOptionInput,
} from '@sluimer/product-files/configurator/definition-input'
import { toConfiguratorDefinition } from '@sluimer/product-files/configurator/definition-input'
import { type BedPicture, findView } from '../compose/choose-layers.ts'
import type { LayerManifest } from '../compose/layer-manifest.ts'

type PicturedProperty = ConfiguratorProperty<ReturnType<typeof listProperties>[number]['options'][number]>

function listProperties(definition: CheckedDefinitionInput) {
  return toConfiguratorDefinition(definition).properties
}

/**
 * Returns the properties that a view shows, in the order of the steps. Where two properties choose the same part, such as
 * the mattresses on the left and on the right, the picture shows the first.
 */
export function listShownProperties(
  definition: CheckedDefinitionInput,
  manifest: LayerManifest,
  view: string,
): readonly PicturedProperty[] {
  return listPropertiesOfSlots(definition, findView(manifest, view).slots)
}

/** What decides which choices a picture or a model shows. */
interface ShowingSlot {
  readonly by: readonly string[]
  readonly only: Readonly<Record<string, readonly string[]>>
  readonly dyed: boolean
  /** Whether it is as long as the bed. */
  readonly long?: boolean
}

/** Returns the properties that these parts of a bed show, in the order of the steps. */
export function listPropertiesOfSlots(
  definition: CheckedDefinitionInput,
  slots: readonly ShowingSlot[],
): readonly PicturedProperty[] {
  const parts = new Set(slots.flatMap(({ by, only }) => [...by, ...Object.keys(only)]))
  if (slots.some(({ dyed }) => dyed)) parts.add(fabricPart)
  if (slots.some(({ long }) => long)) parts.add('length')
  const taken = new Set<string>()
  return listProperties(definition).filter((property) => {
    const part = findPart(property)
    if (part === undefined || !parts.has(part) || taken.has(part)) return false
    taken.add(part)
    return true
  })
}

/** Returns what the composing needs to know of a bed; undefined while its fabric is not chosen. */
export function toBedPicture(
  definition: CheckedDefinitionInput,
  view: string,
  choices: Choices,
): BedPicture | undefined {
  const chosen = listProperties(definition).flatMap((property) => findChosenOption(property, choices) ?? [])
  const fabric = chosen.find((option) => option.fabric !== null)?.fabric
  if (fabric === undefined || fabric === null) return undefined
  const parts = chosen.flatMap(({ picture }) =>
    picture === null ? [] : [[picture.part, picture.variant] as const],
  )
  // The first choice of a part wins, as in `listShownProperties`.
  return { view, fabric, choices: { ...definition.pictureParts, ...Object.fromEntries(parts.toReversed()) } }
}

const fabricPart = 'fabric'

/** Returns the part of the picture that a property chooses; undefined for what is not seen, such as the length. */
function findPart({ options }: { options: readonly ConfiguratorOptionInput[] }): string | undefined {
  if (options.some(({ fabric }) => fabric !== null)) return fabricPart
  return options.find(({ picture }) => picture !== null)?.picture?.part
}
