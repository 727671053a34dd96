import { readDemoProducts } from '@sluimer/demo/catalog/demo-products'
import type { DemoProduct, DemoVariant } from '@sluimer/demo/catalog/product'
import { seededRandom, toSeed } from '@sluimer/demo/catalog/random'
import { roundPrice } from '@sluimer/demo/catalog/round-price'

const defaultSeed = 20_303_823

/** What a catalogue is like, where it should differ from the demo shop. */
export interface CatalogueShape {
  readonly seed?: number | undefined
  /** The most variants of a product: each keeps from one up to so many of its own. All of them unless given. */
  readonly mostVariants?: number | undefined
}

const beginnings =
  'Berg Bos Bron Dal Dijk Dorp Duin Els Es Geest Gouw Graaf Hage Heer Heide Hof Hoog Horst Kamp Kerk Klaver Klif Krom Laag Lange Leem Linde Loo Maal Mars Meer Molen Moer Noord Oever Oost Oude Polder Riet Ring Rode Schans Schaap Sloot Spaar Steen Stroom Terp Til Veen Veld Vier Vlas Voor Waard Wal Water Weg Wester Wiel Wier Wilg Wind Winter Wold Zand Zee Zuid Zwaan'.split(
    ' ',
  )
const endings =
  'akker berg beek bocht bos brink broek bron burg dal dam dijk donk dorp drecht duin eind gaard geest goor haar haven heem heide hof horst huis kamp kant kreek land lede loo made meer mond oever oord polder rade rijk rode rug schoot sloot stede steeg stein stroom terp veen veld voort waard weide werf wijk woud zicht zijl'.split(
    ' ',
  )

/**
 * Makes a catalogue of any size for measurements from the demo shop's products. Every round repeats all of them under another
 * name, with other prices, stock and sales. The same seed gives the same product at the same place, in whatever order they are
 * asked for.
 */
export async function largeCatalogue({
  seed = defaultSeed,
  mostVariants,
}: CatalogueShape = {}): Promise<(place: number) => DemoProduct> {
  const products = await readDemoProducts()
  return (place) => {
    const product = products[place % products.length]
    if (!product) throw new Error('a catalogue needs products')
    const round = Math.floor(place / products.length) + 1
    return retold(withFewVariants(product, round, { seed, mostVariants }), round, seed)
  }
}

/** Yields this many of its products, one after the other. */
export async function* largeCatalog(count: number, shape?: CatalogueShape): AsyncGenerator<DemoProduct> {
  const productAt = await largeCatalogue(shape)
  for (let place = 0; place < count; place++) yield productAt(place)
}

function withFewVariants(
  product: DemoProduct,
  round: number,
  { seed, mostVariants }: { seed: number; mostVariants: number | undefined },
): DemoProduct {
  if (mostVariants === undefined) return product
  const random = seededRandom(toSeed(`variants of ${product.slug} ${round}`, seed))
  return { ...product, variants: product.variants.slice(0, 1 + Math.floor(random() * mostVariants)) }
}

function retold(product: DemoProduct, round: number, seed: number): DemoProduct {
  const random = seededRandom(toSeed(`${product.slug} ${round}`, seed))
  const name = nameRound(round)
  const mark = round.toString(36).toUpperCase()
  const factor = 0.7 + random() * 0.7
  return {
    ...product,
    slug: `${product.slug}-${name.toLowerCase()}`,
    sku: `${product.sku}-${mark}`,
    title: `${product.title} ${name}`,
    popularity: Math.floor(100 * random() ** 2),
    createdDaysAgo: 1 + Math.floor(random() * 1000),
    variants: product.variants.map((variant) => ({
      ...variant,
      sku: `${variant.sku}-${mark}`,
      stock: random() < 0.1 ? 0 : Math.floor(random() * 90),
      prices: scaled(variant.prices, factor),
    })),
  }
}

/** Gives every round a name of its own: there are as many as beginnings times endings. */
function nameRound(round: number): string {
  const beginning = beginnings[round % beginnings.length]
  const ending = endings[Math.floor(round / beginnings.length) % endings.length]
  if (round >= beginnings.length * endings.length)
    throw new Error('a catalogue of that size has no names left')
  return `${beginning}${ending}`
}

/** Scales the prices, and merges those that rounding made alike. */
function scaled(prices: DemoVariant['prices'], factor: number): DemoVariant['prices'] {
  const neat = prices.map((price) => ({ ...price, priceCents: roundPrice(price.priceCents * factor) }))
  return neat.filter(({ priceCents }, at) => at === 0 || priceCents !== neat[at - 1]?.priceCents)
}
