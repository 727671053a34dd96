import type { Sample } from '@sluimer/contract/catalog/sample'
import type { Configurator as ConfiguratorAnswer } from '@sluimer/contract/configurator/definition-schemas'
import type { Image } from '@sluimer/contract/platform/primitives'
import type { BedModel, ConfiguratorScene } from '@sluimer/contract/render/schemas'
import { defaultCountryCode } from '@sluimer/domain/address/country'
import type { SetPrices } from '@sluimer/domain/configurator/bed/bed-price-history'
import type { DescribedOption } from '@sluimer/domain/configurator/bed/describe-bed'
import { listAskingSteps } from '@sluimer/domain/configurator/guide/steps'
import { type Configurator, compileConfigurator } from '@sluimer/domain/configurator/model/configurator'
import type { Choices, ConfiguratorProperty } from '@sluimer/domain/configurator/model/definition'
import type { DeliveryArea } from '@sluimer/domain/delivery/areas'

/** An option with its words and looks; texts that it does not have are empty. */
export interface BedOption extends DescribedOption {
  readonly subTitle: string
  readonly label: string
  readonly explanation: string
  readonly image: Image | null
  /** The CSS color and the weave of a fabric. */
  readonly color: string | null
  readonly weave: string | null
  /** The free sample of a fabric. */
  readonly sample: Sample | null
}
export type BedProperty = ConfiguratorProperty<BedOption>

export interface BedStep {
  readonly title: string
  readonly type: 'tile' | 'buttons'
  readonly properties: readonly BedProperty[]
}

/** A set as the page works with it: the api's answer with its rules compiled. */
export interface BedSet
  extends Pick<ConfiguratorAnswer, 'slug' | 'name' | 'productId' | 'advice' | 'deal' | 'gone'> {
  /** The version of the definition. */
  readonly versionId: string
  readonly baseCents: number
  /** What former prices of its beds follow from. */
  readonly prices: SetPrices
  /** Shown where there is no picture of the bed itself (CF-14). */
  readonly image: Image
  /** The views in which there are pictures of beds; none without layers. */
  readonly scenes: readonly ConfiguratorScene[]
  /** The parts of beds in three dimensions; null without. */
  readonly model: BedModel | null
  /** The steps that ask something; the summary comes after them. */
  readonly steps: readonly BedStep[]
  readonly configurator: Configurator<BedOption>
  /** The bed that is shown before anything is chosen. */
  readonly defaultChoices: Choices
  /** Where the visitor wants it delivered, which decides the week. */
  readonly area: DeliveryArea
}

/** Compiles the api's answer. It throws what `compileConfigurator` throws; the api saves no definition that does. */
export function toBedSet(answer: ConfiguratorAnswer, area: DeliveryArea = defaultCountryCode): BedSet {
  const steps = listAskingSteps(
    answer.steps
      .toSorted((a, b) => a.order - b.order)
      .map(({ title, type, properties }): BedStep => ({ title, type, properties: toProperties(properties) })),
  )
  const properties = steps.flatMap((step) => step.properties)
  return {
    area,
    slug: answer.slug,
    name: answer.name,
    productId: answer.productId,
    advice: answer.advice,
    gone: answer.gone,
    versionId: answer.boxconfig_id,
    baseCents: answer.basePrice,
    deal: answer.deal,
    prices: toSetPrices(answer, properties),
    image: answer.fallbackImage,
    scenes: answer.scenes,
    model: answer.model,
    steps,
    configurator: compileConfigurator({
      properties,
      rules: answer.rules,
      base: answer.base,
    }),
    defaultChoices: answer.defaultConfig,
  }
}

function toSetPrices(
  { priceHistory, rules }: Pick<ConfiguratorAnswer, 'priceHistory' | 'rules'>,
  properties: readonly BedProperty[],
): SetPrices {
  const { base, soldFrom, earlier } = priceHistory
  return {
    base: base.map(({ price, from, to }) => ({
      priceCents: price,
      validFrom: new Date(from),
      validTo: to === null ? null : new Date(to),
    })),
    versions: [
      ...earlier.map((version) => ({
        soldFrom: new Date(version.soldFrom),
        rules: version.rules.map((never) => ({ never })),
        properties: version.properties.map(({ property, options }) => ({
          id: property,
          options: options.map(({ option, extra }) => ({ id: option, extraCents: extra })),
        })),
      })),
      { soldFrom: new Date(soldFrom), rules, properties },
    ],
  }
}

type PropertyAnswer = ConfiguratorAnswer['steps'][number]['properties'][number]

function toProperties(properties: readonly PropertyAnswer[]): readonly BedProperty[] {
  return properties.toSorted((a, b) => a.order - b.order).map(toProperty)
}

function toProperty({ property, title, options }: PropertyAnswer): BedProperty {
  return {
    id: property,
    title,
    options: options.map((option) => ({
      id: option.id,
      title: option.btnText,
      phrase: option.phrase,
      subTitle: option.btnSubText,
      label: option.label,
      explanation: option.text,
      image: option.image,
      color: option.color,
      weave: option.weave,
      sample: option.sample,
      picture: toPicture(option),
      extraCents: option.extra,
      weightGrams: option.weightGrams,
      parcels: option.parcels,
      leadTimeDays: option.leadTimeDays,
    })),
  }
}

function toPicture({ xpoId, xpoVarId }: PropertyAnswer['options'][number]): BedOption['picture'] {
  return xpoId === null || xpoVarId === null ? null : { part: xpoId, variant: xpoVarId }
}
