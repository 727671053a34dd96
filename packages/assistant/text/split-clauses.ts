import { longestSearchText } from '@sluimer/domain/search/search-text'

/** What ends in a full stop and ends no sentence: 'nachtkastje wit, max. 100 euro'. */
const endOfSentence = /[?!;\n]+|(?<!(?<!\p{L})(?:max|min|ca|incl|excl|nr|evt|bijv|bv|resp))\.(?=\s|$)/iu

/** Splits a message into its sentences, and a long one into pieces that a search may have. */
export function splitClauses(message: string): string[] {
  const sentences = message.split(endOfSentence)
  return sentences.flatMap((sentence) => cutAtWords(sentence.trim())).filter(Boolean)
}

/** Cuts a sentence into pieces that a search may have, between words. */
function cutAtWords(sentence: string): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const word of sentence.split(' ')) {
    if (piece.length + word.length >= longestSearchText) {
      pieces.push(piece)
      piece = ''
    }
    piece = piece === '' ? word.slice(0, longestSearchText) : `${piece} ${word}`
  }
  return [...pieces, piece]
}
