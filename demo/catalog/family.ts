import type { ProducerGuarantee } from '@sluimer/domain/guarantee/producer-guarantee'
import type { BrandSlug, ManufacturerName } from './brands.ts'
import type { LightSource } from './light-source.ts'
import type { Color } from './palette.ts'
import type { DemoProduct } from './product.ts'

/** One size of a family: its key and facet value, its words, its price relative to the series' base price, its weight. */
export interface Size {
  key: string
  title: string
  /** Facet values of the size; a duvet of 200 x 200/220 has two. */
  facetValues: string[]
  /** Price for the size = base price x factor, rounded to a price that ends in ,95. */
  factor: number
  weightGrams: number
}

/** One article of a family; a field that it leaves out is the family's. */
export interface Series {
  name: string
  subTitle: string
  brand: BrandSlug
  /** One color, or several to choose from; each with its pictures, the first on the tile; of 'a|b' the first that exists. */
  colors: { color: Color; images: string[] }[]
  basePriceCents: number
  /** A reduction that started some days ago; the price before it was asked for 120 days. */
  reduction?: { percent: number; startedDaysAgo: number }
  /** A rise in price by this percentage some days ago. */
  rise?: { percent: number; daysAgo: number }
  /** One or two sentences that make this article different. */
  story: string[]
  facetValues?: string[]
  highlights?: string[]
  rows?: { label: string; value: string }[]
  care?: string[]
  sizes?: Size[]
  /** Its weight relative to the others of its family: 2 for a pack of two. */
  weightFactor?: number
  light?: LightSource
  /** What its maker promises besides the legal guarantee. */
  producerGuarantee?: ProducerGuarantee
  popularity: number
  createdDaysAgo: number
  categories?: string[]
  /** Pieces per variant; a number makes all alike, and without one the seed decides. */
  stock?: number
  leadTimeDays?: number | null
  /** It was returned or stood in the showroom. */
  isUsed?: boolean
}

/** What all articles of a kind share: words, categories, sizes, delivery, care and safety. */
export interface Family {
  key: string
  /** Three letters that start its article numbers. */
  code: string
  /** Starts every title: "Dekbedovertrek". */
  noun: string
  categories: string[]
  manufacturer: ManufacturerName
  deliveryClass: DemoProduct['deliveryClass']
  leadTimeDays: number | null
  /** Standard unless given. */
  vatClass?: DemoProduct['vatClass']
  sizeTitle: string
  sizes: Size[]
  /** For goods that come in one size; goods with sizes give it with each. */
  weightGrams?: number
  facetValues: string[]
  /** Closing paragraphs, after the story of the series. */
  description: string[]
  highlights: string[]
  rows: { label: string; value: string }[]
  care: string[]
  warnings: string[]
  light?: LightSource
  /** Its articles are composed by shoppers and made to order; demo/configurator has a set with the slug of each. */
  isConfigured?: boolean
  /** Set when the room pictures of its drawings show goods of another size. */
  isNotInRooms?: boolean
  series: Series[]
}

/** Merges rows; the more specific wins: a series over its family, a make over its design. No label occurs twice. */
export function mergedRows(own: Family['rows'], shared: Family['rows']): Family['rows'] {
  return [...own, ...shared.filter(({ label }) => !own.some((row) => row.label === label))]
}

/** Makes a size whose key is also its facet value: '90x200'. */
export function size(key: string, factor: number, weightGrams: number, note = '', facetValues = [key]): Size {
  const title = `${key.replace('x', ' x ')} cm${note && ` (${note})`}`
  return { key, title, facetValues, factor, weightGrams }
}
