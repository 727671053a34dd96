import { listConcepts } from '@sluimer/assistant/intent/concepts'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { readSpelledNumber } from '@sluimer/assistant/wish/spelled-numbers'
import { createLanguage } from '@sluimer/search/text/words/language'
import { remembered } from '@sluimer/search/text/words/remembered'
import { fold } from '@sluimer/search/text/words/tokens'
import type { FilteredSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { isOneOff } from './is-one-off.ts'
import { isExactWord, isForeign, isGoods, isModifier } from './judge-words.ts'
import { tellsHow } from './read-slots.ts'
import { type UnderstoodWish, understandWish } from './understand-wish.ts'

const dutch = createLanguage()
/** The names of more goods than these are not read for a word. */
const mostOfFamily = 100
/** A shorter word stands in other words by chance. */
const [shortestPart, shortestMistyped, shortestMaterial] = [4, 6, 3]
/** 'Zwaar' praises or weighs goods before it is the name of one. */
const praises =
  /^(?:zwa|zach|lich|warm|koel|dik|dun|groo?t|klein|hoog|laag|breed|smal|lang|kort|vol|nacht$|mooi|fijn)/u

/**
 * Understands a wish, and looks a second time at each word of it that its goods do not have: it may be a mistyped value of these goods
 * ('waterdigt'), a cloth within a compound ('schapenwol'), or part of the names of some, which then come first ('palmen' of what has palm
 * leaves on it). No word of a wish is passed over before that.
 */
export async function understandTwice(
  sources: FilteredSources,
  wish: Wish,
  at: Date,
): Promise<UnderstoodWish> {
  const first = await understandWish(sources, wish, at)
  if (!first.isOfKind || first.scope.ids === undefined) return first
  const text = correctValues(sources.search, first, wish)
  const corrected = text === wish.text ? undefined : await understandWish(sources, { ...wish, text }, at)
  const meant = corrected?.isOfKind && corrected.missing.length <= first.missing.length ? corrected : first
  return liftNamed(sources, meant, { ...wish, text: meant === first ? wish.text : text }, at)
}

/** Writes the words that no goods of a kind have as the filter values of these goods that they stand for. */
function correctValues(
  { index, facets }: ProductSearch,
  { ignored, scope }: UnderstoodWish,
  wish: Wish,
): string {
  const unheard = ignored.filter((word) => word.length >= shortestMistyped && !isBeside(wish, word))
  if (unheard.length === 0) return wish.text
  const { counts } = index.list({
    ...{ ids: scope.ids, filters: {}, sort: 'popularity', offset: 0, limit: 0 },
  })
  const values = Object.entries(counts).flatMap(([group, own]) =>
    own.flatMap(({ value, count }) => {
      const title = count === 0 ? undefined : facets.findChoice(value)?.value.title
      return title === undefined || /\d/u.test(title) ? [] : [{ group, title: fold(title) }]
    }),
  )
  const meanings = new Map(
    unheard.flatMap((word) => {
      const folded = fold(word)
      const value = values.find(
        ({ group, title }) =>
          (group === 'materiaal' && title.length >= shortestMaterial && isTail(folded, title)) ||
          (!isExactWord(index, word) && isOneOff(folded, title)),
      )
      return value === undefined ? [] : [[word, value.title] as const]
    }),
  )
  return wish.text
    .split(' ')
    .map((word) => meanings.get(word) ?? word)
    .join(' ')
}

/** Puts goods first that have a word of the wish in their names, and keeps these alone where no others have the word. */
async function liftNamed(
  { search, products }: FilteredSources,
  understood: UnderstoodWish,
  wish: Wish,
  at: Date,
): Promise<UnderstoodWish> {
  const { index } = search
  const { scope, told, ignored } = understood
  const hints = wish.hints ?? []
  const words = [...new Set([...told, ...ignored, ...hints, ...(wish.either ?? [])])].filter(
    (word) => hints.includes(word) || mayName(search, wish, word),
  )
  if (words.length === 0) return understood
  const query = { ...scope, sort: 'popularity', offset: 0, limit: mostOfFamily + 1 } as const
  const { ids } = index.list(query)
  if (ids.length === 0 || ids.length > mostOfFamily) return understood
  const named = (await products.findPages(ids, at)).flatMap(({ id, title, sub_title: more }) => {
    const own = [...listWords(title), ...listWords(more)]
    const had = words.filter((word) => !praises.test(fold(word)) && own.some((one) => names(one, word)))
    return had.length === 0 ? [] : [{ id: Number(id), had }]
  })
  if (named.length === 0 || named.length === ids.length) return understood
  const lifted = named.toSorted((a, b) => b.had.length - a.had.length).map(({ id }) => id)
  const heard = new Set(named.flatMap(({ had }) => had))
  const hasNamed = () =>
    index.search({ ...query, text: understood.wish.text }).ids.some((id) => lifted.includes(id))
  const isAsked = (word: string) => heard.has(word) && wish.loose?.includes(word) !== true
  const left = ignored.filter((word) => !heard.has(word))
  // A text that only mentions a thing tells less than a name that has it.
  return (told.some(isAsked) && !hasNamed()) || ignored.some(isAsked)
    ? {
        ...understood,
        wish: { ...understood.wish, text: '' },
        scope: { ...scope, ids: lifted },
        ignored: left,
      }
    : { ...understood, lifted, ignored: left }
}

function mayName({ index }: ProductSearch, wish: Wish, word: string): boolean {
  return (
    /^\p{L}+$/u.test(word) &&
    word.length >= shortestPart &&
    !isBeside(wish, word) &&
    // Three lamps are none with three feet.
    readSpelledNumber(word) === undefined &&
    !praises.test(fold(word)) &&
    !isGoods(word) &&
    !isForeign(word) &&
    !tellsHow(word) &&
    !isModifier(index, word) &&
    listConcepts(fold(word)).length === 0
  )
}

/** Whether only a story beside the goods has a word. */
function isBeside({ story = [] }: Wish, word: string): boolean {
  return story.includes(word)
}

/** Each name is read for every wish. */
const listWords = remembered(
  (text): readonly string[] => dutch.splitWords(fold(text)).filter((word) => word.length >= shortestPart),
  2_000,
)

/** Whether a word of a name has a word of the wish: the same, one that it is put together from, or one that is mistyped by a letter. */
function names(own: string, word: string): boolean {
  const stem = dutch.stem(fold(word))
  if (dutch.stem(own) === stem) return true
  if (stem.length >= shortestPart && (own.startsWith(stem) || isTail(own, stem))) return true
  // 'Herfstbladeren' are leaves.
  if (own.length >= shortestMistyped && isTail(fold(word), own)) return true
  return word.length >= shortestMistyped && isOneOff(fold(word), own)
}

function isTail(compound: string, part: string): boolean {
  return compound.endsWith(part) && compound.length >= part.length + shortestMaterial
}
