import { composedRows } from './composed-rows.ts'
import { type Family, mergedRows, type Series, type Size } from './family.ts'
import { calculateEnergyLabel, lightRows, registeredSource } from './light-source.ts'
import { palette } from './palette.ts'
import { composePrices } from './prices.ts'
import type { DemoOption, DemoProduct, DemoVariant } from './product.ts'
import { seededRandom, toSeed } from './random.ts'
import { sleepValues } from './sleep-values.ts'

/**
 * Turns a family into products. `hasPicture` decides what can be shown: a color without its first picture is left out, and
 * so is a series without any color, since the shop shows no grey box.
 */
export function composeFamily(
  family: Family,
  hasPicture: (key: string) => boolean,
  seed: number,
): DemoProduct[] {
  return family.series.flatMap((series, at) => {
    const shown = series.colors
      .map(({ color, images }) => ({
        color,
        images: choosePictures(images, hasPicture, family),
      }))
      .filter(({ images }) => images.length > 0)
    if (shown.length === 0) return []
    return [composeSeries(family, { ...series, colors: shown }, at, seed)]
  })
}

/**
 * Takes the first existing picture of 'this-one|else-that-one'. The room and the detail that belong to a hero follow the named
 * pictures: 'lamp-scene' and 'lamp-detail' for 'lamp-hero'.
 */
function choosePictures(
  images: readonly string[],
  hasPicture: (key: string) => boolean,
  { key: family, isNotInRooms = false }: Family,
): string[] {
  const named = images.flatMap((keys) => keys.split('|').filter(hasPicture).slice(0, 1))
  const stems = named.filter((key) => key.endsWith('-hero')).map((key) => key.slice(0, -'-hero'.length))
  const listRelatives = (kind: string) => stems.map((stem) => `${stem}-${kind}`).filter(hasPicture)
  const [rooms, details] = [isNotInRooms ? [] : listRelatives('scene'), listRelatives('detail')]
  return [
    ...new Set(
      shownInRooms.has(family) ? [...rooms, ...named, ...details] : [...named, ...rooms, ...details],
    ),
  ]
}

/** Goods that nobody recognises as a folded stack: their first picture is the one in use, on a bed or in a bathroom. */
const shownInRooms = new Set(['dekbedovertrek', 'hoeslaken', 'hoofdkussen', 'matras', 'topper', 'handdoek'])

function composeSeries(family: Family, series: Series, at: number, seed: number): DemoProduct {
  const title = `${family.noun} ${series.name}`
  const slug = toSlug(title)
  const random = seededRandom(toSeed(slug, seed))
  const sizes = series.sizes ?? family.sizes
  const sku = `${family.code}${String(at + 1).padStart(3, '0')}`
  const options = toOptions(family, series, sizes)
  const leadTimeDays = series.leadTimeDays === undefined ? family.leadTimeDays : series.leadTimeDays
  const light = series.light ?? family.light
  const { rows, composition, hasAnimalParts } = composedRows(mergedRows(series.rows ?? [], family.rows))
  return {
    slug,
    sku,
    family: family.key,
    title,
    subTitle: series.subTitle,
    brand: series.brand,
    manufacturer: family.manufacturer,
    categories: [
      ...new Set([...family.categories, ...(series.categories ?? []), ...derivedCategories(family, series)]),
    ],
    summary: series.story[0] ?? series.subTitle,
    description: [...series.story, ...family.description],
    highlights: [...(series.highlights ?? []), ...family.highlights],
    specifications: composeSpecifications(family, series, sizes, rows),
    composition,
    hasAnimalParts,
    care: series.care ?? family.care,
    warnings: family.warnings,
    energyLabel: light ? calculateEnergyLabel(light) : null,
    lightSource: light ? registeredSource(light) : null,
    producerGuarantee: series.producerGuarantee ?? null,
    deliveryClass: family.deliveryClass,
    leadTimeDays,
    vatClass: family.vatClass ?? 'standard',
    condition: series.isUsed ? 'used' : 'new',
    madeToMeasure: family.isConfigured ?? false,
    customFields: family.isConfigured ? { boxconfigId: slug } : {},
    popularity: series.popularity,
    createdDaysAgo: series.createdDaysAgo,
    images: [...new Set(series.colors.flatMap(({ images }) => images))],
    facetValues: withSleepValues(family, series, sizes),
    options,
    variants: series.colors.flatMap(({ color, images }) =>
      (sizes.length > 0 ? sizes : [undefined]).map((size) =>
        composeVariant({ family, series, sku, options, color, size, imageKey: images[0] ?? null }, random),
      ),
    ),
  }
}

function toOptions(family: Family, series: Series, sizes: Size[]): DemoOption[] {
  const options: DemoOption[] = []
  if (series.colors.length > 1)
    options.push({
      key: 'kleur',
      title: 'Kleur',
      values: series.colors.map(({ color }) => ({ key: color, ...palette[color] })),
    })
  if (sizes.length > 1)
    options.push({
      key: 'maat',
      title: family.sizeTitle,
      values: sizes.map(({ key, title }) => ({ key, title })),
    })
  return options
}

interface Choice {
  family: Family
  series: Series
  sku: string
  options: DemoOption[]
  color: string
  size: Size | undefined
  imageKey: string | null
}

function composeVariant(
  { family, series, sku, options, color, size, imageKey }: Choice,
  random: () => number,
): DemoVariant {
  const choice: Record<string, string | undefined> = { kleur: color, maat: size?.key }
  return {
    sku: [sku, series.colors.length > 1 ? color : '', size?.key ?? '']
      .filter(Boolean)
      .join('-')
      .toUpperCase(),
    values: options.map(({ key }) => choice[key] ?? ''),
    imageKey,
    weightGrams: calculateWeightGrams(family, series, size),
    stock: series.stock ?? chooseStock(random()),
    prices: composePrices(series, size?.factor ?? 1),
  }
}

/** Rounds a weight to what kitchen scales, or bathroom scales, would show. */
function calculateWeightGrams(family: Family, series: Series, size: Size | undefined): number {
  const grams = size?.weightGrams ?? family.weightGrams
  if (grams === undefined) throw new Error(`${family.noun} ${series.name} has no weight`)
  const step = grams < 1000 ? 10 : 100
  return Math.max(step, Math.round((grams * (series.weightFactor ?? 1)) / step) * step)
}

/** One in eleven is sold out, one in six nearly, the rest well in stock: enough of each to meet while trying the shop. */
function chooseStock(chance: number): number {
  if (chance < 0.09) return 0
  if (chance < 0.25) return 1 + Math.floor(chance * 16)
  return 8 + Math.floor(chance * 60)
}

function withSleepValues(family: Family, series: Series, sizes: Size[]): string[] {
  const facetValues = listFacetValues(family, series, sizes)
  return [...facetValues, ...sleepValues({ ...family, facetValues, name: series.name })]
}

function listFacetValues(family: Family, series: Series, sizes: Size[]): string[] {
  return [
    ...new Set([
      ...family.facetValues,
      ...(series.facetValues ?? []),
      ...series.colors.map(({ color }) => color),
      ...sizes.flatMap(({ facetValues }) => facetValues),
    ]),
  ]
}

function composeSpecifications(
  family: Family,
  series: Series,
  sizes: Size[],
  rows: Family['rows'],
): DemoProduct['specifications'] {
  const weight =
    sizes.length === 0
      ? [{ label: 'Gewicht', value: weightWords(calculateWeightGrams(family, series, undefined)) }]
      : []
  const dimensions = sizes.map(({ title }) => ({ label: family.sizeTitle, value: title }))
  const light = series.light ?? family.light
  const lit = light ? lightRows(light) : []
  const made = [...rows, ...lit, ...weight]
  return [
    ...(made.length > 0 ? [{ title: 'Materiaal en uitvoering', rows: made }] : []),
    ...(dimensions.length > 0
      ? [{ title: 'Maten', rows: [{ label: 'Leverbaar in', value: joinValues(dimensions) }] }]
      : []),
  ]
}

/** Returns '780 gram' or '14,5 kilo'. */
function weightWords(grams: number): string {
  return grams < 1000 ? `${grams} gram` : `${String(grams / 1000).replace('.', ',')} kilo`
}

/** Keeps a size on one line: the spaces within it do not break. */
const joinValues = (rows: { value: string }[]) =>
  rows.map(({ value }) => value.replace(/(\d+) x (\d+) cm/g, '$1\u00a0x\u00a0$2\u00a0cm')).join(', ')

/** Articles this popular begin the page of the whole webshop. */
const webshopPopularity = 80

/** Articles this popular begin the pages for customers: what they choose most, sets, and what has been chosen for over a year. */
const favouritePopularity = 85
const keptPopularity = 50
const setOfMore = 'voordeel-set'

/** Returns the categories that follow from the figures; categories of deals and discounts fill themselves. */
function derivedCategories(
  family: Family,
  { createdDaysAgo, popularity, reduction, isUsed, facetValues }: Series,
): string[] {
  const derived: string[] = []
  if (reduction && family.categories.includes('kleding')) derived.push('kleding-sale')
  // A used article that came back last week is no new product.
  if (createdDaysAgo <= 30 && !isUsed) derived.push('nieuw')
  if (popularity >= webshopPopularity) derived.push('webshop')
  if (popularity >= favouritePopularity && !isUsed) derived.push('customer')
  if (facetValues?.includes(setOfMore)) derived.push('customer/account')
  if (popularity >= keptPopularity && createdDaysAgo > 365) derived.push('customer/account/login')
  return derived
}

function toSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
