import type { Product } from '@sluimer/contract/catalog/product'

export type Side = 'height' | 'width' | 'thickness'

/** A length that goods should at least have, at most have, or about have, in centimetres. */
export interface Bound {
  readonly side: Side
  readonly least: number
  readonly most: number
}

/** 'Heb 28 cm over', '35 cm ruimte naast het bed' and '28 cm tussen bed en muur' tell how broad the room is. */
export const room =
  /(?<![\d.,x×])(\d{2,3}(?:[.,]\d)?) ?(?:cm|centimeter)\b(?=(?: \p{L}+){0,3} (?:tussen|over|ruimte|plek|plaats|vrij|naast)(?!\p{L}))|\b(?:ruimte|plek|plaats|gat|nis|hoekje) (?:\p{L}+ ){0,2}(\d{2,3}) ?(?:cm|centimeter)\b(?! ?x)/iu
const amount =
  /(?<![\d.,x×])(?:(\d)(?:[.,](\d{1,2}))? ?(?:m|mtr|meter)(?: ?(\d{2}))?(?!\p{L})|(\d)[.,](\d{1,2})(?![\d.,])|(\d{1,3}) ?(?:cm|centimeter)(?!\p{L})|(\d{1,3})(?= (?:hoog|breed|dik)\b)|(?<=(?:dan|hoog|breed|dik|max\p{L}*|min\p{L}*|tot) )(\d{2,3})(?![\d.,x×]))/iu
const half = /\banderhalve (?:m|meter)\b/iu
export const atLeast =
  /\b(?:minsten?s|minimaal|minimum|min|tenminste|ten minste|vanaf|meer dan|boven(?: de)?|(?:hoger|groter|breder|dikker|langer) dan)\b/iu
export const atMost =
  /\b(?:max(?:imaal|imum)?|hoogstens|hooguit|tot|onder(?: de)?|minder dan|niet (?:hoger|groter|breder|dikker|langer) dan|(?:lager|kleiner|smaller|dunner|korter) dan)\b/iu
export const sides: readonly (readonly [Side, RegExp])[] = [
  ['height', /\b(?:hoog|hoge|hoogte|hoger|lager|laag|lage)\b/iu],
  ['width', /\b(?:breed|brede|breedte|breder|smal|smaller|doorsnee|doorsnede|diameter)\b/iu],
  ['thickness', /\b(?:dik|dikke|dikte|dikker|dunner)\b/iu],
]
export const said: Readonly<Record<Side, string>> = { height: 'hoog', width: 'breed', thickness: 'dik' }

/** Reads '1,5 meter', '1m80', '1.80', '40 cm' and 'anderhalve meter' in centimetres. */
export function readLength(message: string): number | undefined {
  if (half.test(message)) return 150
  const found = amount.exec(message)
  if (found === null) return undefined
  const [, metres, tenths, rest, bare, bareRest, ...centimetres] = found
  const whole = metres ?? bare
  if (whole !== undefined)
    return Number(whole) * 100 + Number((tenths ?? rest ?? bareRest ?? '').padEnd(2, '0'))
  const written = centimetres.find((one) => one !== undefined)
  return written === undefined ? undefined : Number(written)
}

const labels: Readonly<Record<Side, RegExp>> = {
  height: /^(?:Hoogte|Hoogte met pot)$/u,
  width: /^Doorsnede$/u,
  thickness: /^(?:Dikte|Hoogte)$/u,
}
/** Which of '45 x 40 x 58 cm (b x d x h)' it is, or how '26 cm hoog' says it. */
const inMeasures: Readonly<Record<Side, { at: number; says: RegExp } | undefined>> = {
  height: { at: 2, says: /(\d+) cm (?:hoog|doorsnede$)/u },
  width: { at: 0, says: /(\d+) cm (?:breed|doorsnede)/u },
  thickness: undefined,
}

export function readSide({ specifications }: Product, side: Side): readonly number[] {
  const rows = specifications.flatMap((group) => group.rows)
  const place = inMeasures[side]
  const lengths = rows.flatMap(({ label, value }) => {
    if (labels[side].test(label)) return toNumber(value)
    if (label !== 'Afmetingen' || place === undefined) return []
    const sized = / x /u.test(value) ? value.split(' x ')[place.at] : place.says.exec(value)?.[1]
    return toNumber(sized ?? '')
  })
  return [...new Set(lengths)].toSorted((one, other) => one - other)
}

function toNumber(text: string): number[] {
  const [digits] = /\d+(?:,\d+)?/u.exec(text) ?? []
  return digits === undefined ? [] : [Number(digits.replace(',', '.'))]
}
