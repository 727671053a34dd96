import { type Concept, listConcepts } from '@sluimer/assistant/intent/concepts'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import type { FacetSet } from '../../search/index/facet-set.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { listNearKinds, listTails } from './find-kind.ts'
import { findNearColor, findNearPrint, findShade, findTints } from './find-shade.ts'
import { aSize, findClothesNumber, findOddSize, findSize } from './find-size.ts'
import { isExactWord, isForeign, isGoods, isModifier } from './judge-words.ts'
import { lookUp } from './look-up.ts'
import type { SlotValue } from './slot-value.ts'

/** A wish as slots: what the thing is, how it should be, and the words that are neither. */
interface Slots {
  /** The words for the thing itself, such as 'hoeslaken'. */
  readonly kinds: readonly string[]
  readonly values: readonly SlotValue[]
  readonly rest: readonly string[]
  /** First parts of compounds that the search knows as a whole: 'thermo' of 'thermogordijn'. */
  readonly heads: readonly string[]
}

const dutch = createLanguage()
const shortestPart = 5
const shortestFirst = 4
/** 'Maat 80x200' and 'formaat 60x110' say no more than the figures. */
const asksOnly = /^(?:maat|maten|formaat|afmeting(?:en)?)$/iu
/** How hot something may be washed is no size. */
const degrees = /^\d{2} (?:graden|°c?)$/iu

/** Reads which words of a wish are goods of the shop, which are filter values, and which are neither. */
export function readSlots(search: ProductSearch, text: string): Slots {
  const words = text.split(' ').filter(Boolean)
  const kinds: string[] = []
  const values: SlotValue[] = []
  const rest: string[] = []
  const heads: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const pair = `${word} ${words[at + 1] ?? ''}`
    const paired = at + 1 < words.length ? findNamedValue(search, pair) : undefined
    if (degrees.test(pair)) {
      rest.push(...pair.split(' '))
      at += 1
    } else if (paired !== undefined) {
      values.push(paired)
      at += 1
    } else if (word.includes('-') && search.facets.findChoice(fold(word)) !== undefined) {
      // 'Voor-topper' is what sheets are for, as the filters call it.
      values.push(...[findNamedValue(search, word)].flatMap((value) => value ?? []))
    } else if (isKind(search, word)) {
      kinds.push(word)
      heads.push(...listHead(word))
      if (isExactWord(search.index, word)) values.push(...findMeant(search, word))
      else {
        const parts = readParts(search, word)
        values.push(...parts.values)
        rest.push(...parts.rest)
      }
    } else {
      const named =
        findClothesNumber(search, word, words) ??
        findSize(search, word, words) ??
        findTints(search, word) ??
        findNamedValue(search, word) ??
        findShade(search, word) ??
        findNearColor(search, word) ??
        findNearPrint(search, word) ??
        findOddSize(word)
      const found = named === undefined ? findMeant(search, word) : [named]
      values.push(...found)
      if (found.length === 0 && !asksOnly.test(word)) rest.push(word)
    }
  }
  // Beside other goods a cot tells for what size they are, which names have: 'Takje ledikant'.
  const cots = kinds.length > 1 ? kinds.filter((kind) => aCot.test(kind)) : []
  const isMeasured = words.some((word) => aSize.test(word))
  return {
    kinds: kinds.filter((kind) => !cots.includes(kind)),
    values,
    // A size in figures says it better.
    rest: [
      ...rest,
      ...(isMeasured && !kinds.some((kind) => /overtrek/iu.test(kind)) ? [] : cots.map(() => 'ledikant')),
    ],
    heads,
  }
}

const aCot = /^(?:(?:kinder|baby)?ledikant|(?:peuter|baby|spijlen)bed)(?:je|jes|en|den)?$/iu

const ofProperty: readonly Concept[] = ['color', 'cloth', 'size', 'most']

/** Whether a word says how goods should be, though no filter may know it. */
export function tellsHow(word: string): boolean {
  const folded = fold(word)
  const endings = Array.from({ length: Math.max(0, folded.length - 3) }, (_, at) => folded.slice(at))
  return (
    /\d|..ste$/.test(folded) ||
    endings.some((ending) => listConcepts(ending).some((one) => ofProperty.includes(one)))
  )
}

/** Whether a word is goods: a known kind, or the name of a category. */
function isKind({ categories, index }: ProductSearch, word: string): boolean {
  if (/\d/.test(word) || isForeign(word)) return false
  const stem = dutch.stem(fold(word))
  return (
    isGoods(word) ||
    listTails(word).length > 0 ||
    // A wardrobe is near to a sideboard, and fleece to flannel, which is not a thing.
    (listNearKinds(word).some(isGoods) && !tellsHow(word) && !isModifier(index, word)) ||
    categories.all.some(({ title, filledBy }) => filledBy.length === 0 && dutch.stem(fold(title)) === stem)
  )
}

/** Returns the first part of a compound that ends in goods; none for a single word. */
function listHead(word: string): readonly string[] {
  const [tail] = listTails(word)
  const first = tail === undefined ? '' : fold(word).slice(0, fold(word).lastIndexOf(tail))
  return first.length < shortestFirst ? [] : [first]
}

/** Reads a compound that the search does not know: 'flanelovertrekje' is a cover of flannel, 'kerstovertrek' one with 'kerst' in its name. */
function readParts(search: ProductSearch, word: string): { values: SlotValue[]; rest: string[] } {
  const heads = listHead(word)
  const [value] = heads.flatMap((head) => findNamedValue(search, head) ?? [])
  if (value !== undefined) return { values: [{ ...value, words: word }], rest: [] }
  return { values: [], rest: [...heads] }
}

/** A value of a filter with its name as it is compared. */
interface NamedValue extends Pick<SlotValue, 'group' | 'slugs' | 'title'> {
  readonly folded: string
  readonly joined: string
  readonly stem: string
}

const stemEach = (text: string) => text.split(' ').map(dutch.stem).join(' ')

/** The values of all filters, worked out once for each reading of the catalogue. */
const valuesOf = new WeakMap<FacetSet, readonly NamedValue[]>()

function listNamedValues(facets: FacetSet): readonly NamedValue[] {
  const known = valuesOf.get(facets)
  if (known !== undefined) return known
  const values = facets.all.flatMap(({ key, values: own }) =>
    own.map(({ slug, title }) => {
      const folded = fold(title)
      const compared = { folded, joined: folded.replaceAll(' ', ''), stem: stemEach(folded) }
      return { group: key, slugs: [slug], title, ...compared }
    }),
  )
  valuesOf.set(facets, values)
  return values
}

/** Finds a value whose name or address is what was written: 'maat l', 'wit', 'vier seizoenen'. */
function findNamedValue({ facets }: ProductSearch, words: string): SlotValue | undefined {
  const folded = fold(words)
  const slug = folded.replaceAll(' ', '-')
  const chosen = facets.findChoice(slug)
  if (chosen !== undefined)
    return { words, group: chosen.facet.key, slugs: [slug], title: chosen.value.title }
  const stem = stemEach(folded)
  const named = listNamedValues(facets)
  const found =
    (folded.length > 1 ? named.find((value) => value.stem === stem || value.joined === folded) : undefined) ??
    (folded.length >= shortestPart ? named.find((value) => isFirstPart(folded, value.folded)) : undefined) ??
    (folded.length >= shortestPart ? findOnly(named, (value) => isFirstWord(stem, value.folded)) : undefined)
  return found && { words, group: found.group, slugs: found.slugs, title: found.title }
}

/** 'Elektrische' is the first word of 'elektrisch verstelbaar', and of no other value. */
function isFirstWord(stem: string, title: string): boolean {
  const [first = '', ...rest] = title.split(' ')
  return rest.length > 0 && dutch.stem(first) === stem
}

function findOnly<Value>(values: readonly Value[], fits: (value: Value) => boolean): Value | undefined {
  const [only, ...others] = values.filter(fits)
  return others.length === 0 ? only : undefined
}

/** 'Noten' is the first part of 'notenhout'. */
function isFirstPart(word: string, title: string): boolean {
  return title.startsWith(word) && /^\p{L}{4,6}$/u.test(title.slice(word.length))
}

/** Finds the values that the search takes a word for, such as 'wollen' or 'pocketveermatras'. */
function findMeant({ index, facets }: ProductSearch, word: string): SlotValue[] {
  const found = lookUp(index, word)
  return Object.entries(found.interpreted ?? {}).flatMap(([group, slugs]) => {
    const title = facets.findChoice(slugs[0] ?? '')?.value.title
    return title === undefined ? [] : [{ words: word, group, slugs, title }]
  })
}
