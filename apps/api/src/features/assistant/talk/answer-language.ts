import { createFacts } from '@sluimer/assistant/exit/facts'
import { findOtherLanguage, isForeign, type OtherLanguage } from '@sluimer/assistant/exit/is-dutch'
import { aDraft, type Draft } from '../draft/draft.ts'

const words = {
  foreign: 'Ik begrijp alleen Nederlands. Stel je vraag in het Nederlands, of vraag het aan een collega:',
  pleased: 'Fijn! Heb je nog een vraag, stel hem gerust.',
  displeased: 'Dat spijt me. Vertel me wat er niet klopt, of vraag het aan een collega:',
  wordless: 'Dat begrijp ik niet. Typ je vraag in een paar woorden, of vraag het aan een collega:',
} as const

/** Said in the language of whoever does not read the other sentence, with what is asked most. */
const abroad: Readonly<Record<OtherLanguage, { only: string; delivers: string; takesBack: string }>> = {
  english: {
    only: 'I only understand Dutch. Please ask in Dutch, or ask a colleague:',
    delivers: 'We deliver in the Netherlands and Belgium only; the linked page has the prices.',
    takesBack: 'You have fourteen days after delivery to withdraw; the linked page has the form.',
  },
  german: {
    only: 'Ich verstehe nur Niederländisch. Fragen Sie bitte auf Niederländisch, oder fragen Sie einen Kollegen:',
    delivers:
      'Wir liefern nur in die Niederlande und nach Belgien; die Preise stehen auf der verlinkten Seite.',
    takesBack:
      'Sie können vierzehn Tage nach der Lieferung widerrufen; das Formular steht auf der verlinkten Seite.',
  },
  french: {
    only: 'Je ne comprends que le néerlandais. Posez votre question en néerlandais, ou demandez à un collègue :',
    delivers: 'Nous livrons uniquement aux Pays-Bas et en Belgique ; la page indiquée donne les prix.',
    takesBack:
      'Vous avez quatorze jours après la livraison pour vous rétracter ; la page indiquée a le formulaire.',
  },
}
const asksDelivery = /\b(?:ship\w*|deliver\w*|livr\w*|liefer\w*|versand|versend\w*)/iu
const asksReturn =
  /\b(?:return\w*|refund\w*|send (?:\w+ )?back|retour\w*|renvoy\w*|rembours\w*|zurück\w*|widerruf\w*)/iu

/** What people send instead of 'dank je' and 'leuk', and instead of 'hier heb ik niets aan'. */
const pleased =
  /[\u{1F44D}\u{1F44C}\u{1F44F}\u{1F64F}\u{1F64C}\u{1F60A}\u{1F600}-\u{1F60D}\u{1F642}\u{1F618}\u{1F970}\u{1F929}\u{1F973}\u{1F389}\u{1F4AA}\u{1F496}\u{2764}\u{2705}\u{1F499}-\u{1F49C}]|^\s*[:;=]-?[)D]+\s*$/u
const displeased =
  /[\u{1F44E}\u{1F620}\u{1F621}\u{1F92C}\u{1F624}\u{1F614}\u{1F61E}\u{2639}\u{1F622}\u{1F62D}\u{1F641}\u{1F612}\u{1F644}]|^\s*[:;=]-?\(+\s*$/u

/** Tags, attributes, links and calls: what is left beside them is what somebody says. */
const code = /<[^>]*>|\S*(?:=["']|\]\()\S*|\b\w+\(\d*\)/gu

/**
 * Answers a message in another language, or one without a word beside signs and code; undefined for all others. After an
 * answer they would be taken for a question about the same, and get that answer once more.
 */
export function answerLanguage(message: string): Draft | undefined {
  const language = asksLanguage.test(message) ? undefined : findOtherLanguage(message.replace(code, ''))
  if (language !== undefined) return sayAbroad(message, language)
  const kind = chooseKind(message)
  if (kind === undefined) return undefined
  const facts = createFacts()
  facts.texts.push(words[kind])
  return aDraft(words[kind], { facts, needsPerson: kind !== 'pleased' })
}

/** Says in another language that only Dutch is understood, and what of delivery or returns is asked. */
function sayAbroad(message: string, language: OtherLanguage): Draft {
  const { only, delivers, takesBack } = abroad[language]
  const told = asksReturn.test(message)
    ? { text: takesBack, link: { title: 'Herroepen', path: '/service/herroepen/' } }
    : asksDelivery.test(message)
      ? { text: delivers, link: { title: 'Bestellen en leveren', path: '/service/bestellen-leveren/' } }
      : undefined
  const facts = createFacts()
  const content = told === undefined ? only : `${told.text} ${only}`
  facts.texts.push(content)
  if (told !== undefined) facts.paths.add(told.link.path)
  return aDraft(content, { facts, needsPerson: true, links: told === undefined ? [] : [told.link] })
}

/** 'Spreek je Engels?' asks it in Dutch. */
const asksLanguage =
  /\b(?:spreek|spreekt|spreken|praat|praten|versta|verstaat|begrijp|begrijpt|kan|kun|ken|kent)\b.*\b(?:engels|frans|duits|spaans|italiaans|turks|arabisch|pools|oekraïens|papiaments|fries)\b(?!\p{L})/iu

function chooseKind(message: string): keyof typeof words | undefined {
  if (asksLanguage.test(message)) return 'foreign'
  if (/[\p{L}\d]/u.test(message.replace(code, ''))) return isForeign(message) ? 'foreign' : undefined
  if (displeased.test(message)) return 'displeased'
  return pleased.test(message) ? 'pleased' : 'wordless'
}
