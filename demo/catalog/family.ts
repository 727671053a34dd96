import type { ProducerGuarantee } from '@sluimer/domain/guarantee/producer-guarantee'
import type { BrandSlug, ManufacturerName } from './brands.ts'
import type { LightSource } from './light-source.ts'
import type { Color } from './palette.ts'
import type { DemoProduct } from './product.ts'

/** One size of a family: its key and facet value, how it reads, its price beside the series' base price, its weight. */
export interface Size {
  key: string
  title: string
  /** Facet values the size stands for; a duvet of 200 x 200/220 has two. */
  facetValues: string[]
  /** Price for the size = base price x factor, rounded to a price that ends in ,95. */
  factor: number
  weightGrams: number
}

/** One article of a family; every other field has the family's word. */
export interface Series {
  name: string
  subTitle: string
  brand: BrandSlug
  /** One color, or several that the shopper chooses from; each with its pictures, the first on the tile; of 'a|b' the first that there is. */
  colors: { color: Color; images: string[] }[]
  basePriceCents: number
  /** A reduction that started some days ago; the price before it stood for 120 days. */
  reduction?: { percent: number; startedDaysAgo: number }
  /** It became so many percent dearer some days ago. */
  rise?: { percent: number; daysAgo: number }
  /** The sentence or two that make this one different. */
  story: string[]
  facetValues?: string[]
  highlights?: string[]
  rows?: { label: string; value: string }[]
  care?: string[]
  sizes?: Size[]
  /** How heavy it is beside the others of its family: 2 for a pack of two. */
  weightFactor?: number
  light?: LightSource
  /** What its maker promises beside the law. */
  producerGuarantee?: ProducerGuarantee
  popularity: number
  createdDaysAgo: number
  categories?: string[]
  /** Pieces per variant; a number makes all alike, absent lets the seed decide. */
  stock?: number
  leadTimeDays?: number | null
  /** It came back or stood in the showroom. */
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
  /** Standard unless said. */
  vatClass?: DemoProduct['vatClass']
  sizeTitle: string
  sizes: Size[]
  /** Of goods that come in one size; those of sizes say it with each. */
  weightGrams?: number
  facetValues: string[]
  /** Closing paragraphs, after the story of the series. */
  description: string[]
  highlights: string[]
  rows: { label: string; value: string }[]
  care: string[]
  warnings: string[]
  light?: LightSource
  /** The rooms in which its pictures' drawings stand show another size of goods. */
  isNotInRooms?: boolean
  series: Series[]
}

/** What comes closer to the goods wins: a series over its family, a make over its design; no label stands there twice. */
export function mergedRows(own: Family['rows'], shared: Family['rows']): Family['rows'] {
  return [...own, ...shared.filter(({ label }) => !own.some((row) => row.label === label))]
}

/** A size whose key is also its facet value: '90x200'. */
export function size(key: string, factor: number, weightGrams: number, note = '', facetValues = [key]): Size {
  const title = `${key.replace('x', ' x ')} cm${note && ` (${note})`}`
  return { key, title, facetValues, factor, weightGrams }
}
