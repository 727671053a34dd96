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
 * the mattresses on the left and on the right, a view with a seam shows both, and any other the first.
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
  /** Where the right one of two begins, if the halves of a bed may differ in it. */
  readonly seam?: number | undefined
}

/** Returns the properties that these parts of a bed show, in the order of the steps. */
export function listPropertiesOfSlots(
  definition: CheckedDefinitionInput,
  slots: readonly ShowingSlot[],
): readonly PicturedProperty[] {
  const parts = new Set(slots.flatMap(({ by, only }) => [...by, ...Object.keys(only)]))
  if (slots.some(({ dyed }) => dyed)) parts.add(fabricPart)
  if (slots.some(({ long }) => long)) parts.add('length')
  const halved = new Set(slots.flatMap(({ by, seam }) => (seam === undefined ? [] : by)))
  const taken = new Map<string, number>()
  return listProperties(definition).filter((property) => {
    const part = findPart(property)
    if (part === undefined || !parts.has(part)) return false
    const before = taken.get(part) ?? 0
    taken.set(part, before + 1)
    return before < (halved.has(part) ? 2 : 1)
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
  const left = new Map<string, string>()
  const second = new Map<string, string>()
  for (const { picture } of chosen) {
    if (picture === null) continue
    // The first choice of a part is that of the left, and the second that of the right, as in `listShownProperties`.
    const half = left.has(picture.part) ? second : left
    if (!half.has(picture.part)) half.set(picture.part, picture.variant)
  }
  const right = [...second].filter(([part, variant]) => left.get(part) !== variant)
  return {
    ...{ view, fabric, choices: { ...definition.pictureParts, ...Object.fromEntries(left) } },
    ...(right.length > 0 && { right: Object.fromEntries(right) }),
  }
}

const fabricPart = 'fabric'

/** Returns the part of the picture that a property chooses; undefined for what is not seen, such as the length. */
function findPart({ options }: { options: readonly ConfiguratorOptionInput[] }): string | undefined {
  if (options.some(({ fabric }) => fabric !== null)) return fabricPart
  return options.find(({ picture }) => picture !== null)?.picture?.part
}
