import type { Product } from '@sluimer/contract/catalog/product'

/** A figure that pages of products give, and by which goods of one kind can be put in order. */
interface Measure {
  readonly unit: string
  /** Returns the figures of a page; none when it gives none. A product with several makes has several. */
  read(page: Product): readonly number[]
}

/** A superlative with the measures that it may be of, of which the first that pages give is meant. */
interface Extreme {
  readonly asks: RegExp
  /** Whether the highest figure is asked for. */
  readonly isMost: boolean
  readonly name: string
  readonly measures: readonly Measure[]
}

const cm = 'cm'
const thickness: Measure = { unit: cm, read: (page) => readRows(page, /^Dikte$/u) }
const height: Measure = {
  unit: cm,
  read: (page) => readRows(page, /^(?:Hoogte|Hoogte met pot|Instaphoogte)$/u),
}
const length: Measure = { unit: cm, read: (page) => readRows(page, /^Lengte$/u) }
const outerHeight: Measure = { unit: cm, read: (page) => [...readSides(page, 2), ...readUpright(page)] }
const outerWidth: Measure = { unit: cm, read: (page) => [...readSides(page, 0), ...readAcross(page)] }
const pile: Measure = { unit: 'mm pool', read: (page) => readNotes(page, /pool (\d+) mm/gu) }
const cloth: Measure = { unit: 'gram per m²', read: (page) => readNotes(page, /(\d+) g\/m²/gu) }
const kilos: Measure = {
  unit: 'kilo',
  read: (page) => readRows(page, /^Gewicht$/u),
}

const light: Measure = { unit: 'lumen', read: readLight }

const word = (stems: string) => new RegExp(`\\b(?:aller ?)?(?:${stems})(?!\\p{L})`, 'iu')

const extremes: readonly Extreme[] = [
  { asks: word('dikste?'), isMost: true, name: 'Het dikst', measures: [thickness, cloth, pile, height] },
  { asks: word('dunste?'), isMost: false, name: 'Het dunst', measures: [thickness, cloth, pile, height] },
  {
    asks: word('hoogste?|hoogpoligste?'),
    isMost: true,
    name: 'Het hoogst',
    measures: [height, thickness, outerHeight, pile],
  },
  {
    asks: word('laagste?|platste?'),
    isMost: false,
    name: 'Het laagst',
    measures: [height, thickness, outerHeight, pile],
  },
  { asks: word('zwaarste?'), isMost: true, name: 'Het zwaarst', measures: [cloth, kilos] },
  { asks: word('lichtste?'), isMost: false, name: 'Het lichtst', measures: [cloth, kilos] },
  { asks: word('langste?'), isMost: true, name: 'Het langst', measures: [length, pile] },
  { asks: word('kortste?'), isMost: false, name: 'Het kortst', measures: [length, pile] },
  {
    asks: word('felste?|meeste licht|helderste?'),
    isMost: true,
    name: 'Het meeste licht geeft',
    measures: [light],
  },
  { asks: word('breedste?|grootste?'), isMost: true, name: 'Het breedst', measures: [outerWidth] },
  { asks: word('smalste?|kleinste?'), isMost: false, name: 'Het smalst', measures: [outerWidth] },
  // A tree has no other measure than its height.
  { asks: word('grootste?'), isMost: true, name: 'Het grootst', measures: [height] },
  { asks: word('kleinste?'), isMost: false, name: 'Het kleinst', measures: [height] },
]

/** A page with its figure of the measure that was asked for. */
export interface Measured {
  readonly page: Product
  readonly value: number
}

/** Goods in the order that a superlative asks for, the extreme first. */
export interface InOrder {
  readonly name: string
  readonly unit: string
  readonly measured: readonly Measured[]
}

/** Puts pages in the order that a superlative asks for; undefined without one, and when not even two of several give a figure. */
export function putInOrder(message: string, pages: readonly Product[]): InOrder | undefined {
  for (const extreme of listExtremes(message)) {
    const inOrder = putInOrderOf(extreme, pages)
    if (inOrder !== undefined) return inOrder
  }
  return undefined
}

function putInOrderOf(extreme: Extreme, pages: readonly Product[]): InOrder | undefined {
  const pick = extreme.isMost ? Math.max : Math.min
  for (const { unit, read } of extreme.measures) {
    const measured = pages.flatMap((page) => {
      const figures = read(page)
      return figures.length === 0 ? [] : [{ page, value: pick(...figures) }]
    })
    if (measured.length < Math.min(2, pages.length)) continue
    const sorted = measured.toSorted((a, b) => (extreme.isMost ? b.value - a.value : a.value - b.value))
    return { name: extreme.name, unit, measured: sorted }
  }
  return undefined
}

/** 'Welke is dikker' asks of two what 'de dikste' asks of many. */
export function toSuperlative(message: string): string {
  return message.replace(
    /\b(dik|dun|hoog|ho|laag|la|zwaar|licht|lang|breed|bre|smal|groot|gro|klein)(?:k|n|g|d|l|t)?er\b/giu,
    (_, stem: string) => {
      const whole = wholeStems[stem.toLowerCase()] ?? stem
      return `${whole}ste`
    },
  )
}

const wholeStems: Readonly<Record<string, string>> = { ho: 'hoog', la: 'laag', bre: 'breed', gro: 'groot' }

/** Finds the superlative of a measure that a message asks for; undefined for one of a price, or without any. */
export function findExtreme(message: string): Extreme | undefined {
  return listExtremes(message)[0]
}

function listExtremes(message: string): readonly Extreme[] {
  if (ofAmount.test(message)) return []
  // Of a pillow the height counts, and no figure of its cloth.
  const said = ofPillow.test(message) ? message.replace(thick, 'hoogste').replace(thin, 'laagste') : message
  return extremes.filter(({ asks }) => asks.test(said))
}

const [thick, thin] = [/\b(?:aller ?)?dikste?\b/iu, /\b(?:aller ?)?dunste?\b/iu]

const ofAmount =
  /\b(?:prijs|prijzen|korting\p{L}*|bedrag|score|waardering|beoordel\p{L}*|beoordeeld\p{L}*|geprijsd\p{L}*|kwaliteit|kosten)(?!\p{L})/iu

const ofPillow = /\b(?:dikste?|dunste?)\b.*kussen|kussen.*\b(?:dikste?|dunste?)\b/iu

function readRows({ specifications }: Product, labels: RegExp): readonly number[] {
  return specifications
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => labels.test(label))
    .flatMap(({ value }) => readNumbers(value.split(/, (?=\D)/u)[0] ?? ''))
}

/** Reads one side of '45 x 40 x 58 cm (b x d x h)'. */
function readSides({ specifications }: Product, side: number): readonly number[] {
  return specifications
    .flatMap(({ rows }) => rows)
    .filter(({ label, value }) => label === 'Afmetingen' && / x /u.test(value))
    .flatMap(({ value }) => readNumbers(value.split(' x ')[side] ?? '').slice(0, 1))
}

/** Reads how high a vase is of '26 cm hoog, 21 cm doorsnede'. */
function readUpright({ specifications }: Product): readonly number[] {
  return specifications
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => label === 'Afmetingen')
    .flatMap(({ value }) => Array.from(value.matchAll(/(\d+) cm hoog/gu), ([, digits]) => Number(digits)))
}

/** Reads how wide what is round is, of '45 cm doorsnede, 50 cm hoog' and of '45 en 60 cm doorsnede'. */
function readAcross({ specifications }: Product): readonly number[] {
  return specifications
    .flatMap(({ rows }) => rows)
    .filter(({ label }) => label === 'Afmetingen' || label === 'Doorsnede')
    .flatMap(({ label, value }) =>
      label === 'Doorsnede'
        ? readNumbers(value).slice(0, 1)
        : Array.from(value.matchAll(/(\d+)(?: en (\d+))? cm doorsnede/gu)).flatMap(([, one, other]) =>
            [one, other].flatMap((digits) => (digits === undefined ? [] : [Number(digits)])),
          ),
    )
}

/** Reads how much light the bulb of 'Led, 7,5 W, 806 lumen' gives. */
function readLight({ specifications }: Product): readonly number[] {
  return specifications
    .flatMap(({ rows }) => rows)
    .flatMap(({ value }) => Array.from(value.matchAll(/(\d+) lumen/gu), ([, digits]) => Number(digits)))
}

function readNotes({ composition }: Product, figure: RegExp): readonly number[] {
  return composition.flatMap(({ note }) =>
    Array.from((note ?? '').matchAll(figure), ([, digits]) => Number(digits)),
  )
}

function readNumbers(text: string): readonly number[] {
  return (text.match(/\d+(?:,\d+)?/gu) ?? []).map((digits) => Number(digits.replace(',', '.')))
}
