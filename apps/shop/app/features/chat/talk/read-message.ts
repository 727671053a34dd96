import { longestMessage } from '@sluimer/domain/assistant/limits'

/** Matches what shows something: no space, and no character that is invisible in every font. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
/**
 * What the api takes from nobody: controls, characters that reverse what follows, half a pair. They come along unseen when a text
 * is pasted, and a message that is refused for them could never be sent again.
 */
const neverTyped = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff]/gu
const number = new Intl.NumberFormat('nl-NL')

/** What was typed, ready to be sent; nothing (CH-07); or a problem in one sentence, for which nothing is cut off. */
export type TypedMessage =
  | { kind: 'message'; text: string }
  | { kind: 'empty' }
  | { kind: 'problem'; words: string }

/** Reads what was typed into the chat. The api's limit is the same (longestMessage). */
export function readMessage(typed: string): TypedMessage {
  const text = typed.replace(neverTyped, '').trim()
  if (!visible.test(text)) return { kind: 'empty' }
  if (text.length > longestMessage)
    return {
      kind: 'problem',
      words: `Je bericht is te lang: het heeft ${number.format(text.length)} tekens, en ${number.format(longestMessage)} is het meeste.`,
    }
  return { kind: 'message', text }
}
