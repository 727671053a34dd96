import { dutchColors } from '@sluimer/search/dutch/colors'
import { readColorCompound } from '@sluimer/search/text/words/color-words'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'

const dutch = createLanguage()
/** From these shares of white on a color is light or dark to those who name it so. */
const light = 0.5
const dark = 0.42

/**
 * Finds the colors of the shop that a shade means: 'donkerblauw' is its night blue, 'lichtgrijs' its grey and not its anthracite. Words for
 * shades are in the names of no product, so a search for them shows goods that have the color in another size. Undefined without such a color.
 */
export function findShade({ facets }: ProductSearch, word: string) {
  const folded = fold(word)
  const depth = /^(donker|diep|licht|zacht|pastel|bleek)/u.exec(folded)?.[1]
  const compound = readColorCompound(folded)
  if (depth === undefined || compound === undefined) return undefined
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
  const isPlain = !isDark && meant.every(({ title }) => base.forms.includes(fold(title)))
  return {
    ...{ words: word, group: colors.key, slugs: meant.map(({ slug }) => slug), title: first.title },
    ...(isPlain && { isNear: true as const }),
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

/** Returns how light a color of six hexadecimal digits is, from 0 to 1. */
function measureLight(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  )
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
