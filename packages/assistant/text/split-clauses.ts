import { longestSearchText } from '@sluimer/domain/search/search-text'

/** Splits a message into its sentences, and a long one into pieces that a search may have. */
export function splitClauses(message: string): string[] {
  const sentences = message.split(/[?!;\n]+|\.(?=\s|$)/)
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
