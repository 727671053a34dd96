import type { LightSource } from '@sluimer/domain/energy/light-source'
import type { ProducerGuarantee } from '@sluimer/domain/guarantee/producer-guarantee'
import type { TextilePart } from '@sluimer/domain/textile/composition'

/**
 * The demo shop's own product format, one plain object per product. Everything in it is invented; prices are integer
 * cents and moments are days before the day of loading, so that a fresh shop is always up to date.
 */
export interface DemoProduct {
  slug: string
  sku: string
  family: string
  title: string
  subTitle: string
  /** Slug of the brand. */
  brand: string
  /** Name of the manufacturer. */
  manufacturer: string
  /** Paths of categories; the first is the main one. */
  categories: string[]
  summary: string
  description: string[]
  highlights: string[]
  specifications: { title: string; rows: { label: string; value: string }[] }[]
  /** What its textile parts are made of. */
  composition: TextilePart[]
  /** Whether it contains parts of animals that are not textile, such as down or leather. */
  hasAnimalParts: boolean
  care: string[]
  warnings: string[]
  energyLabel: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | null
  lightSource: LightSource | null
  producerGuarantee: ProducerGuarantee | null
  deliveryClass: 'letterbox' | 'parcel' | 'two_man'
  leadTimeDays: number | null
  /** The class of tax law: plants have a lower rate than other goods. */
  vatClass: 'standard' | 'reduced' | 'none'
  condition: 'new' | 'used'
  /** Made for one buyer, after the order. */
  madeToMeasure: boolean
  /** `boxconfigId` names the set of the configurator that it is sold as. */
  customFields: { boxconfigId?: string }
  popularity: number
  createdDaysAgo: number
  /** Picture keys, the first is the one on the tile. */
  images: string[]
  /** Slugs of facet values. */
  facetValues: string[]
  options: DemoOption[]
  variants: DemoVariant[]
}

export interface DemoOption {
  key: string
  title: string
  values: { key: string; title: string; color?: string }[]
}

export interface DemoVariant {
  sku: string
  /** One value key for each option, in their order. */
  values: string[]
  imageKey: string | null
  weightGrams: number
  stock: number
  /** Oldest first; the last one is today's price. */
  prices: { priceCents: number; fromDaysAgo: number }[]
}
