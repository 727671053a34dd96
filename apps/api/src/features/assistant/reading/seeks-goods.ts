import { isGoods } from '../slots/judge-words.ts'
import { asksReturn, hasBought } from './intent-phrases.ts'

/** So somebody begins to say what they look for. */
const wishes =
  /\b(?:zoek|zoeken|nodig|verkopen (?:jullie|ze|we)|verkoopt (?:u|ge|gij|jullie)|heb(?:t|ben)? (?:je|jij|u|ge|jullie)|heeft u|wil graag|wou graag|op zoek|(?:zijn|is) er)\b/iu
/** A question about goods that are named, and no wish for them. */
const asksAbout =
  /^(?:(?:en|hoi|hallo|dag|goe[di]e\p{L}*)[\s,]+)*(?:mijn|mn|m'n|onze?|die|dat|deze|dit|hoe|waarom|waarvoor|wat|welke?|is (?!er)|zijn (?!er)|mag|kan|kun|kunnen|moet|krijg|past|passen|geldt|wanneer|waar|wie|helpt)\b|\b(?:welke?|wat voor|verschil|waarom|hoeveel|wassen|verstandig|beter)\b/iu
/** Words of the service that no story about goods has by chance, as it has 'blijft' and 'krijgt'. */
const asksService =
  /\b(?:bezorg\p{L}*|gelever\p{L}*|lever(?:en|t|ing|tijd)\p{L}*|verzend\p{L}*|verstu\p{L}*|retour\p{L}*|terug\p{L}*|\p{L}*ruil\p{L}*|betaa?l\p{L}*|bestelling\p{L}*|besteld|garantie|account|factuur|offerte\p{L}*|annule\p{L}*|korting\p{L}*|code|voucher|btw|zakelijk|hotel|b&b|ophalen|monteren)\b/iu
/** What went wrong is told of goods that somebody has. */
const tellsTrouble =
  /\b(?:kapot|stuk|barst(?:en|je)?|scheur(?:en|tje)?|gescheurd|gebarsten|gebroken|deuk(?:en|je)?|krassen|gaten|beschadigd|kuil|gekrompen|verkleurd|vlek\p{L}*|klacht|verkeerde?|mis|ontbreekt|ruikt|stinkt|prikt|kriebelt|pluist|kraakt|doorgezakt|niet (?:meer )?(?:werkt|brandt|past|open|dicht|klopt|compleet|lekker|mooi)|(?:werkt|brandt|past|doet het) niet)\b/iu

const doneByIt = /\b(?:die|dat) (?:\p{L}+ ){0,3}maken\b/giu
/** What is done with goods that somebody has: 'matras omdraaien'. */
const aDeed =
  /\b(?:om|op|af|uit|aan|in|schoon|weg|vast)?(?:draai|met|hang|mak|stof|vouw|kort|ker|lucht|zuig|monter|reinig|strijk|droog|drog|bewar|opberg)en\b/iu

/** 'Die niet zo kraakt' is a wish, and no complaint. */
const noTrouble =
  /\b(?:niet|nooit|geen|zonder)(?: \p{L}+){0,2} (?:kapot|stuk|kuil|vlek\p{L}*|ruikt|stinkt|prikt|kriebelt|pluist|kraakt|doorgezakt|gekrompen|verkleurd)\b/giu
/** 'Kussen dat je kunt wassen' says how a thing shall be. */
const saysHow =
  /\b(?:die|dat|wat|waar) (?:\p{L}+ |\d+ ){0,6}(?:niet|geen|kunt|kan|kunnen|mag|moet|is|wordt|blijft)\b/iu
const howItMayBe = /\b(?:wassen|wat|waar|beter)\b/giu

/**
 * Whether a message looks for goods, and asks nothing of them, of the service or of goods that somebody has: it begins with a kind
 * of them, or says that it looks for some. What else it tells may be like the words of any page.
 */
export function seeksGoods(message: string): boolean {
  const isNamed = beginsWithGoods(message)
  if (!wishes.test(message) && !isNamed) return false
  const asked = isNamed && saysHow.test(message) ? message.replace(howItMayBe, ' ') : message
  if (asksAbout.test(asked) || asksService.test(message)) return false
  // Curtains 'die donker maken' do it themselves.
  if (aDeed.test(isNamed ? message.replace(doneByIt, ' ') : message)) return false
  if (hasBought.test(message) || asksReturn.test(message)) return false
  return !tellsTrouble.test(message.replace(noTrouble, ' '))
}

/** Whether a message says how a thing shall be, in a clause of its own: 'die niet kraakt'. */
export function saysHowItShallBe(message: string): boolean {
  return saysHow.test(message)
}

/** Whether a message refuses what often goes wrong with goods: 'een dekbed dat niet ritselt'. */
export function refusesTrouble(message: string): boolean {
  return message.search(noTrouble) >= 0
}

/** 'Rond vloerkleed 200, kortpolig, terra of roest' says what is looked for as a note to oneself does. */
export function beginsWithGoods(message: string): boolean {
  const [, wish] = afterReason.exec(message) ?? []
  return (wish ?? message).split(' ').slice(0, wordsOfBeginning).some(isGoods)
}

/** 'Cadeautje voor mijn buurvrouw: een vaasje' says for whom before it says what. */
const afterReason =
  /^(?:een )?(?:klein )?(?:cadeau\p{L}*|kado\p{L}*|iets|presentje)\b[^:?]*: ?(?:een )?(.+)$/iu

const wordsOfBeginning = 3
