import type { Sample } from '@sluimer/contract/catalog/sample'
import type { Configurator, ConfiguratorOption } from '@sluimer/contract/configurator/definition-schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { BedModel } from '@sluimer/contract/render/schemas'
import { configuratorCategory } from '@sluimer/domain/configurator/guide/configurator-paths'
import type { ConfiguratorOptionInput } from '@sluimer/product-files/configurator/definition-input'
import { toDeal } from '../../catalog/deal/to-deal.ts'
import { toPrice } from '../../catalog/price/to-price.ts'
import { createMissingImage } from '../../media/to-image.ts'
import type { Scene } from '../../render/scene/list-scenes.ts'
import { toPriceHistory, toSetPrices } from './set-prices.ts'
import type { SoldSet } from './sold-set.ts'

/** What the options of a set show, by name. */
export interface Shown {
  images: ReadonlyMap<string, Image>
  /** By article number. */
  samples: ReadonlyMap<string, Sample>
  scenes: readonly Scene[]
  model: BedModel | null
  /** What earlier versions had. */
  gone: Configurator['gone']
}

/** Returns a set in the form of the contract (CF-17). */
export function toConfigurator(
  { version, versions, variant }: SoldSet,
  shown: Shown,
  now: Date,
): Configurator {
  const { id, slug, productId, definition } = version
  const { images, scenes, model, gone } = shown
  const { name, fallbackImage, defaultConfig, base, steps, rules, advice } = definition
  return {
    ...{ name, code: slug, slug, category: configuratorCategory, defaultConfig, base, rules, advice },
    productId: String(productId),
    boxconfig_id: String(id),
    basePrice: variant.price.priceCents,
    price: toPrice(variant.price, false),
    priceHistory: toPriceHistory(toSetPrices(versions, variant)),
    deal: toDeal(variant.deal, now),
    fallbackImage: images.get(fallbackImage) ?? createMissingImage(fallbackImage, name),
    scenes: scenes.map((scene) => ({ ...scene, properties: [...scene.properties] })),
    ...{ model, gone },
    steps: steps.map(({ title, type, properties }, at) => ({
      ...{ order: at + 1, title, type },
      property: properties[0]?.id ?? '',
      multiProperties: properties.length > 1,
      properties: properties.map((property, place) => ({
        property: property.id,
        title: property.title,
        order: place + 1,
        options: property.options.map((option) => toOption(property.id, option, shown)),
      })),
    })),
  }
}

function toOption(
  propertyId: string,
  option: ConfiguratorOptionInput,
  { images, samples }: Shown,
): ConfiguratorOption {
  const { id, fabric, picture, weightGrams, parcels, leadTimeDays } = option
  return {
    id,
    btnText: option.title,
    phrase: option.phrase,
    btnSubText: option.subTitle,
    btnId: `${propertyId}-${id}`,
    label: option.label,
    text: option.explanation,
    extra: option.extraCents,
    // The render service tints fabrics from the same layers, and knows them all by one name.
    xpoId: fabric === null ? (picture?.part ?? null) : 'fabric',
    xpoVarId: fabric === null ? (picture?.variant ?? null) : id,
    image: images.get(option.image ?? '') ?? null,
    color: fabric?.color ?? null,
    weave: fabric?.weave ?? null,
    sample: samples.get(fabric?.sample ?? '') ?? null,
    ...{ weightGrams, parcels, leadTimeDays },
  }
}
