import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts, namesGoods } from '../intent/concepts.ts'
import { dropBeside } from './drop-beside.ts'

const joint =
  /\s*(?:(?<!\d),|,(?!\d)|\+|&|\ben\b|\bplus\b|\balsook\b|\bof\b|\bmet (?:een )?(?:bijpassende?|bijbehorende?)\b)\s*/iu
/** 'Een bed met matras' is one thing, and 'een laken voor een topper en een matras' is one sheet. */
const isOneThing =
  /\bof \p{L}+ (?:voor|op|in|om) (?:een |het |ons |mijn )?\p{L}*bed\p{L}*\b|\b(?:mijn|m'n|mn|ons|onze) (?:bed|matras|boxspring) (?:is|meet)\b|\b(?:bed|boxspring) (?:[^,]* )?met\b[^,]*\ben\b|\b(?:voor|past|passen|verschil|tussen|inclusief|compleet|zowel|om|over|op)\b[^,]*(?:\b(?:en|of)\b|,)/iu
/** 'Tafel is 160' tells what a lamp must suit, and looks for no table. */
const roomFor =
  /,?\s*\b(?:(?:de|mijn|mn|m'n|onze|ons|het|die) )?(?:\p{L}*tafel|bed|raam|rail|muur|wand|kamer|kast|bank|nachtkast\p{L}*) (?:is|meet) (?:\p{L}+ )?\d[^.?!;,]*|,?\s*\b(?:ik|we|wij) (?:heb|hebben) (?:al |nu |hier |thuis )*(?:een|n) (?:\p{L}+e )?\p{L}*(?:tafel|raam|muur|wand|kast|bank|kamer) van \d[^.?!;,]*|(?<=,\s*)\p{L}{4,} dus (?=moet|mag|liefst|graag|niet|wel|echt)/giu
/** 'Heb 40 cm naast het bed' tells how much room there is. */
const room = /\b\d{2,3}(?:[.,]\d)? ?cm (?:\p{L}+ ){0,4}(?:naast|tussen|achter|bij) [^,.?!]*(?=[,.?!])/giu
/** 'Om in de zetel onder te kruipen' tells what is done with a thing, and looks for no chair. */
const use =
  /,?\s*\bom (?:\p{L}+ )?(?:in|op|onder|aan|bij|naast) (?:de|het|een|mijn|onze?|'t) \p{L}+ (?:\p{L}+ ){0,2}te \p{L}{3,}n(?!\p{L})/giu
/** 'Mijn dochter krijgt een groot bed, 90 bij 200. Ik zoek een hoeslaken' looks for no bed. */
const gotBed =
  /\b(?:krijgt|kreeg|krijgen|heeft|hebben|heb|slaapt? (?:in|op)|slapen (?:in|op)|kochten?) (?:nu |al |net |pas )?(?:een|haar|zijn|ons|mijn|het) (?:\p{L}+e? ){0,2}(?:bed|boxspring|matras|(?:split)?topper)\b(?! (?:nodig|en|met|of|gezocht)\b)(?=[^?]*[.!,?].*(?:zoek|welke?|wil|heb je|heeft u|hebt u|hebben jullie|nodig)\b.*(?:laken|molton|beschermer|overtrek|dekbed|topper|sprei|plaid|kussen))/giu
/** 'En zitten er lampjes in' asks of what was named before. */
const asksOfIt =
  /^(?:zit|zitten|is|zijn|heeft|hebben|komt|komen|krijg) (?:er|daar|die|dat|hij|ze|ie|het|ik er)(?!\p{L})|^met (?:de |die )?(?:lampjes|lichtjes|verlichting)/iu
const aSize = /\b\d{2,3}\s?(?:x|×|bij|op)\s?\d{2,3}\b/iu
const mostKinds = 3

/**
 * Returns a message that asks for several kinds of goods as one wish for each, at most three: 'een dekbed en een kussen'. A size that
 * only one of them has holds for that one. The message itself when it asks for one kind.
 */
export function splitGoods(said: string): string[] {
  const message = dropBeside(
    said.replace(roomFor, ' ').replace(room, ' ').replace(gotBed, ' ').replace(use, ' '),
  )
  if (isOneThing.test(message)) return [message]
  const parts: string[] = []
  const pieces = message.split(joint)
  const joints = message.match(new RegExp(joint.source, 'giu')) ?? []
  for (const [place, piece] of pieces.entries()) {
    const last = parts.at(-1)
    const isNew =
      last !== undefined &&
      !asksOfIt.test(piece) &&
      namesGoods(piece) &&
      namesGoods(last) &&
      !sharesGoods(piece, last)
    if (last === undefined || isNew) parts.push(piece)
    else parts[parts.length - 1] = `${last} ${joints[place - 1]?.trim() === 'of' ? 'of' : 'en'} ${piece}`
  }
  const kinds = giveSizeToBed(parts.map((part) => part.trim()).filter(Boolean))
  return kinds.length > 1 ? kinds.slice(0, mostKinds) : splitSuperlatives(message)
}

const aPillow = /slo(?:op|pen)(?!\p{L})|hoofdkussens?(?!\p{L})/iu
const liesOnBed = /laken|matras|topper|molton|overtrek|dekbed/iu
const sizeOfBed = /,?\s*\b(?:[89]\d|1\d0|2\d0)\s?(?:x|×|bij|op)\s?2[0-2]0\b/iu

/** 'Een hoeslaken en twee slopen, 160x200' tells the size of the bed, and of no pillow. */
function giveSizeToBed(kinds: readonly string[]): string[] {
  const size = kinds.map((kind) => (aPillow.test(kind) ? sizeOfBed.exec(kind)?.[0] : undefined)).find(Boolean)
  if (size === undefined) return [...kinds]
  return kinds.map((kind) => {
    if (aPillow.test(kind)) return kind.replace(sizeOfBed, '')
    return liesOnBed.test(kind) && !aSize.test(kind) ? `${kind} ${size.replace(/^,?\s*/u, '')}` : kind
  })
}

const superlative =
  /\b(?:aller ?)?(?:goedkoopst|duurst|voordeligst|nieuwst|populairst|grootst|kleinst|best(?:[ -]?(?:beoordeeld|gewaardeerd|verkocht|scorend))?)e?\b/iu

/** 'De goedkoopste en de duurste boxspring' asks twice for the same goods; each of the pieces gets their name. */
function splitSuperlatives(message: string): string[] {
  // 'Mijn man zei: neem het beste' before a question about goods is told, and asks for none.
  const sentences = message.split(/(?<=[.!?])\s+/u)
  const asked = sentences.filter((one) => one.endsWith('?') || namesGoods(one))
  const pieces = (sentences.length > 1 ? asked.join(' ') : message)
    .split(/\s*(?:,|&|\ben\b|\bplus\b)\s*/iu)
    .filter((piece) => superlative.test(piece))
  // 'Duurste en goedkoopste kleed': what follows the last superlative is what both are asked of.
  const last = pieces.at(-1)?.replace(superlative, ' ').replace(/[?!.]/g, ' ').trim() ?? ''
  const goods = pieces.flatMap(listGoods)[0] ?? last
  if (pieces.length < 2 || goods === '') return [message]
  const hasIts = (piece: string) => namesGoods(piece) || piece.includes(goods)
  return pieces.slice(0, mostKinds).map((piece) => (hasIts(piece) ? piece : `${piece} ${goods}`))
}

function listGoods(text: string): string[] {
  return splitTokens(fold(text.replace(aSize, ' '))).filter((word) => listConcepts(word).includes('goods'))
}

function sharesGoods(one: string, other: string): boolean {
  const known = listGoods(other)
  return listGoods(one).some((word) => known.includes(word))
}
