/** Words with which an answer says goodbye or asks how it went (CH-03 names the first four). */
const closingWords = [
  'beoordelen',
  'feedback',
  'tevreden',
  'fijne dag',
  'fijne avond',
  'fijn weekend',
  'prettige dag',
  'prettige avond',
  'tot ziens',
]
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${closingWords.join('|')})(?![\p{L}\p{N}])`, 'iu')

/** Whether an answer of the assistant seems to close the talk (CH-03). Whole words count: 'ontevreden' closes nothing. */
export function hasClosingWord(answer: string): boolean {
  return pattern.test(answer.normalize('NFC').replace(/\s+/g, ' '))
}
