import { readBodies } from '@sluimer/assistant/body/read-bodies'
import { readSum } from '@sluimer/assistant/wish/read-count'
import { findVagueWish } from '@sluimer/assistant/wish/vague-wishes'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { asksReturn, hasBought } from '../reading/intent-phrases.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { dropPlaces } from '../slots/find-kind.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'

/** Shorter ones are read as they are; only in a story do other words outweigh the wish. */
const fewestWords = 8
const fewestDemands = 2
/** So somebody begins to say what they look for. */
const wishes =
  /\b(?:zoek|zoeken|nodig|verkopen (?:jullie|ze|we)|verkoopt (?:u|ge|gij|jullie)|heb(?:t|ben)? (?:je|jij|u|ge|jullie)|heeft u|wil graag|wou graag|op zoek)\b/iu
/** A question about goods that are named, and no wish for them. */
const asksAbout =
  /^(?:(?:en|hoi|hallo|dag|goede\p{L}*) )*(?:mijn|mn|m'n|onze?|die|dat|deze|dit|hoe|waarom|waarvoor|wat|welke?|is|zijn|mag|kan|kun|kunnen|moet|krijg|past|passen|geldt|wanneer|waar|wie|helpt)\b|\b(?:welke?|wat voor|verschil|waarom|hoeveel|wassen|verstandig|beter)\b/iu
/** Words of the service that no story about goods has by chance, as it has 'blijft' and 'krijgt'. */
const asksService =
  /\b(?:bezorg\p{L}*|gelever\p{L}*|lever(?:en|t|ing|tijd)\p{L}*|verzend\p{L}*|verstu\p{L}*|retour\p{L}*|terug\p{L}*|\p{L}*ruil\p{L}*|betaa?l\p{L}*|bestelling\p{L}*|besteld|garantie|account|factuur|offerte\p{L}*|annule\p{L}*|korting\p{L}*|code|voucher|btw|zakelijk|hotel|b&b|ophalen|monteren)\b/iu
/** What went wrong is told of goods that somebody has. */
const tellsTrouble =
  /\b(?:kapot|stuk|barst(?:en|je)?|scheur(?:en|tje)?|gescheurd|gebarsten|gebroken|deuk(?:en|je)?|krassen|gaten|beschadigd|kuil|gekrompen|verkleurd|vlek\p{L}*|klacht|verkeerde?|mis|ontbreekt|ruikt|stinkt|prikt|kriebelt|pluist|kraakt|doorgezakt|niet (?:meer )?(?:werkt|brandt|past|open|dicht|klopt|compleet|lekker|mooi)|(?:werkt|brandt|past|doet het) niet)\b/iu

/** 'Die niet zo kraakt' is a wish, and no complaint. */
const noTrouble =
  /\b(?:niet|nooit|geen|zonder)(?: \p{L}+){0,2} (?:kapot|stuk|kuil|vlek\p{L}*|ruikt|stinkt|prikt|kriebelt|pluist|kraakt|doorgezakt|gekrompen|verkleurd)\b/giu
/** 'Kussen dat je kunt wassen' says how a thing shall be. */
const saysHow =
  /\b(?:die|dat|wat|waar) (?:\p{L}+ |\d+ ){0,6}(?:niet|geen|kunt|kan|kunnen|mag|moet|is|wordt|blijft)\b/iu
const howItMayBe = /\b(?:wassen|wat|waar|beter)\b/giu

/** What may go into the machine, or is set to one's own height, as `tidy-wish.ts` reads it: whoever looks for such goods asks not how that is done. */
const asDemanded = /wasbaar|instelbaar/u
const asksAtFirst = /^(?:hoe|wat|waarom|mag|kan|is|zijn|mijn)\b|\?\s*$/iu

/**
 * Looks for goods that a story asks for with two demands or more: 'ik zit op kot, het bed is 90 op 200, hebt ge een overtrek onder de 25 euro, liefst groen'.
 * Words of the story may be like those of any page, and the wish says more. Undefined for every other message.
 */
export async function answerPlainWish(
  sources: Sources,
  { message, wish, at }: Turn,
): Promise<Draft | undefined> {
  const isNamed = beginsWithGoods(message)
  if (isNamed && asDemanded.test(wish.text) && !asksAtFirst.test(message)) {
    const goods = await answerGoods(sources, wish, at)
    if (!goods.isUnsold && goods.products.length > 0) return goods
  }
  const asked = isNamed && saysHow.test(message) ? message.replace(howItMayBe, ' ') : message
  // 'Een dekbed dat niet ritselt' is a wish, however short it is, and would be taken for a complaint.
  const isShortWish = isNamed && message.search(noTrouble) >= 0
  if ((message.split(' ').length < fewestWords && !isShortWish) || asksAbout.test(asked)) return undefined
  if (!wishes.test(message) && !isNamed) return undefined
  if (asksService.test(message) || hasBought.test(message) || asksReturn.test(message)) return undefined
  if (tellsTrouble.test(message.replace(noTrouble, ' ')) || readBodies(message).length > 0) return undefined
  // What several pieces cost is summed up where it is asked.
  if ((readSum(message)?.times ?? 1) > 1) return undefined
  const slots = readSlots(sources.search, wish.text)
  const { values } = slots
  const kinds = isNamed ? dropPlaces(slots.kinds) : slots.kinds
  const { price, without = [], hints = [] } = wish
  const demands = values.length + without.length + hints.length + (price === undefined ? 0 : 1)
  const fewest = isNamed && values.length > 0 && saysHow.test(message) ? 1 : fewestDemands
  if (kinds.length !== 1 || (demands < fewest && price === undefined)) return undefined
  // What somebody tells besides says no more than a kind that is named with two demands.
  if (findVagueWish(message) !== undefined && !(isNamed && demands >= fewestDemands)) return undefined
  const goods = await answerGoods(sources, wish, at)
  return goods.isUnsold || goods.products.length === 0 ? undefined : goods
}

/** 'Rond vloerkleed 200, kortpolig, terra of roest' says what is looked for as a note to oneself does. */
function beginsWithGoods(message: string): boolean {
  const [, wish] = afterReason.exec(message) ?? []
  return (wish ?? message).split(' ').slice(0, wordsOfBeginning).some(isGoods)
}

/** 'Cadeautje voor mijn buurvrouw: een vaasje' says for whom before it says what. */
const afterReason =
  /^(?:een )?(?:klein )?(?:cadeau\p{L}*|kado\p{L}*|iets|presentje)\b[^:?]*: ?(?:een )?(.+)$/iu

const wordsOfBeginning = 2
