import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { type SlotValue, sizeGroup } from './slot-value.ts'

export const aSize = /^(\d{2,3})x(\d{2,3})$/
/** A width with the least length, as a wish has it. */
export const aLongSize = /^(\d{2,3})l(\d{3})$/
const aWidth = /^\d{2,3}$/
const forPersons = /^(?:een|één|1|twee|2)-?persoons\w*$|^twijfelaar$|^lits-?jumeaux$|^kingsize$/u
const clothesSize = 'kledingmaat'
const clothes = /pyjama|badjas|kamerjas|jurk|shirt|nacht(?:hemd|japon|kleding)|duster|peignoir/iu
/** The numbers that the sizes of clothes stand for, as the pages of clothes write them: 'S (36)'. */
const clothesNumbers: Readonly<Record<string, string>> = {
  '36': 'maat-s',
  '38': 'maat-m',
  '40': 'maat-m',
  '42': 'maat-l',
  '44': 'maat-xl',
}

/** Larger than what clothes are made in here. */
const largeNumber = /^(?:4[68]|5[02468])$/u

/** 'Pyjama maat 44' asks for XL. */
export function findClothesNumber(
  { facets }: ProductSearch,
  word: string,
  words: readonly string[],
): SlotValue | undefined {
  const slug = clothesNumbers[word]
  const choice = slug === undefined ? undefined : facets.findChoice(slug)
  if (largeNumber.test(word) && words.some((one) => clothes.test(one)))
    return { words: word, group: clothesSize, slugs: [`maat-${word}`], title: `maat ${word}` }
  if (slug === undefined || choice === undefined || !words.some((one) => clothes.test(one))) return undefined
  return { words: word, group: choice.facet.key, slugs: [slug], title: choice.value.title }
}

const aClothesSize = /^(?:x{1,4}s|x{1,5}l|[2-6]xl)$/u

/** A size of clothes that no filter has is one that is asked for all the same: nobody in XXL wants to see the M without a word. */
export function findOddSize(word: string): SlotValue | undefined {
  const folded = fold(word)
  if (!aClothesSize.test(folded)) return undefined
  return { words: word, group: clothesSize, slugs: [`maat-${folded}`], title: folded.toUpperCase() }
}

/** Of curtains that are not made so long, the next length is the one to take in. */
const [shortestHanging, mostTakenIn, shortestCurtain] = [230, 30, 250]
/** Narrower no two of them are sewn together. */
const shortestWide = 260

function findLonger(
  sizes: readonly { slug: string }[],
  wanted: number,
  toValue: (slugs: readonly string[], title: string) => SlotValue,
): SlotValue | undefined {
  const lengths = sizes.map(({ slug }) => Number(aSize.exec(slug)?.[2] ?? 0))
  const fitting = lengths.filter((length) => length > wanted && length <= wanted + mostTakenIn)
  if (wanted < shortestHanging || fitting.length === 0) return undefined
  const next = Math.min(...fitting)
  return toValue(
    sizes.filter((_, at) => lengths[at] === next).map(({ slug }) => slug),
    `${next} cm lang`,
  )
}

/** Finds the sizes that figures or a number of persons mean; which of them fit is for the goods to say. */
export function findSize(
  { facets }: ProductSearch,
  word: string,
  words: readonly string[],
): SlotValue | undefined {
  const folded = fold(word)
  const all = facets.all.find(({ key }) => key === sizeGroup)?.values ?? []
  // No curtain is as short as a carpet is long.
  const isCurtain = words.some((one) => /gordijn/iu.test(one))
  const sizes = all.filter(({ slug }) => !isCurtain || Number(aSize.exec(slug)?.[2] ?? 0) >= shortestCurtain)
  const toValue = (slugs: readonly string[], title: string): SlotValue => ({
    ...{ words: word, group: sizeGroup },
    slugs,
    title,
  })
  const [, width, length] = aSize.exec(folded) ?? []
  if (width !== undefined && length !== undefined) {
    const slug = [`${width}x${length}`, `${length}x${width}`].find((one) => facets.findChoice(one)) ?? folded
    return toValue([slug], facets.findChoice(slug)?.value.title ?? `${width} x ${length} cm`)
  }
  const [, broad, least] = aLongSize.exec(folded) ?? []
  if (broad !== undefined && least !== undefined) {
    const slugs = all.flatMap(({ slug }) => {
      const [, own, long] = aSize.exec(slug) ?? []
      return own === broad && Number(long) >= Number(least) ? [slug] : []
    })
    const length = least.endsWith('0') ? `minstens ${least} cm lang` : `langer dan ${Number(least) - 1} cm`
    return toValue(slugs.length > 0 ? slugs : [`${broad}x${least}`], `${broad} cm breed en ${length}`)
  }
  const isHeight = Number(folded) >= shortestHanging && Number(folded) < shortestWide
  if (isCurtain && isHeight) {
    const exact = sizes.filter(({ slug }) => slug.endsWith(`x${folded}`)).map(({ slug }) => slug)
    const hung =
      exact.length > 0 ? toValue(exact, `${folded} cm lang`) : findLonger(sizes, Number(folded), toValue)
    if (hung !== undefined) return hung
  }
  if (aWidth.test(folded)) {
    const slugs = sizes.filter(({ slug }) => slug.startsWith(`${folded}x`)).map(({ slug }) => slug)
    if (slugs.length > 0) return toValue(slugs, `${folded} cm breed`)
    const long = sizes.filter(({ slug }) => slug.endsWith(`x${folded}`)).map(({ slug }) => slug)
    return long.length > 0 ? toValue(long, `${folded} cm lang`) : findLonger(sizes, Number(folded), toValue)
  }
  return forPersons.test(folded) ? toValue([folded], folded) : undefined
}
