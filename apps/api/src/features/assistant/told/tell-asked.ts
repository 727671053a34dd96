import { checkAnswer } from '@sluimer/assistant/exit/check-answer'
import { addOwned } from '@sluimer/assistant/exit/facts'
import { listAskedProperties } from '@sluimer/assistant/product/asked-properties'
import type { AskedProperty } from '@sluimer/assistant/product/property-rows'
import { readSubject, type Subject } from '@sluimer/assistant/subject/subject'
import { readRefusals } from '@sluimer/assistant/wish/read-refusals'
import { explainWidth } from '@sluimer/assistant/wish/size-for-bed'
import type { Product } from '@sluimer/contract/catalog/product'
import { withCapital } from '@sluimer/domain/time/dutch-date'
import { type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources } from '../draft/plan-context.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { narrowPage } from '../tools/narrow-page.ts'
import { findTold, findToldOfSome } from './find-told.ts'
import { insertTold } from './insert-told.ts'
import { tellBound } from './tell-bound.ts'
import { asksPrice, tellPrices } from './tell-prices.ts'

const [mostPages, mostTold] = [4, 2]
/** 'Ringetjes' are rings. */
const shortestRoot = 3
/** What a length that was asked for has told already. */
const ofSide = /^Hoe (?:hoog|breed|groot|dik)\b/u

/** Whoever asks whether a size fits is told so, however few goods there are. */
const judgesFit = /^(?:Ja|Dat is)\b/u

interface Told {
  readonly page: Product
  readonly lines: readonly string[]
}

/**
 * Says what the pages of goods tell of what a message asks besides their kind, size and color: 'met usb', 'wasbaar', 'hoe breed is die'. What none of them tells is said
 * to be untold. Any other answer than one with goods stays as it is.
 */
export async function tellAsked(
  sources: Sources,
  draft: Draft,
  { message, at }: { message: string; at: Date },
): Promise<Draft> {
  const subject = readSubject(draft.subject)
  if (subject === undefined || draft.products.length === 0 || isOfOther(draft)) return draft
  const about = [subject.wish.text, ...draft.products.slice(0, 1).map(({ title }) => title)].join(' ')
  const asked = listAskedProperties(message, about)
  const prices = isListing(draft) && asksPrice.test(message) ? tellPrices(draft) : ''
  const bound = isListing(draft) ? await tellBound(sources, draft, { message, subject, at }) : undefined
  const fit = explainWidth(message)
  const width = isListing(draft) || judgesFit.test(fit) ? fit : ''
  if (asked.length === 0 && prices === '' && bound === undefined && width === '') return draft
  const shown = bound?.draft ?? draft
  const left = bound === undefined ? asked : asked.filter(({ whether }) => !ofSide.test(whether))
  const ids = [...new Set(shown.products.map(({ id }) => Number(id)))].slice(0, mostPages)
  const pages = left.length === 0 ? [] : await readPages(sources, ids, { subject, message, at })
  const { told, untold, lacks } = sortOut(draft, pages, left, message)
  shown.facts.texts.push(...(width === '' ? [] : [width]))
  const sentences = [
    width,
    bound?.sentence ?? '',
    ...joinTold(told, isOfFirst(draft) ? 1 : mostTold),
    ...lacks,
    writeUntold(untold),
    prices,
  ].filter(Boolean)
  if (sentences.length === 0) return draft
  const next = admit(shown, insertTold(draft.content, sentences), { told, untold, lacks })
  // What staff wrote of goods may promise what no answer may.
  return checkAnswer({ content: next.content, paths: [] }, next.facts).length === 0 ? next : draft
}

function isOfOther({ topic, isUnsold, asksOrder, needsPerson }: Draft): boolean {
  return topic !== undefined || isUnsold === true || asksOrder || needsPerson
}

/** Whether goods were looked for, and nothing of them was told yet. */
function isListing({ content }: Draft): boolean {
  return /(?:^|\n)(?:Ik vond|Precies zo|Met “|In “|Er is niets|Een maat kan)/u.test(content)
}

/** Whether an answer names the first of all goods, of which the rest is asked. */
function isOfFirst({ content }: Draft): boolean {
  return /^(?:Op \p{L}+ na )?het (?:goedkoopst|duurst|best|nieuwst|vaakst|meest)/iu.test(content)
}

/** A page as the make that is asked for, and whole. */
interface OfMake {
  readonly page: Product
  readonly whole: Product
}

async function readPages(
  sources: Sources,
  ids: readonly number[],
  { subject, message, at }: { subject: Subject; message: string; at: Date },
): Promise<readonly OfMake[]> {
  const slugs = readSlots(sources.search, subject.wish.text).values.flatMap((value) => value.slugs)
  const lengths = `${subject.wish.text} ${message}`.match(/\b\d{2,3}cm\b/gu) ?? []
  // Of a bedside table 'met laadpunt' the rows of that make are told.
  const hints = [...lengths, ...subject.wish.text.split(' ').filter((word) => word !== '' && !isGoods(word))]
  const pages = await sources.products.findPages(ids, at)
  return pages.map((whole) => ({ page: narrowPage(sources.search, whole, { slugs, hints }), whole }))
}

/** Sorts what is asked into what the pages tell, each for itself, and what none of them tells. */
function sortOut(draft: Draft, pages: readonly OfMake[], asked: readonly AskedProperty[], message: string) {
  const lines = new Map<Product, string[]>()
  const untold: AskedProperty[] = []
  const lacks: string[] = []
  for (const property of asked) {
    const ofMake = pages.flatMap(({ page }) => {
      const line = findTold(page, property)
      return line === undefined ? [] : [{ page, line }]
    })
    // What the make that is shown has not, another make of the same goods may have.
    const ofSome = pages.flatMap(({ whole }) => {
      const line = findToldOfSome(whole, property)
      return line === undefined ? [] : [{ page: whole, line }]
    })
    const having = ofMake.length > 0 ? ofMake : ofSome
    const refused = findRefused(property, message)
    // A row of how something closes is one of buttons only where it says so.
    const isOfIt = (line: string) =>
      property.isOfSeveral !== true || line.toLowerCase().includes(refused ?? '')
    if (refused !== undefined && ofMake.filter(({ line }) => isOfIt(line)).length === pages.length) {
      lacks.push(`Zonder ${refused} vond ik er geen.`)
      continue
    }
    if (having.length === 0) untold.push(property)
    else
      lacks.push(
        ...listLacking(
          property,
          message,
          having.map(({ line }) => line),
        ),
      )
    for (const { page, line } of having)
      if (!isSaid(draft, line)) lines.set(page, [...(lines.get(page) ?? []), line])
  }
  const told = Array.from(lines, ([page, own]): Told => ({ page, lines: [...new Set(own)] }))
  // What has most of what is asked stands first.
  return { told: told.toSorted((a, b) => b.lines.length - a.lines.length), untold, lacks }
}

/** Returns the word of a property that a message refuses, as 'zonder snoer' does; undefined for any other. */
function findRefused({ asks }: AskedProperty, message: string): string | undefined {
  return readRefusals(message).without.find((word) => new RegExp(asks.source, 'iu').test(word))
}

/** Lists which of several things no page tells of: rings, where all hang by hooks. What a message refuses is not missed. */
function listLacking({ asks, isOfSeveral }: AskedProperty, message: string, lines: readonly string[]) {
  if (isOfSeveral !== true) return []
  const all = new RegExp(asks.source, `${asks.flags}g`)
  const wanted = readRefusals(message).rest.match(all) ?? []
  const said = lines.join(' ').toLowerCase()
  return [...new Set(wanted.map((word) => word.toLowerCase().replace(/^(?:met|door|of) /u, '')))]
    .filter((word) => !said.includes(word.slice(0, shortestRoot)))
    .map((word) => `Van “${word}” staat er niets bij.`)
}

function isSaid({ content }: Draft, line: string): boolean {
  const said = content.toLowerCase()
  // What an answer tells of one make is not told again of all.
  const [label = ''] = line.toLowerCase().split(' ')
  if (said.includes(`: ${label} `) || said.includes(`; ${label} `)) return true
  return line
    .toLowerCase()
    .split('; ')
    .some((part) => said.includes(part))
}

/** Writes a sentence for each of the first pages, or one for all when they tell the same. */
function joinTold(told: readonly Told[], most: number): readonly string[] {
  const sentences = told.map(({ page, lines }) => ({ name: toSpokenName(page), line: lines.join('; ') }))
  const [first, ...others] = sentences
  if (first === undefined) return []
  if (most > 1 && others.length > 0 && others.every(({ line }) => line === first.line))
    return [`Bij ${others.length === 1 ? 'beide' : 'alle'}: ${first.line}.`]
  return sentences.slice(0, most).map(({ name, line }) => `${name}: ${line}.`)
}

function writeUntold(untold: readonly AskedProperty[]): string {
  return untold.map(({ whether, otherwise }) => otherwise ?? `${whether}, staat er niet bij.`).join(' ')
}

/** Adds what is told to what the answer may say. */
function admit(
  draft: Draft,
  content: string,
  {
    told,
    untold,
    lacks,
  }: { told: readonly Told[]; untold: readonly AskedProperty[]; lacks: readonly string[] },
): Draft {
  const { facts } = draft
  for (const { page, lines } of told) addOwned(facts, page.title, [...lines, ...lines.map(withCapital)])
  facts.texts.push(...lacks)
  facts.texts.push(...untold.map((property) => writeUntold([property])))
  return { ...draft, content }
}
