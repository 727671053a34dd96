import { dutchColors } from '@sluimer/search/dutch/colors'
import { readColorCompound } from '@sluimer/search/text/words/color-words'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'

const dutch = createLanguage()
/** From these shares of white on a color is light or dark to those who name it so. */
const light = 0.5
const dark = 0.42
const surelyLight = 0.6

/**
 * Finds the colors of the shop that a shade means: 'donkerblauw' is its night blue, 'lichtgrijs' its grey and not its anthracite. Words for
 * shades are in the names of no product, so a search for them shows goods that have the color in another size. Undefined without such a color.
 */
export function findShade({ facets }: ProductSearch, word: string) {
  const folded = fold(word)
  const depth = /^(donker|diep|licht|zacht|pastel|bleek)/u.exec(folded)?.[1]
  const compound = readColorCompound(folded)
  if (compound === undefined) return undefined
  if (depth === undefined) return findKindOfShade(facets, word, compound.color)
  const base = dutchColors.find(({ forms }) => forms[0] === compound.color)
  const colors = facets.all.find(({ values }) => values.some(({ color }) => color))
  if (base === undefined || colors === undefined) return undefined
  const isOfBase = (title: string) =>
    base.forms.some((form) => fold(title).endsWith(form)) ||
    base.shades.includes(fold(title).replace(' ', ''))
  const isDark = depth === 'donker' || depth === 'diep'
  const meant = colors.values.filter(
    ({ title, color }) =>
      color && isOfBase(title) && (isDark ? measureLight(color) <= dark : measureLight(color) >= light),
  )
  const [first] = meant
  if (first === undefined) return undefined
  // The shop tells no light blue from its blue, and that is said.
  // A grey that is light itself is light grey.
  const isLight = meant.some(({ color }) => measureLight(color ?? '') >= surelyLight)
  const isPlain = !isDark && !isLight && meant.every(({ title }) => base.forms.includes(fold(title)))
  return {
    ...{ words: word, group: colors.key, slugs: meant.map(({ slug }) => slug), title: first.title },
    ...(isPlain && { isNear: true as const }),
  }
}

/** Shades that are dark; of the others the lighter ones of the shop are the nearest. */
const darkShades =
  /^(?:olijf|bos|leger|mos|fles|dennen|smaragd|marine|kobalt|inkt|konings|pruim|kersen|steen|wijn|bordeaux|chocolade|koffie)/u

/** Finds the colors of the shop nearest to a shade with a name of its own: dark green to 'olijfgroen'. Undefined for a color that the shop has by that name. */
function findKindOfShade(facets: ProductSearch['facets'], word: string, named: string) {
  if (facets.findChoice(fold(word)) !== undefined) return undefined
  const base = dutchColors.find(({ forms }) => forms[0] === named)
  const colors = facets.all.find(({ values }) => values.some(({ color }) => color))
  if (base === undefined || colors === undefined || base.forms.includes(fold(word))) return undefined
  const kin = colors.values.filter(
    ({ title, color }) =>
      color &&
      (base.forms.some((form) => fold(title).endsWith(form)) ||
        base.shades.includes(fold(title).replace(' ', ''))),
  )
  const sign = darkShades.test(fold(word)) ? 1 : -1
  const near = kin.toSorted((a, b) => sign * (measureLight(a.color ?? '') - measureLight(b.color ?? '')))
  // 'Saliegroen' is the shop's own sage.
  const own = kin.find(({ title }) => base.forms.some((form) => fold(title) + form === fold(word)))
  if (own !== undefined) return { words: word, group: colors.key, slugs: [own.slug], title: own.title }
  const [first] = near
  if (first === undefined) return undefined
  return {
    ...{ words: word, group: colors.key, slugs: near.map(({ slug }) => slug), title: first.title },
    isNear: true as const,
  }
}

const ofAnimal =
  /^(?:panter|luipaard|leopard|tijger|zebra|koeien|giraf|slangen|dieren|cheeta)(?:en)?-?(?:print|motief|patroon|vlekken)?(?:je|jes)?$/u

/** What drives, sails or flies on the covers of children. */
const ofVehicle =
  /^(?:(?:race|brandweer|politie|vracht|sport)?-?auto(?:['’]?s|tjes?)?|(?:stoom)?trein(?:en|tjes?)?|vliegtuig(?:en|jes?)?|trac?tors?|trekkers?|graafmachines?|hijskra(?:an|nen)|vrachtwagens?|helikopters?|brandweer(?:wagens?)?|voertuigen)$/u
const nearPrints = [
  [ofAnimal, 'dieren'],
  [ofVehicle, 'voertuigen'],
] as const

/** Finds the pattern that is nearest to what covers shall show: animals to the coat of one, and vehicles to cars. */
export function findNearPrint({ facets }: ProductSearch, word: string) {
  const slug = nearPrints.find(([says]) => says.test(fold(word)))?.[1]
  const choice = slug === undefined ? undefined : facets.findChoice(slug)
  if (choice === undefined) return undefined
  return {
    ...{ words: word, group: choice.facet.key, slugs: [choice.value.slug], title: choice.value.title },
    isNear: true as const,
  }
}

/** What is golden is of brass, and no ochre. */
const ofMetal = /^(?:goud|zilver)/u

/** Finds the colors of the shop that are near to one that it has not: sand to taupe. Undefined for what is near to other things, as gold is to brass. */
export function findNearColor({ facets }: ProductSearch, word: string) {
  if (ofMetal.test(fold(word))) return undefined
  const colors = facets.all.find(({ values }) => values.some(({ color }) => color))
  const near = dutch.listNearest(fold(word)).flatMap((name) => facets.findChoice(name) ?? [])
  const [first] = near
  if (colors === undefined || first === undefined || near.some(({ facet }) => facet.key !== colors.key))
    return undefined
  const slugs = near.map(({ value }) => value.slug)
  return { words: word, group: colors.key, slugs, title: first.value.title, isNear: true as const }
}

/** Lists the colors of the shop that are shades of one that is named, which goods lack: night blue for 'blauwe', sage for 'groen'. None for 'bleekblauw'. */
export function listShades({ facets }: Pick<ProductSearch, 'facets'>, word: string): readonly string[] {
  const base = dutchColors.find(({ forms }) => forms.includes(fold(word)))
  const colors = facets.all.find(({ values }) => values.some(({ color }) => color))?.values ?? []
  const isShade = (title: string) =>
    base?.forms.some((form) => title.endsWith(form)) || base?.shades.includes(title.replace(' ', ''))
  return colors.filter(({ title }) => isShade(fold(title))).map(({ slug }) => slug)
}

const tints = /-?tint(?:en|je|jes)?$/u

/** Finds all colors of the shop that a word for several means: 'blauwtinten' are blue, night blue and grey blue. */
export function findTints(search: Pick<ProductSearch, 'facets'>, word: string) {
  const folded = fold(word)
  const depth = depths[folded]
  if (depth !== undefined) return findOfDepth(search, word, depth)
  const base = tints.test(folded)
    ? dutchColors.find(({ forms }) => forms.includes(folded.replace(tints, '')))
    : undefined
  const group = search.facets.all.find(({ values }) => values.some(({ color }) => color))?.key
  const [name = ''] = base?.forms ?? []
  const own = search.facets.findChoice(name)?.value.slug
  const slugs = [...new Set([...(own === undefined ? [] : [own]), ...listShades(search, name)])]
  if (base === undefined || group === undefined || slugs.length === 0) return undefined
  return { words: word, group, slugs, title: `${base.forms[1] ?? name} tinten` }
}

/** What is light or dark, of whatever color, and from which share of white on. */
const depths: Readonly<Record<string, { title: string; isOf(share: number): boolean }>> = {
  lichttinten: { title: 'lichte kleuren', isOf: (share) => share >= brightest },
  donkertinten: { title: 'donkere kleuren', isOf: (share) => share <= dark },
}
const brightest = 0.7

function findOfDepth(
  { facets }: Pick<ProductSearch, 'facets'>,
  words: string,
  { title, isOf }: { title: string; isOf(share: number): boolean },
) {
  const colors = facets.all.find(({ values }) => values.some(({ color }) => color))
  const slugs = (colors?.values ?? [])
    .filter(({ color }) => color && isOf(measureLight(color)))
    .map(({ slug }) => slug)
  return colors === undefined || slugs.length === 0 ? undefined : { words, group: colors.key, slugs, title }
}

/** Returns a wish with a color that is named as all of its tints: 'groene' as 'groentinten'. Undefined for a wish without a color that has several. */
export function nameTints<Wanted extends { readonly text: string }>(
  search: Pick<ProductSearch, 'facets'>,
  wish: Wanted,
): Wanted | undefined {
  const words = wish.text.split(' ')
  const at = words.findIndex((word) => listShades(search, word).length > 1)
  const [name] = dutchColors.find(({ forms }) => forms.includes(fold(words[at] ?? '')))?.forms ?? []
  return name === undefined ? undefined : { ...wish, text: words.with(at, `${name}tinten`).join(' ') }
}

/** Returns how light a color of six hexadecimal digits is, from 0 to 1. */
function measureLight(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  )
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
