import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatNames } from '@sluimer/domain/language/format-names'
import { aLength, comesInLength, listMadeLengths } from '../tools/make-lengths.ts'

const aSize = /^(\d{2,3})x(\d{2,3})$/u
/** More sizes than these no sentence tells. */
const mostSizes = 6

/** A size that was asked for and that an answer does not name. */
export interface UntoldSize {
  /** As a wish has it: '160x200', '90cm'. */
  readonly slug: string
  /** As the shop writes it: '160 x 200 cm'. */
  readonly title: string
  /** The ids of those of the goods that are made in it. */
  readonly made: readonly string[]
}

/** Finds the size that a wish tells and an answer passes over; undefined where it names it, or where goods come in no sizes. */
export function findUntoldSize(
  pages: readonly Product[],
  content: string,
  { text }: Wish,
): UntoldSize | undefined {
  const sizes = text.split(' ').filter((word) => aSize.test(word) || aLength.test(word))
  const [slug] = sizes
  if (slug === undefined || sizes.length > 1) return undefined
  const numbers = slug.match(/\d+/gu) ?? []
  const isSaid = numbers.every((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u').test(content))
  const made = pages.filter((page) => isMadeIn(page, slug, numbers.join(' x ')))
  if (isSaid || pages.length === 0 || (made.length === 0 && listSizes(pages, slug).length === 0))
    return undefined
  return { slug, title: `${numbers.join(' x ')} cm`, made: made.map(({ id }) => id) }
}

/** Says in which sizes goods come that are not made in the one that was asked for. */
export function tellOtherSizes(pages: readonly Product[], { slug, title }: UntoldSize): string {
  const sizes = listSizes(pages, slug)
  return `In ${title} heb ik ${pages.length === 1 ? 'dit' : 'ze'} niet, wel in ${formatNames(sizes)} cm.`
}

function isMadeIn(page: Product, slug: string, written: string): boolean {
  return aLength.test(slug)
    ? comesInLength(page, slug)
    : listTitles(page).some((title) => title.includes(written))
}

/** Lists the sizes of goods, lengths for a length: none where there are too many for a sentence. */
function listSizes(pages: readonly Product[], slug: string): readonly string[] {
  const sizes = aLength.test(slug)
    ? pages
        .flatMap(listMadeLengths)
        .toSorted((a, b) => a - b)
        .map(String)
    : pages.flatMap(listTitles).flatMap((title) => /^\d+ x \d+(?= cm)/u.exec(title)?.[0] ?? [])
  const own = [...new Set(sizes)]
  return own.length > mostSizes ? [] : own
}

function listTitles({ options }: Product): readonly string[] {
  return options.flatMap(({ values }) => values.map(({ title }) => title.replace(/\s/gu, ' ')))
}
