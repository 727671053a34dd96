import { fitsAnswer } from '@sluimer/assistant/body/fits-answer'
import type { Body } from '@sluimer/assistant/body/read-bodies'
import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { findAdvisedValues } from '../../wizard/find-advised-values.ts'
import { aDraft, addTileFacts, type Draft, joinDrafts } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { aChild, pillow } from '../reading/intent-phrases.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { aLongSize } from '../slots/find-size.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { searchGoods } from '../tools/search-goods.ts'

/** Returns what the mattress that was spoken of is made of. */
function readCore({ search }: Sources, before: Turn['subject']): string {
  const { kinds, values } = readSlots(search, before?.wish.text ?? '')
  const isMattress = before?.topic === undefined && kinds.some((kind) => kind.startsWith('matras'))
  return isMattress
    ? values.flatMap(({ group, words: said }) => (ofStuff.test(group) ? said : [])).join(' ')
    : ''
}

const ofStuff = /kern|vulling|materi/iu
const code = 'matras'
const link = { title: 'Open de keuzehulp', path: `/keuzehulp/${code}/` }
const postures = /\b(?:zij|rug|buik)slapers?\b/iu
const lying = /matras|boxspring|topper|bed|laken|molton|beschermer|overtrek|deken|kussen/iu
const lies = /\bop (?:mijn|m'n|mn|de|zijn|haar|je) (zij|rug|buik)\b/iu
/** What the assistant says beside the wizard's advice. */
const words = {
  why: {
    zij: 'Op je zij moeten je schouder en heup kunnen wegzakken.',
    rug: 'Op je rug lig je liever vlak, zodat je onderrug gedragen wordt.',
    buik: 'Op je buik trekt een te zacht matras je rug hol.',
  },
  heavy: 'Hoe zwaarder je bent, hoe verder je wegzakt.',
  grows: 'Wie nog groeit, neemt liever een maat langer.',
  cores: 'Slaap je snel warm, kies dan pocketvering; wil je een licht en stil matras, kies dan koudschuim.',
  split: 'Neem dan twee losse matrassen naast elkaar, elk met een eigen hardheid. Een topper vult de naad.',
  apart: 'Dan rol je niet naar elkaar toe, en een topper vult de naad.',
  lying: 'Onze keuzehulp vraagt ook naar je lengte en je maat.',
  source: 'Dat zegt onze keuzehulp, die ook naar je slaaphouding en je maat vraagt.',
  price: 'Wat een langere maat kost, staat bij het bed of matras zodra je die kiest.',
}
/** 'En rolt ze dan niet naar mij toe'. */
const asksRolling = /\b(?:rol(?:t|len|lend)?|glijd(?:t|en)?|kuil|naad|kier|gleuf|spleet|naar elkaar)\b/iu
/** The two cores that most shoppers waver between. */
const ofBothCores = /^(?=.*\bpocketver\p{L}*)(?=.*\b(?:koudschuim|hr[- ]?schuim))/iu
const asksLength = /\b(?:welke maat|hoe lang|hoelang|lengte|maat)\b/iu
/** A bed is this much longer than the person who lies in it. */
const spareCentimetres = 20
/** Whoever is taller needs more than the usual two metres. */
const tallFrom = 181

/** Answers which firmness or length fits a body, as the shop's own wizard decides it; undefined where it decides nothing. */
export async function answerBodies(
  sources: Sources,
  turn: Turn,
  bodies: readonly Body[],
): Promise<Draft | undefined> {
  const weighed = bodies.filter(({ kilos }) => kilos !== undefined)
  // Who names a size and a price looks for goods, however tall they are.
  const { values } = readSlots(sources.search, turn.wish.text)
  if (
    weighed.length === 0 &&
    turn.wish.price !== undefined &&
    values.some(({ group }) => group === sizeGroup)
  )
    return answerGoods(sources, turn.wish, turn.at)
  // Who is tall and tells how broad and how long a mattress shall be looks for one.
  if (weighed.length === 0 && values.some(({ words: said }) => aLongSize.test(said)))
    return joinDrafts(
      [await answerGoods(sources, turn.wish, turn.at), answerLength(sources, bodies)].flatMap(
        (one) => one ?? [],
      ),
    )
  // A pillow is no longer for somebody tall, an olive tree of 130 cm is nobody's height, though a bedroom 'lies' to the south.
  const looked = turn.wish.text
  if (weighed.length === 0 && (!lying.test(looked) || pillow.test(looked)) && looked.split(' ').some(isGoods))
    return answerGoods(sources, turn.wish, turn.at)
  return weighed.length === 0 ? answerLength(sources, bodies) : answerWeights(sources, turn, weighed)
}

async function answerWeights(
  sources: Sources,
  { message, wish: asked, subject: before, at }: Turn,
  bodies: readonly Body[],
): Promise<Draft | undefined> {
  const advice: { body: string; values: readonly string[] }[] = []
  const posture = readSide(message)
  for (const body of bodies) {
    const found = await findAdvisedValues(sources, code, (answer) => fitsBody(answer, body))
    const values = fitPosture(Object.values(found ?? {}).flat(), bodies.length > 1 ? undefined : posture)
    if (values.length > 0) advice.push({ body: describeBody(body), values })
  }
  const [first] = advice
  if (first === undefined) return undefined
  const lying = bodies.length > 1 || posture === undefined ? '' : ` als je op je ${posture} ligt`
  const named = advice.map(({ body, values }) => `Bij ${body} past ${formatValues(values)}${lying}.`)
  const isSplit = new Set(advice.map(({ values }) => values.join())).size > 1
  const source = lying === '' ? words.source : words.lying
  const isOfChild = aChild.test(message)
  const length = tellLength(sources, bodies, isOfChild || asksLength.test(message) ? 1 : tallFrom)
  const grows = isOfChild && length !== undefined ? words.grows : undefined
  const cores = ofBothCores.test(before?.asked ?? '') ? words.cores : undefined
  const why = lying === '' || posture === undefined ? words.heavy : words.why[posture]
  const apart = asksRolling.test(message) ? words.apart : undefined
  const reasons = isSplit ? [words.split, apart, why] : [why, cores, source]
  const text = [...new Set(named), ...reasons, length?.text, grows].filter(Boolean).join(' ')
  // A price of another size would not be the price of what is looked for.
  const looked = `${asked.text} ${before?.wish.text ?? ''}`
  const sizes = readSlots(sources.search, looked).values.filter(({ group }) => group === sizeGroup)
  const size = sizes.map(({ words: figures }) => figures).find((figures) => /^\d+x\d+$/u.test(figures))
  const toWish = (core: string) => ({
    text: ['matras', core, first.values[0]?.toLowerCase(), readPosture(message), size]
      .filter(Boolean)
      .join(' '),
    ...(asked.price && { price: asked.price }),
  })
  // Whoever was advised pocket springs goes on with these.
  const ofCore = toWish(readCore(sources, before))
  const cored = isSplit || before === undefined ? undefined : await searchGoods(sources, ofCore, at)
  const wish = cored !== undefined && cored.count > 0 ? ofCore : toWish('')
  const { count, tiles } = isSplit ? { count: 0, tiles: [] } : await searchGoods(sources, wish, at)
  const products = count === 0 ? [] : tiles
  const facts = createFacts()
  addTileFacts(facts, products)
  facts.paths.add(link.path)
  facts.texts.push(
    words.split,
    words.apart,
    words.source,
    words.lying,
    words.heavy,
    words.grows,
    words.cores,
    ...Object.values(words.why),
  )
  facts.values.push(...advice.flatMap(({ body, values }) => [body, ...values]), ...(length?.values ?? []))
  const subject =
    products.length > 0 ? writeSubject({ wish, productIds: products.map(({ id }) => Number(id)) }) : null
  return aDraft(text, { products, links: [link], facts, subject })
}

/** Which side somebody says to lie on. */
function readSide(message: string): Side | undefined {
  const said = /\b(zij|rug|buik)slapers?\b|\bop (?:mijn|m'n|mn|de|zijn|haar|je) (zij|rug|buik)\b/iu.exec(
    message,
  )
  const side = (said?.[1] ?? said?.[2])?.toLowerCase()
  return sides.find((one) => one === side)
}

const sides = ['zij', 'rug', 'buik'] as const
type Side = (typeof sides)[number]

/** Returns the firmness that the wizard has for a weight, for somebody who lies like that: on back or belly soft is too soft. */
function fitPosture(values: readonly string[], side: Side | undefined): readonly string[] {
  if (side === undefined || side === 'zij') return values
  return [...new Set(values.map((value) => (value === 'Zacht' ? 'Medium' : value)))]
}

function fitsBody(answer: string, { kilos, centimetres }: Body): boolean {
  return (
    (kilos !== undefined && fitsAnswer(answer, 'kilos', kilos) === true) ||
    (centimetres !== undefined && fitsAnswer(answer, 'centimetres', centimetres) === true)
  )
}

function describeBody({ kilos, centimetres }: Body): string {
  return [
    kilos === undefined ? '' : `${kilos} kilo`,
    centimetres === undefined ? '' : formatMetres(centimetres),
  ]
    .filter(Boolean)
    .join(' en ')
}

function formatMetres(centimetres: number): string {
  return `${(centimetres / 100).toFixed(2).replace('.', ',')} m`
}

function formatValues(values: readonly string[]): string {
  return values.map((value) => value.toLowerCase()).join(' of ')
}

function readPosture(message: string): string | undefined {
  const side = lies.exec(message)?.[1]
  return side === undefined ? postures.exec(message)?.[0] : `${side}slaper`
}

/** Answers how long a mattress should be. */
function answerLength(sources: Sources, bodies: readonly Body[]): Draft | undefined {
  const told = tellLength(sources, bodies, 1)
  if (told === undefined) return undefined
  const facts = createFacts()
  facts.paths.add(link.path)
  facts.values.push(...told.values)
  return aDraft(`${told.text} ${words.price}`, { links: [link], facts })
}

/** Tells how long a mattress should be, of the lengths that the shop has, with its figures; undefined where nobody is as tall as `from`. */
function tellLength(
  { search }: Sources,
  bodies: readonly Body[],
  from: number,
): { text: string; values: readonly string[] } | undefined {
  const tallest = Math.max(0, ...bodies.map(({ centimetres }) => centimetres ?? 0))
  const { counts } = search.index.search({ text: code, filters: {}, sort: 'relevance', offset: 0, limit: 0 })
  const lengths = Object.values(counts)
    .flatMap((values) => values.map(({ value }) => Number(/^\d+x(\d{3})$/.exec(value)?.[1] ?? 0)))
    .toSorted((a, b) => a - b)
  const longest = lengths.at(-1)
  if (tallest < from || longest === undefined || longest === 0) return undefined
  const needed = tallest + spareCentimetres
  const fitting = lengths.find((length) => length >= needed)
  const height = formatMetres(tallest)
  const advice = `Een matras is het liefst ${spareCentimetres} cm langer dan wie erop ligt: bij ${height} dus ${needed} cm.`
  const size =
    fitting === undefined
      ? `De langste maat die we hebben, is ${longest} cm.`
      : `Een lengte van ${fitting} cm past dus.`
  return {
    text: `${advice} ${size}`,
    values: [
      height,
      ...[spareCentimetres, needed, longest, fitting ?? longest].map((length) => `${length} cm`),
    ],
  }
}
