import { namesProperty } from '@sluimer/assistant/wish/property-words'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductIndex } from '@sluimer/search/port'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import { applyValues, colors, keepOfBoth } from './apply-values.ts'
import { aSet, dropPlaces, dropTold, findOfKind, listNearKinds } from './find-kind.ts'
import { findOfKinds } from './find-of-kinds.ts'
import { isExactWord, isModifier } from './judge-words.ts'
import { keepHeaded, keepOfCore } from './keep-headed.ts'
import { keepUnnamed, keepWords, mostOfTelegram } from './keep-words.ts'
import { readSlots, tellsHow } from './read-slots.ts'
import type { Scope } from './scope.ts'
import type { SlotValue } from './slot-value.ts'

/** A wish as the catalogue understands it. */
export interface UnderstoodWish {
  /** What is searched: without the words that became filters, and without those that nothing has. */
  readonly wish: Wish
  readonly scope: Scope
  /** Filter values that were asked for, as the shop writes them: those that goods have, and those that none has. */
  readonly named: readonly string[]
  readonly missing: readonly string[]
  /** The filter group of the first that none has. */
  readonly missingGroup?: string | undefined
  readonly ignored: readonly string[]
  /** Words that are neither goods nor a filter value, and that goods have in their texts. */
  readonly told: readonly string[]
  /** Words that may be in the name of a choice of the goods, though no filter knows them. */
  readonly hints: readonly string[]
  /** Of two values of which either was good, the one that no goods have. */
  readonly absent: readonly string[]
  /** Whether the goods of the scope are the thing that was named. */
  readonly isOfKind: boolean
  /** Whether the shop has no such thing, and the goods of the scope are near to it. */
  readonly isOnlyNear: boolean
  /** Whether they have another shade or cloth than was named, which only comes near to it. */
  readonly isOnlyAlike: boolean
  /** Those of the goods that have a word of the wish in their names, and so come first. */
  readonly lifted?: readonly number[]
  /** Words of the name of a make that other goods of the kind have, and these have not. */
  readonly unmade?: readonly string[]
  /** The words for that shade or cloth. */
  readonly near: readonly string[]
}

/**
 * Finds what a wish means: the goods that it names by the last part of their name, the filter values that those goods have, and the
 * other words that one of them has. What no goods have is told apart, and asks for nothing.
 */
export async function understandWish(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const plain = await understandEither(sources, wish, at)
  const text = coverOf.reduce((said, [thing, cover]) => said.replace(thing, cover), wish.text)
  if (countLacking(plain, wish) === 0 || text === wish.text || plain.missingGroup === ofUse) return plain
  const covered = await understandAsSaid(sources, { ...wish, text }, at)
  const keepsAll = plain.named.every((title) => covered.named.includes(title))
  return covered.isOfKind && keepsAll && countLacking(covered, wish) < countLacking(plain, wish)
    ? covered
    : plain
}

/** After 'grijs of groen' one of the two is enough. */
async function understandEither(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const both = await understandAsSaid(sources, wish, at)
  const most = countUnmet(both)
  if (wish.either === undefined || most === 0) return both
  const met: { one: UnderstoodWish; absent: readonly string[] }[] = []
  for (const [at0, word] of wish.either.entries()) {
    const text = wish.text
      .split(' ')
      .filter((one) => one !== word)
      .join(' ')
    const one = await understandAsSaid(sources, { ...wish, text }, at)
    const other = wish.either[1 - at0] ?? ''
    if (countUnmet(one) < most && one.missing.length === 0) {
      const [value] = readSlots(sources.search, word).values
      const cloth = tellsHow(word) || namesProperty(word) ? [word] : []
      const absent = value === undefined ? cloth : [value.isNear ? word : value.title]
      if (text.split(' ').includes(other) && !one.ignored.includes(other)) met.push({ one, absent })
    }
  }
  const [best, second] = met.toSorted((a, b) => countUnmet(a.one) - countUnmet(b.one))
  const joined = best && second && joinEither(sources.search.index, best.one, second.one)
  if (joined !== undefined) return joined
  return best === undefined ? both : { ...best.one, absent: [...best.one.absent, ...best.absent] }
}

/** 'Wit of eiken' means the white ones and those of oak: no filter joins a color and a wood. Undefined where goods lack one of the two, or have it only in a name. */
function joinEither(index: ProductIndex, one: UnderstoodWish, other: UnderstoodWish) {
  const lacksNothingElse = (each: UnderstoodWish) => countUnmet(each) === each.ignored.length
  const areMet = [one, other].every((each) => each.isOfKind && lacksNothingElse(each))
  if (!areMet || one.wish.text !== other.wish.text || one.ignored.join() !== other.ignored.join())
    return undefined
  const list = ({ scope }: UnderstoodWish) =>
    index.list({ ...scope, sort: 'popularity', offset: 0, limit: mostOfEither }).ids
  const shared = Object.entries(one.scope.filters).filter(
    ([group, slugs]) => other.scope.filters[group]?.join() === slugs.join(),
  )
  return {
    ...one,
    scope: {
      ...one.scope,
      ids: [...new Set([...list(one), ...list(other)])],
      filters: Object.fromEntries(shared),
    },
    named: [...new Set([...one.named, ...other.named])],
  }
}

/** More than the catalogue of such a shop has of one kind. */
const mostOfEither = 1000

/** How many values and words of a wish its goods do not have. */
function countUnmet({ missing, ignored, absent, near }: UnderstoodWish): number {
  return missing.length + ignored.length + absent.length + near.length
}

/** Shoppers say 'een dekbed met sterren', and mean what goes around it. */
const coverOf: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kinder)?dekbed(?:den|je)?\b/iu, 'dekbedovertrek'],
  [/\b(?:hoofd)?kussens?\b/iu, 'kussensloop'],
]

/** A pillow for children is no pillowcase for them. */
const ofUse = 'eigenschap'

/**
 * How many values and words of a wish the goods do not have, sizes aside: a cover for another size is not a duvet of it, and dinosaurs are on covers
 * alone.
 */
function countLacking({ missing, ignored }: UnderstoodWish, { text, order }: Wish): number {
  // In a longer sentence, and beside 'grootste', most words tell nothing of the goods.
  const words = order === undefined && text.split(' ').length <= mostOfTelegram ? ignored : []
  return [...missing, ...words].filter((title) => !/\d/.test(title)).length
}

async function understandAsSaid(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const { search } = sources
  const { index } = search
  const slots = readSlots(search, wish.text)
  const kinds = dropPlaces(dropTold(slots.kinds, wish.story))
  // Of a chair that somebody only has nothing is looked for.
  const heads = slots.heads.filter((head) => kinds.some((kind) => fold(kind).startsWith(head)))
  let ids = await keepHeaded(sources, await findOfKinds(sources, kinds, at), { heads, at })
  const isOfKind = ids.size > 0
  // A wardrobe is none of the goods here, though a sideboard stands near to it.
  const near = isOfKind ? [] : kinds.flatMap(listNearKinds)
  for (const kind of near)
    if (ids.size === 0) for (const id of await findOfKind(sources, kind, at)) ids.add(id)
  if (wish.layers !== true) ids = await keepOfCore(sources, ids, { ...slots, at })
  const kindScope: Scope = ids.size > 0 ? { ids: [...ids], filters: {} } : { filters: {} }
  const kindText = ids.size > 0 ? '' : kinds.join(' ')
  const applied = applyValues(search, kindScope, slots.values, {
    kinds,
    kindText,
  })
  const { missing, missingGroup, absent, others, alike, nearest } = applied
  // 'Blauw wit gestreept' is of both colors, where anything is.
  const hues = slots.values.filter(({ group }) => group === colors)
  const isOfBoth = wish.either === undefined && ids.size > 0 && hues.length > 1
  const ofBoth = isOfBoth ? keepOfBoth(index, ids, applied.filters) : ids
  const { filters, named } = ofBoth === undefined ? keepFirstColor(applied, hues) : applied
  const lacksBoth = filters !== applied.filters
  ids = ofBoth ?? ids
  const scope = { ...kindScope, ...(ids.size > 0 && { ids: [...ids] }), filters }
  // A length is in the names of choices, and in none of goods.
  const lengths = slots.rest.filter((word) => /^\d+cm$/u.test(word))
  const dropped = slots.heads.filter((head) => !heads.includes(head))
  const words = [
    ...others,
    ...slots.rest.filter((word) => !lengths.includes(word) && !dropped.includes(word)),
  ]
  // Who tells a story beside a price wants no goods that happen to have a word of it.
  const isStory = isOfKind && wish.price !== undefined && slots.rest.length > mostOfTelegram
  // What stands far from the goods may be a name: 'mijn zoontje wil raketten'.
  const loose = isOfKind ? words.filter((word) => wish.loose?.includes(word)) : []
  const far = await keepUnnamed(sources, loose, scope, at)
  const isBeside = (word: string) =>
    isStory || far.includes(word) || (isOfKind && wish.story?.includes(word) === true)
  const aside = words.filter((word) => isBeside(word) && !tellsHow(word) && !isModifier(index, word))
  const meant = words.filter((word) => !aside.includes(word))
  const { kept, ignored } = keepWords(index, meant, { ...scope, text: isOfKind ? kinds.join(' ') : kindText })
  const text = kept.length > 0 && isOfKind ? kinds.join(' ') : kindText
  const nearOnes = await keepUnnamed(
    sources,
    kept.filter(
      (word) =>
        alike.includes(word) ||
        (listNearKinds(word).length > 0 && (tellsHow(word) || !isExactWord(index, word))),
    ),
    scope,
    at,
  )
  return {
    wish: { ...wish, text: [text, ...kept].filter(Boolean).join(' ') },
    scope,
    ...{
      named,
      missing,
      missingGroup,
      told: kept,
      hints: [
        ...new Set([
          ...lengths,
          ...[...kept, ...ignored].filter((word) => !isOfFigure(word, wish.text)),
          ...kinds,
          ...heads,
          ...(slots.kinds.some((kind) => aSet.test(kind)) ? ['set'] : []),
          ...(wish.hints ?? []),
        ]),
      ],
      ignored: [...aside, ...ignored],
      absent,
      isOfKind,
    },
    isOnlyNear: !isOfKind && ids.size > 0,
    isOnlyAlike: lacksBoth || nearest.length > 0 || nearOnes.length > 0,
    near: [...nearest, ...nearOnes],
  }
}

/** '160 breed' tells how broad, and not the make that is called 'Breed'. */
export function isOfFigure(word: string, text: string): boolean {
  return /^(?:breed|hoog|lang|diep|dik)$/iu.test(word) && new RegExp(`\\d(?: ?cm)? ${word}`, 'iu').test(text)
}

interface Applied {
  readonly filters: Scope['filters']
  readonly named: readonly string[]
}

/** Of two colors that no goods have together the first is meant: what is 'oudroze met wit' is rather pink. */
function keepFirstColor({ filters, named }: Applied, hues: readonly SlotValue[]): Applied {
  const [first, second, ...others] = hues
  if (first === undefined || second === undefined || others.length > 0) return { filters, named }
  const kept = (filters[colors] ?? []).filter((slug) => first.slugs.includes(slug))
  if (kept.length === 0) return { filters, named }
  return { filters: { ...filters, [colors]: kept }, named: named.filter((title) => title !== second.title) }
}
