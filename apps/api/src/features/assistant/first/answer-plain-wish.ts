import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { findVagueWish } from '@sluimer/assistant/wish/vague-wishes'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksReturn, hasBought } from '../reading/intent-phrases.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'

/** Shorter ones are read as they are; only in a story do other words outweigh the wish. */
const fewestWords = 8
const fewestDemands = 2
/** So somebody begins to say what they look for. */
const wishes =
  /\b(?:zoek|zoeken|nodig|heb(?:t|ben)? (?:je|jij|u|ge|jullie)|heeft u|wil graag|wou graag|op zoek)\b/iu
/** A question about goods that are named, and no wish for them. */
const asksAbout =
  /^(?:(?:en|hoi|hallo|dag|goede\p{L}*) )*(?:mijn|mn|m'n|onze?|die|dat|deze|dit|hoe|waarom|waarvoor|wat|welke?|is|zijn|mag|kan|kun|kunnen|moet|krijg|past|passen|geldt|wanneer|waar|wie|helpt)\b|\b(?:welke?|wat voor|verschil|waarom|hoeveel|wassen|verstandig|beter)\b/iu
/** Words of the service that no story about goods has by chance, as it has 'blijft' and 'krijgt'. */
const asksService =
  /\b(?:bezorg\p{L}*|gelever\p{L}*|lever(?:en|t|ing|tijd)\p{L}*|verzend\p{L}*|verstu\p{L}*|retour\p{L}*|terug\p{L}*|\p{L}*ruil\p{L}*|betaa?l\p{L}*|bestelling\p{L}*|besteld|garantie|account|factuur|offerte\p{L}*|annule\p{L}*|korting\p{L}*|code|voucher|btw|zakelijk|hotel|b&b|ophalen|monteren)\b/iu
/** What went wrong is told of goods that somebody has. */
const tellsTrouble =
  /\b(?:kapot|stuk|kuil|gekrompen|verkleurd|vlek\p{L}*|klacht|verkeerde?|mis|ontbreekt|ruikt|stinkt|prikt|kriebelt|pluist|kraakt|doorgezakt)\b/iu

/**
 * Looks for goods that a story asks for with two demands or more: 'ik zit op kot, het bed is 90 op 200, hebt ge een overtrek onder de 25 euro, liefst groen'.
 * Words of the story may be like those of any page, and the wish says more. Undefined for every other message.
 */
export async function answerPlainWish(
  sources: Sources,
  { message, wish, at }: Turn,
): Promise<Draft | undefined> {
  if (message.split(' ').length < fewestWords || asksAbout.test(message)) return undefined
  if (!wishes.test(message) && !beginsWithGoods(message)) return undefined
  if (asksService.test(message) || hasBought.test(message) || asksReturn.test(message)) return undefined
  if (tellsTrouble.test(message) || readBodies(message).length > 0) return undefined
  if (findVagueWish(message) !== undefined) return undefined
  const { kinds, values } = readSlots(sources.search, wish.text)
  const { price, without = [], hints = [] } = wish
  const demands = values.length + without.length + hints.length + (price === undefined ? 0 : 1)
  if (kinds.length !== 1 || (demands < fewestDemands && price === undefined)) return undefined
  const goods = await answerGoods(sources, wish, at)
  return goods.isUnsold || goods.products.length === 0 ? undefined : goods
}

/** 'Rond vloerkleed 200, kortpolig, terra of roest' says what is looked for as a note to oneself does. */
function beginsWithGoods(message: string): boolean {
  return message.split(' ').slice(0, wordsOfBeginning).some(isGoods)
}

const wordsOfBeginning = 2
