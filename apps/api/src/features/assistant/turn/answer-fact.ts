import { addOwned } from '@sluimer/assistant/exit/facts'
import { readAspect } from '@sluimer/assistant/product/aspects'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { listTellingStems } from '@sluimer/assistant/text/list-telling-stems'
import { lowerFirst } from '@sluimer/assistant/text/lower-first'
import type { Product } from '@sluimer/contract/catalog/product'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold } from '@sluimer/search/text/words/tokens'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { namesOnlyValues } from '../further/go-back-to-goods.ts'
import { namesOnlyGoods } from '../plan/find-wanted-goods.ts'
import { asksGrams } from '../reading/asks-grams.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { pickPointedOut } from '../shown/pick-pages.ts'
import { toShownDraft } from '../shown/to-shown-draft.ts'
import { readSlots } from '../slots/read-slots.ts'
import { narrowPage } from '../tools/narrow-page.ts'

const dutch = createLanguage()
const [mostWords, mostPages, mostValues, longestTogether] = [9, 4, 4, 420]
const shortestLabel = 3
const aSize = /\d{2,3}/u
const asksOfIt =
  /\?\s*$|^(?:(?:en|maar|ok\p{L}*|die|de|het|uit|van|op)[\s,]+)*(?:is|zijn|heeft|hebben|zit|zitten|hoe|hoeveel|wat|welke?|waar|met|komt|moet|kan|krimp\p{L}*|verkleur\p{L}*|geeft|geven)\b/iu
/** 'Verliest die haren' after a carpet asks of the carpet, and wishes for none with hairs. */
export const asksWhatItDoes =
  /^(?:(?:en|maar)\s+)?(?!(?:kost|komt|past|gaat|moet|bestaat|heeft|zit)\b)\p{L}{3,}t (?:die|dat|het|hij|ie|ze|deze)\b/iu
const ofOther =
  /\b(?:kost\p{L}*|prijs|euro|goedko\p{L}*|duur\p{L}*|beste?|of|dan|voorraad|verkopen|anders?|andere)\b/iu

/** How thick the mattress under a sheet may be, is no height of the sheet. */
const ofUnder =
  /\b(?:hoo?g|dik|diep|dikte|hoogte)\p{L}*\b.*\b(?:matras|topper|bed)\b|\b(?:matras|topper)\b.*\b(?:cm|centimeter|hoog|dik)\b/iu
/** How high a headboard is stands with the outer measures of a bed. */
const ofHeadboard =
  /\b(?:hoe (?:hoog|groot|breed)|hoogte|afmeting\p{L}*)\b.*\bhoofdbord\b|\bbuiten(?:maat|maten|afmeting\p{L}*)/iu
/** What shoppers call what a row of a page calls otherwise. */
const otherNames: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:dik|dikte|dun)\b/iu, /^(?:Dikte|Stofgewicht)$/u],
  [/\b(?:zwaar|weegt|wegen|gewicht)\b/iu, /^Gewicht$/u],
  [asksGrams, /^Stofgewicht$/u],
  [/\b(?:haken|haakjes|haak|ringen|ringetjes|roede|rails|plooi\p{L}*|gordijnhaken)\b/iu, /^Ophangen$/u],
  [/\b(?:poten|pootjes|poot)\b/iu, /^Onderstel$/u],
  [/\b(?:achterkant|onderkant|achterzijde|onderzijde)\b/iu, /^Onderlaag$/u],
  [/\b(?:krimp\p{L}*|gekrompen)\b/iu, /^Krimp$/u],
  [
    /\b(?:verkleur\p{L}*|kleurvast|kleurecht|verbleek\p{L}*|verschie\p{L}*|(?:geeft|geven) (?:ze |die |dat |het |hij |ie )?(?:kleur )?af)(?!\p{L})/iu,
    /^Kleurvastheid$/u,
  ],
  [/\b(?:zones?|veren|vering|kern)\b/iu, /^(?:Kern|Matras)$/u],
  [
    /\b(?:lamp(?:en|jes?)?|peertjes?|lichtbron)\b.*\b(?:bij|erbij|inbegrepen|meegeleverd|inclusief)\b/iu,
    /^Meegeleverde lichtbron$/u,
  ],
  [/\b(?:hangt|snoer|kabel|pendel)\b/iu, /^Pendel$/u],
  [/\bzithoogte\b/iu, /^(?:Zithoogte|Afmetingen)$/u],
  [ofHeadboard, /^Buitenmaat$/u],
  [ofUnder, /^(?:Hoekhoogte|Matrashoogte|Topperhoogte)$/u],
]

/** Whether a turn names something that pages call otherwise. */
export function isCalledOtherwise(message: string): boolean {
  return otherNames.some(([asks]) => asks.test(message))
}

/** 'Kan dat ook met één matras' asks for another make, and not what the mattress is. */
const asksWhetherItMay = /^(?:en |maar )?(?:kan|mag|moet)\b/iu
/** How thick a cloth or a pile is, stands beside what it is made of. */
const ofThickness = /\b(?:dik|dikte|dun|zwaar)\b/iu
const figures = /\b(?:pool \d+ mm|\d+ g\/m²)/gu

/**
 * Looks up what is asked of goods that were shown on their pages, whatever it is called: 'welke kleur pot zit daar bij' is told by the row 'Pot'. Undefined where no
 * row has it, and for a turn that asks anything else.
 */
export async function answerFact(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (subject === undefined || subject.productIds.length === 0 || !mayAskFact(message, subject))
    return undefined
  if (namesOnlyValues(sources.search, message)) return undefined
  const shown = await sources.products.findPages(subject.productIds.slice(0, mostPages), at)
  // What comes with it is told in full elsewhere, unless a row is called so.
  const isOfContents = readAspect(message) === 'contents'
  const pointed = pickPointedOut(message, shown)
  const slugs = readSlots(sources.search, subject.wish.text).values.flatMap((value) => value.slugs)
  const told = (pointed.length > 0 ? pointed : shown).flatMap((whole) => {
    const page = narrowPage(sources.search, whole, { slugs })
    const said = findFacts(page, message, isOfContents)
    const found = said.length > 0 ? said : findFacts(whole, message, isOfContents)
    return found.length === 0
      ? []
      : [{ page: whole, said: found, line: `${toSpokenName(whole)}: ${found.join('; ')}.` }]
  })
  const [first] = told
  if (first === undefined) return undefined
  const isShort = told.reduce((sum, { line }) => sum + line.length, 0) <= longestTogether
  const kept = isShort ? told : [first]
  const more = kept.length < told.length ? ' Wil je het van een ander weten, noem dan de naam.' : ''
  const turn = { message, wish: subject.wish, subject, at }
  const content = `${kept.map(({ line }) => line).join('\n')}${more}`
  const draft = await toShownDraft(
    sources,
    turn,
    kept.map(({ page }) => page),
    content,
  )
  for (const { page, said } of kept) addOwned(draft.facts, page.title, said)
  return draft
}

/** Looks it up likewise, or says of the first of them that its page does not tell it. */
export async function tellOfShown(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const found = await answerFact(sources, message, { subject, at })
  if (
    found !== undefined ||
    subject === undefined ||
    subject.productIds.length === 0 ||
    !mayAskFact(message, subject)
  )
    return found
  const [page] = await sources.products.findPages(subject.productIds.slice(0, 1), at)
  if (page === undefined) return undefined
  const turn = { message, wish: subject.wish, subject, at }
  const content = `Dat staat niet bij ${toSpokenName(page)}. Een collega zoekt het graag voor je uit:`
  return toShownDraft(sources, turn, [page], content, { needsPerson: true })
}

const [mostOfLong, shortestRoot, longestLine] = [25, 6, 160]
const pointsToIt = /\b(?:die|dat|deze|hij|ie|ze|hem|het|er\p{L}*|daar\p{L}*)\b/iu

/** Looks up a long question about what was shown by its words, in all that the page of the first says: 'zijn die takken scharnierend of moet ik ze er een voor een insteken'. */
export async function findByWords(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  if (subject === undefined || subject.topic !== undefined || subject.productIds.length === 0)
    return undefined
  if (message.split(' ').length > mostOfLong || hasServiceWord(message) || !pointsToIt.test(message))
    return undefined
  const [page] = await sources.products.findPages(subject.productIds.slice(0, 1), at)
  if (page === undefined) return undefined
  const own = listTellingStems(`${page.title} ${subject.wish.text}`)
  const roots = listTellingStems(message).filter(
    (stem) => stem.length >= shortestRoot && !own.some((one) => one.startsWith(stem.slice(0, shortestRoot))),
  )
  // The end of a longer word is left open: 'scharnierend' is told by 'scharnieren'.
  const starts = roots.map((root) => root.slice(0, Math.max(shortestRoot, root.length - 3)))
  const line = [...page.highlights, page.summary, ...page.description]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/u))
    .filter(({ length }) => length <= longestLine)
    .find((one) => listTellingStems(one).some((stem) => starts.some((start) => stem.startsWith(start))))
  if (line === undefined) return undefined
  const said = lowerFirst(line.replace(/[.!?]$/u, ''))
  const content = `${toSpokenName(page)}: ${said}.`
  const draft = await toShownDraft(sources, { message, wish: subject.wish, subject, at }, [page], content)
  addOwned(draft.facts, page.title, [said])
  return draft
}

/** 'Hoe groot is het rooster' asks of a part that has a row of its own. */
const asksOfPart =
  /\bhoe (?:groot|breed|diep|hoog) is (?:het|de|zijn) (?:rooster|kap|pot|lade|onderstel|blad)\b/iu

/** Whether what a turn asks is told by what an aspect of goods is called, so that its rows need no looking up. */
export function asksKnownAspect(message: string): boolean {
  const aspect = readAspect(message)
  if (asksGrams.test(message) || asksOfPart.test(message)) return false
  return aspect !== undefined && aspect !== 'contents' && !ofUnder.test(message) && !ofHeadboard.test(message)
}

function mayAskFact(message: string, { topic, wish }: Subject): boolean {
  if (topic !== undefined && topic !== 'care') return false
  // 'Kan daar een topper van 160 op' asks whether one fits.
  if (namesOnlyGoods(message) || aSize.test(message)) return false
  if (message.split(' ').length > mostWords || hasServiceWord(message) || ofOther.test(message)) return false
  return (asksOfIt.test(message) || asksWhatItDoes.test(message)) && wish.text !== ''
}

/** Returns what the rows of a page say of what a message names, or a line that has the word. */
function findFacts(
  { title, specifications, highlights, care, composition }: Product,
  message: string,
  isOfRows: boolean,
): readonly string[] {
  const own = listTellingStems(title)
  const words = dutch.splitWords(fold(message))
  const labels = otherNames.filter(([asks]) => asks.test(message)).map(([, label]) => label)
  const isNamed = (label: string) =>
    labels.some((one) => one.test(label)) ||
    (!asksWhetherItMay.test(message) && words.some((word) => isCalled(fold(label), word)))
  const rows = new Map<string, Set<string>>()
  for (const { label, value } of specifications.flatMap((group) => group.rows))
    if (isNamed(label)) rows.set(label, (rows.get(label) ?? new Set()).add(lowerFirst(value)))
  const told = Array.from(
    rows,
    ([label, values]) => `${label.toLowerCase()} ${[...values].slice(0, mostValues).join(' of ')}`,
  )
  if (told.length > 0 || isOfRows) return told
  const notes =
    ofThickness.test(message) || asksGrams.test(message)
      ? [...new Set(composition.flatMap(({ note }) => note?.match(figures) ?? []))].slice(0, mostValues)
      : []
  if (notes.length > 0) return [notes.join(' of ')]
  if (asksWhetherItMay.test(message)) return []
  const asked = listTellingStems(message).filter((stem) => !own.includes(stem))
  return [...highlights, ...care]
    .filter((line) => listTellingStems(line).some((stem) => asked.includes(stem)))
    .map(lowerFirst)
}

/** Whether a row is called by a word, or by the first part of its compound: 'potkleur' asks for the pot. */
function isCalled(label: string, word: string): boolean {
  if (label.includes(' ') || label.length < shortestLabel) return false
  return dutch.stem(word) === dutch.stem(label) || (label.length > shortestLabel && word.startsWith(label))
}
