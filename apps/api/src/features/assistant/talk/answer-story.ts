import { createFacts } from '@sluimer/assistant/exit/facts'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { aDraft, type Draft } from '../draft/draft.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { isGoods } from '../slots/judge-words.ts'
import { tellsTrouble } from './tells.ts'

/** With these somebody asks or wants something, however it is told. */
const wants =
  /\?|\d ?x|^(?:en|of|dan|liever|ok\p{L}*|prima|goed|top)\b|^(?:maar |ok\p{L}* )?(?:hoe|wat(?! een)|waar|wanneer|wie|welke?|waarom|kan|kun|mag|moet|heb je|hebben jullie|is|zijn|heeft|hebt|wordt|worden|gaat|past|werkt|blijft|krijg\p{L}*|doe|doen|komt|komen)(?!\p{L})|\b(?:zoek\p{L}*|nodig|koop|kopen|bestel\p{L}*|wil(?: graag)?|wou|graag|welke?|hoeveel|hoe (?:kan|moet|krijg|lang)|kan ik|kun je|mag ik|moet ik|hebben jullie|heb je|wat (?:nu|raad|kan|moet|is|zijn|doe))\b/iu
/** The site fails, or somebody stands before it who cannot go on. */
const fails =
  /\b(?:lukt|werkt|laadt|kan|kom|steeds|telkens|helaas|jammer|balen|probleem|fout(?:melding)?|niet|maar)\b/iu
/** Thanks are answered as such, and who cannot go on is not pleased. */
const givesThanks =
  /\b(?:dank\p{L}*|bedankt|merci|thanks|lukt|werkt|laadt|steeds|telkens|helaas|jammer|balen|probleem|fout(?:melding)?|niet|maar)(?!\p{L})/iu
const fun =
  /\b(?:ha(?:ha)+\p{L}*|hihi|hehe|lol|grappig\p{L}*|geestig|leuk\p{L}*|geniaal|lach\p{L}*|schattig|humor)\b/iu

/** What somebody tells for the sake of telling, and a kind word back that asks what they look for. None of it promises anything. */
const stories: readonly { said: RegExp; words: string; not?: RegExp }[] = [
  {
    said: /\b(?:404|(?:fout|error) ?pagina|pagina (?:\S+ ){0,3}niet (?:gevonden|bestaat))\b/iu,
    not: /\b(?:lukt|werkt|steeds|telkens|helaas|balen|probleem|kan ik|kom ik)\b/iu,
    words:
      'Die pagina is er voor wie verdwaalt: het adres bestaat niet of niet meer. Zocht je daar iets, vertel me wat, dan zoek ik het voor je op.',
  },
  {
    said: /\b(?:site|website|webshop|winkel|assortiment|foto(?:'?s)?|plaatjes?|tekening\p{L}*)\b.*\b(?:mooi\p{L}*|leuk\p{L}*|fijn\p{L}*|prachtig\p{L}*|super\p{L}*|geweldig\p{L}*|overzichtelijk|grappig\p{L}*|tof\p{L}*)\b|\b(?:mooi\p{L}*|leuk\p{L}*|fijne?|prachtige?|grappig\p{L}*|toffe?)\b (?:\S+ )?(?:site|website|webshop|winkel|plaatje)\b/iu,
    not: fails,
    words: 'Wat leuk om te horen, dank je. Zoek je iets, of wil je iets weten?',
  },
  {
    said: /\b(?:jij|je|u|ge|jullie|ding|computer|robot|machine|chat(?:bot)?|assistent)\b.*\b(?:knap\p{L}*|slim\p{L}*|netjes|vriendelijk\p{L}*|beleefd\p{L}*|vlot|handig\p{L}*|lief|aardig|geweldig\p{L}*|indruk\p{L}*|goed bezig)(?!\p{L})|\b(?:knap|slim|netjes|vriendelijk|beleefd|vlot|handig|onder de indruk|bewonder\p{L}*|lief|aardig)\b.*\b(?:jij|je|u|ge|jullie|ding|computer|robot|machine|chat(?:bot)?|assistent|antwoord\p{L}*)\b|\btoppers?\s*!/iu,
    not: givesThanks,
    words: 'Wat leuk om te horen, dank je. Zoek je iets, of wil je iets weten?',
  },
  {
    said: /\bwat een (?:\p{L}+ )?(?:dag|week|nacht|weer)\b|\b(?:ben|voel me|zo) (?:\p{L}+ ){0,2}(?:doodop|bekaf|uitgeput|doodmoe|moe(?! van\b)|kapot moe|gebroken)\b/iu,
    words:
      'Dat klinkt vermoeiend. Hopelijk wacht er een goede nacht. Zoek je iets waarop of waaronder je beter ligt, vertel me dan hoe je slaapt.',
  },
]
const mostWords = 16
/** Who is glad of what was bought asks nothing, whatever goods are named. */
const isPleased =
  /\b(?:slaap|slapen|sliep|lig|ligt|liggen|geniet\p{L}*)\b.*\b(?:als een (?:roos|blok|prinses|os|marmot)|heerlijk|zalig|super|fantastisch|veel beter|lekkerder)\b.*\b(?:sinds|bedankt|dank|merci|dankzij|van jullie|nieuwe)\b|\b(?:zo|heel|erg|super|echt|zeer|ontzettend) (?:blij|tevreden|content|gelukkig) (?:met|over|van)\b/iu
const glad = 'Wat fijn om te horen, dank je. Heb je nog een vraag, dan ben ik er.'

/** Answers what somebody tells of the site or of the day and asks nothing with; undefined for every other message. */
export function answerStory(message: string): Draft | undefined {
  if (message.split(' ').length > mostWords || wants.test(message)) return undefined
  if (isPleased.test(message) && !fails.test(message)) return sayWords(glad)
  if (namesGoodsIn(message)) return undefined
  const story = stories.find(({ said, not }) => said.test(message) && not?.test(message) !== true)
  if (story === undefined || hasServiceWord(message)) return undefined
  return sayWords(story.words)
}

const ofSomebody = /\b(?:ik|we|wij|mijn|mn|m'n|me|onze?|hij|zij|ze)\b/iu
const fewestWords = 4

/** Says a short word to somebody who tells something and wants nothing, where nothing else is known of it. */
export function hearStory(message: string): Draft | undefined {
  const words = message.split(' ').length
  if (words < fewestWords || wants.test(message) || hasServiceWord(message) || !ofSomebody.test(message))
    return undefined
  // What went wrong is no story, whatever it is told of.
  if (tellsTrouble(message) && !fun.test(message)) return undefined
  return sayWords(
    fun.test(message)
      ? 'Dat klinkt gezellig. Waarmee kan ik je helpen: zoek je iets voor je bed, bad of huis, of gaat het over een bestelling?'
      : 'Ik lees met je mee, maar zie nog niet wat ik voor je kan doen. Zoek je iets voor je bed, bad of huis, of gaat het over een bestelling?',
  )
}

function namesGoodsIn(message: string): boolean {
  return splitTokens(fold(message)).some(isGoods)
}

/** Answers with these words and nothing else. */
export function sayWords(words: string): Draft {
  const facts = createFacts()
  facts.texts.push(words)
  return aDraft(words, { facts })
}
