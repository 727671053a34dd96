import { widthOver } from '@sluimer/assistant/wish/size-for-bed'
import { aDraft, type Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { answerGoods } from './answer-goods.ts'

/** What lies on a bed must be as wide as it is; a duvet hangs over. */
const lying = /\b(splittopper|topper|matras|hoeslaken|molton|matrasbeschermer)(?:s|sen|en)?\b/iu
const asksFit =
  /\b(?:past|passen|kan|kun|mag|gaat|werkt)\b.*\b(?:op|om|in|over|bij)\b|\b(?:op|om|in|over)\b.*\b(?:past|passen)\b/iu
const aWidth =
  /(?<![\d.,€x×])\b(\d{2,3})(?:\s?(?:x|×|bij|op)\s?2\d0)?(?:\s?(?:cm|breed))*\b(?!\s?(?:euro|kilo|kg|jaar|dagen|%|gram))/giu
const [narrowest, widest] = [70, 220]
/** Beds are so long, and hardly one is as wide: '210', '2 meter', '2m20'. */
const aLength = /(?<![\d.,€x×])(?:(190|2[0-2]0)(?!\d)|2 ?m(?:eter)?(?: ?([12]0))?(?!\p{L}|\d))/giu
/** 'Een overtrek van 240x220 om een dekbed van 240x200' names both, each with its own size, in either order. */
const coverSize = /\b\p{L}*overtrek\p{L}*\b[^\d]{0,24}(\d{3}) ?(?:x|×|bij|op) ?(\d{3})/iu
const duvetSize =
  /\b(?:\p{L}*dekbed(?!overtrek)|donsdeken)\p{L}*\b[^\d]{0,24}(\d{3}) ?(?:x|×|bij|op) ?(\d{3})/iu

/** Answers whether a topper, mattress or sheet of one width goes with a bed of another; undefined for another question. */
export function answerFit(
  { search }: Pick<Sources, 'search'>,
  { message, wish, subject }: Turn,
): Draft | undefined {
  // Beside a price a number is a size, or the price.
  if (wish.price !== undefined) return undefined
  if (!asksFit.test(message)) return undefined
  const covered = answerCoverFit(message)
  if (covered !== undefined) return covered
  const [, thing] = lying.exec(message) ?? []
  if (thing === undefined) return undefined
  const said = [...message.matchAll(aWidth)]
    .map(([, width]) => Number(width))
    .filter((width) => width >= narrowest && width <= widest)
  const before = readSlots(search, subject?.wish.text ?? '').values.find(({ group }) => group === sizeGroup)
  const [one, other = Number.parseInt(before?.title ?? '', 10)] = said
  if (one === undefined || Number.isNaN(other)) return undefined
  const name = thing.toLowerCase()
  const article = /(?:matras|hoeslaken)$/u.test(name) ? 'het' : 'de'
  const words =
    one === other
      ? `Ja, ${one} cm op ${other} cm past: ${article} ${name} en het bed zijn dan even breed. Let ook op de lengte.`
      : `Nee, neem ${article} ${name} even breed als het bed. ${one} cm en ${other} cm passen niet bij elkaar.`
  const draft = aDraft(words)
  draft.facts.texts.push(words)
  draft.facts.values.push(`${one} cm`, `${other} cm`)
  return draft
}

const ofMattress = /\bmatras/iu
const inBed = /\b(?:in|op)\b.*\b(?:\p{L}*bed|bedje|ledikant|ombouw|frame|bedframe|bodem|lattenbodem)\b/iu

/** Answers whether a mattress of one length goes into a bed of another; undefined where not two lengths are told. */
export function answerLengthFit(message: string, about: string): Draft | undefined {
  if (!inBed.test(message) || !ofMattress.test(`${message} ${about}`)) return undefined
  const told = [...message.matchAll(aLength)].map(([, figure, rest]) =>
    Number(figure ?? 200 + Number(rest ?? 0)),
  )
  const [mattress, bed] = told
  if (mattress === undefined || bed === undefined || mattress === bed || told.length > 2) return undefined
  const words =
    mattress > bed
      ? `Nee, een matras van ${mattress} cm lang past niet in een bed van ${bed} cm: het bed moet van binnen even lang zijn. Voor een langer matras heb je dus ook een langer bed nodig.`
      : `Nee, een matras van ${mattress} cm is te kort voor een bed van ${bed} cm: neem het even lang als het bed van binnen.`
  const draft = aDraft(words)
  draft.facts.texts.push(words)
  draft.facts.values.push(`${mattress} cm`, `${bed} cm`)
  return draft
}

/** A cover must be as wide as the duvet, and may be longer: what is left over goes in below. */
function answerCoverFit(message: string): Draft | undefined {
  const cover = coverSize.exec(message)
  const duvet = duvetSize.exec(message)
  if (cover === null || duvet === null) return undefined
  const [coverWidth, coverLength] = [Number(cover[1]), Number(cover[2])]
  const [width, length] = [Number(duvet[1]), Number(duvet[2])]
  const words =
    coverWidth !== width
      ? `Nee, neem het overtrek even breed als het dekbed. ${coverWidth} cm en ${width} cm passen niet bij elkaar.`
      : coverLength < length
        ? `Nee, een overtrek van ${coverLength} cm lang is te kort voor een dekbed van ${length} cm.`
        : coverLength === length
          ? `Ja, dat past: allebei ${width} cm breed en ${length} cm lang.`
          : `Ja, de breedte is gelijk. Het overtrek is ${coverLength - length} cm langer dan het dekbed: dat stop je aan het voeteneind in.`
  const draft = aDraft(words)
  draft.facts.texts.push(words)
  draft.facts.values.push(
    ...[coverWidth, coverLength, width, length, Math.abs(coverLength - length)].map((cm) => `${cm} cm`),
  )
  return draft
}

const asksSize =
  /\b(?:welke?|wat voor|wat is de) (?:maat|maten|formaat|afmeting\p{L}*|breedte)(?!\p{L})|\bhoe (?:groot|breed) (?:moet|hoort)\b/iu
/** What hangs over the sides of a bed, and what lies on it. */
const hangsOver = /\b(?:(?:dons)?dekbed(?!overtrek)|donsdeken)(?:je|den|s)?\b/iu
const coverOver = /\b(?:dekbed|dons)?(?:overtrek|hoes)(?:je|ken|s)?\b/iu
const lies = /\b(hoeslaken|onderlaken|laken|topper|molton|matrasbeschermer)(?:s|en)?\b/iu
const aBed = /\b(?:\p{L}*(?<!dek)bed|matras|boxspring|ledikant|twijfelaar|lits-?jumeaux)\b/iu
const bedWidth = /(?<![\d.,€])(80|90|100|120|140|160|180|200)(?!\d|[.,]\d| ?(?:euro|kilo|kg|jaar|dagen))/u
const named: readonly (readonly [RegExp, string])[] = [
  [/\blits-?jumeaux\b/iu, '180'],
  [/\btwijfelaar/iu, '140'],
  [/\b(?:een|één|1)-?persoons/iu, '90'],
  [/\b(?:twee|2)-?persoons/iu, '160'],
]

/** 'Elk een eigen dekbed' wants two. */
const ofEach =
  /\b(?:elk|ieder|allebei|alle ?twee|beiden?)\b.{0,25}\b(?:eigen|apart\p{L}*|een)\b|\b(?:twee|2) (?:losse|aparte|eenpersoons|aparte? eenpersoons)(?!\p{L})|\beigen dekbed\b/iu
const twoDuvets =
  'Neem dan twee eenpersoonsdekbedden van 140 cm breed, voor ieder een. Ze zijn 200 of 220 cm lang: ben je langer dan 1,80 m, neem dan 220 cm.'

/** Answers which size of duvet, cover or sheet goes with a bed of some width, and shows goods of that size; undefined for another question. */
export async function answerBedSize(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  if (!asksSize.test(message) || !aBed.test(message)) return undefined
  const bed = bedWidth.exec(message)?.[1] ?? named.find(([said]) => said.test(message))?.[1]
  if (bed === undefined) return undefined
  const isOfEach = ofEach.test(message) && hangsOver.test(message)
  if (isOfEach) return show(sources, at, { text: 'dekbed 140x200', words: twoDuvets })
  const hanging = coverOver.test(message) ? 'dekbedovertrek' : hangsOver.test(message) ? 'dekbed' : undefined
  const [, sheet] = lies.exec(message) ?? []
  const width = widthOver[bed]
  if (hanging !== undefined && width !== undefined)
    return show(sources, at, {
      text: `${hanging} ${width}`,
      words: `Bij een bed van ${bed} cm breed past een ${hanging} van ${width} cm breed: dat hangt aan beide kanten over de rand. Ben je langer dan 1,80 m, neem dan 220 cm lang.`,
    })
  if (sheet === undefined || hanging !== undefined) return undefined
  const thing = sheet.toLowerCase()
  const article = thing.endsWith('laken') ? 'het' : 'de'
  return show(sources, at, {
    text: `${thing} ${bed}x200`,
    words: `Neem ${article} ${thing} even breed als het bed: ${bed} cm. Let ook op de lengte.`,
  })
}

async function show(
  sources: Sources,
  at: Date,
  { text, words }: { text: string; words: string },
): Promise<Draft> {
  const goods = await answerGoods(sources, { text }, at)
  goods.facts.texts.push(words)
  return { ...goods, content: words }
}
