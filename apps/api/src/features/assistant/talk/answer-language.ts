import { createFacts } from '@sluimer/assistant/exit/facts'
import { isForeign } from '@sluimer/assistant/exit/is-dutch'
import { aDraft, type Draft } from '../draft/draft.ts'

const words = {
  foreign: 'Ik begrijp alleen Nederlands. Stel je vraag in het Nederlands, of vraag het aan een collega:',
  pleased: 'Fijn! Heb je nog een vraag, stel hem gerust.',
  displeased: 'Dat spijt me. Vertel me wat er niet klopt, of vraag het aan een collega:',
  wordless: 'Dat begrijp ik niet. Typ je vraag in een paar woorden, of vraag het aan een collega:',
} as const

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
  const kind = chooseKind(message)
  if (kind === undefined) return undefined
  const facts = createFacts()
  facts.texts.push(words[kind])
  return aDraft(words[kind], { facts, needsPerson: kind !== 'pleased' })
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
