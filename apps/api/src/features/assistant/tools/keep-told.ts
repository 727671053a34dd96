import { namesProperty } from '@sluimer/assistant/wish/property-words'
import type { Product } from '@sluimer/contract/catalog/product'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import { listTails } from '../slots/find-kind.ts'
import { isModifier } from '../slots/judge-words.ts'
import type { UnderstoodWish } from '../slots/understand-wish.ts'
import { ofExtent } from './is-called.ts'
import { aLength, comesInLength } from './make-lengths.ts'
import { comesAs } from './show-makes.ts'

const dutch = createLanguage()
/** The pages of more goods than these are not read for a word. */
const mostRead = 40
const shortestWord = 4

/**
 * Keeps the goods whose pages tell what no filter knows: 'matras met 7 zones', 'kussen met rits'. The index has the texts of products, and not the
 * rows of their makes. A wish stays as it was understood when no page has all of its words.
 */
export async function keepTold(
  { products, search, tiles }: FilteredSources,
  understood: UnderstoodWish,
  { text, loose = [], at }: { text: string; loose?: readonly string[] | undefined; at: Date },
): Promise<UnderstoodWish> {
  const { isOfKind, scope, told, ignored, hints } = understood
  // A page may say that it is not 'verduisterend', which a filter of the others knows.
  const unmade = [
    ...(understood.unmade ?? []),
    ...understood.near.filter((word) => isModifier(search.index, word)),
  ]
  const ids = scope.ids ?? []
  const [first] = isOfKind && ids.length <= mostRead ? await tiles.getTiles(ids.slice(0, 1), at) : []
  const own = toStems(first?.title ?? '')
  const compounds = hints.filter((hint) => listTails(hint).length > 0 && !own.includes(toStems(hint)))
  if (first !== undefined && compounds.length > 0) {
    const called = (await products.findPages(ids, at)).filter((page) =>
      compounds.some((word) => comesAs(page, word)),
    )
    // A 'hotelkussen' is a choice of one of the pillows.
    if (called.length > 0 && called.length < ids.length)
      return { ...understood, scope: { ...scope, ids: called.map(({ id }) => Number(id)) } }
  }
  const [length] = hints.filter((hint) => aLength.test(hint))
  if (first !== undefined && length !== undefined) {
    const exact = (await products.findPages(ids, at)).filter((page) => comesInLength(page, length))
    const named = [...understood.named, length.replace('cm', ' cm')]
    // Of toppers of 10 cm those of 9 are not meant, where one is as thick.
    if (exact.length > 0)
      return { ...understood, named, scope: { ...scope, ids: exact.map(({ id }) => Number(id)) } }
  }
  const words = dutch
    .splitWords(text)
    .filter((word) => (told.includes(word) || ignored.includes(word)) && !unmade.includes(word))
  if (!isOfKind || words.length === 0 || ids.length === 0 || ids.length > mostRead) return understood
  // What stands far from the goods decides only where nothing nearer does: a plaid that may be washed need not tell how one lies on it.
  const nearer = words.filter((word) => !loose.includes(word))
  const phrases = toPhrases(nearer.length > 0 ? nearer : words)
  const asked = phrases.filter((phrase) => phrase.length >= shortestWord || namesProperty(phrase))
  const pages = await products.findPages(ids, at)
  const linesOf = new Map(pages.map((page) => [page, listLines(page).map(toStems)]))
  const has = (page: Product, phrase: string) =>
    linesOf.get(page)?.some((line) => line.includes(` ${phrase} `)) === true || isPartOfName(page, phrase)
  // Of several words those count that some page has: of a round rug with a short pile, the pile.
  const known = asked.filter((phrase) => pages.some((page) => has(page, phrase)))
  const isWhole = known.length === phrases.length
  const firm = isWhole
    ? asked
    : known.filter(
        (phrase) =>
          namesProperty(phrase) || phrase === 'kort' || pages.some((page) => isPartOfName(page, phrase)),
      )
  if (firm.length === 0) return understood
  const having = pages.filter((page) => firm.every((phrase) => has(page, phrase)))
  const kept = having.map(({ id }) => Number(id))
  const query = { filters: scope.filters, ids: kept, sort: 'relevance', offset: 0, limit: 0 } as const
  const stillNear = isWhole
    ? understood.near
    : understood.near.filter((word) => !firm.includes(toStems(word).trim()))
  // A bed that is composed has the drawer, and no size yet: the others of that size are told of as well.
  if (kept.length === 0 || search.index.list(query).total === 0) return understood
  return {
    ...understood,
    wish: { ...understood.wish, text: '' },
    scope: { ...scope, ids: kept },
    told: isWhole ? words : told,
    ignored: isWhole ? [] : ignored.filter((word) => !firm.includes(toStems(word).trim())),
    near: stillNear,
    isOnlyAlike: understood.isOnlyAlike && !isWhole && (understood.near.length === 0 || stillNear.length > 0),
  }
}

/** 'Geruit' is part of the name 'Kerstruit', and 'raketjes' of 'Raketbasis'. */
function isPartOfName({ title, sub_title: more }: Product, phrase: string): boolean {
  const root = phrase.replace(/^ge(?=\p{L}{4})/u, '')
  if (root.length < shortestWord || ofExtent.test(root)) return false
  const names = toStems(`${title} ${more}`).trim().split(' ')
  return names.some((name) => name.startsWith(root) || name.endsWith(root))
}

/** Joins a figure with the word that it counts: the 7 of '7 zones' may be anything. */
function toPhrases(words: readonly string[]): readonly string[] {
  return toStems(words.join(' '))
    .trim()
    .split(/ (?<!\d )/u)
}

function toStems(text: string): string {
  const stems = dutch.splitWords(fold(text)).map(dutch.stem)
  return ` ${stems.join(' ')} `
}

/** What may be washed is washable, and no filter of duvets says it. */
const washes = /^(?:Zo nodig )?wassen op\b/iu

/** Whether a page says a word of its product or of a make. */
export function tellsOf(page: Product, word: string): boolean {
  const stems = toStems(word)
  return listLines(page).some((line) => toStems(line).includes(stems))
}

/** Lists what a page says of its product and of its makes, a line for each thing. */
function listLines(page: Product): readonly string[] {
  const rows = page.specifications.flatMap((group) => group.rows)
  return [
    page.sub_title,
    ...page.highlights,
    ...rows.map(({ label, value }) => `${label} ${value}`),
    ...page.composition.flatMap(({ note }) => note ?? []),
    ...page.options.flatMap(({ values }) => values.map(({ title }) => title)),
    ...page.care.flatMap((line) => (washes.test(line) ? ['wasbaar', line.replace(/ ?°C/gu, ' graden')] : [])),
  ]
}
