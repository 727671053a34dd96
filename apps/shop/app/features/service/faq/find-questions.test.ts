import type { RichText } from '@sluimer/contract/content/rich-text'
import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'

const heading = (text: string) => ({ type: 'heading', level: 2, text, anchor: text.toLowerCase() })
const question = (text: string, answer: string) => ({
  question: text,
  anchor: text,
  answer: [{ type: 'paragraph', content: [{ type: 'text', text: answer }] }],
})
const body = [
  heading('Bestellen'),
  {
    type: 'questions',
    items: [question('Hoe annuleer ik?', 'Met herroepen.'), question('Kan ik ruilen?', 'Ja.')],
  },
  heading('Bezorgen'),
  { type: 'questions', items: [question('Leveren jullie in België?', 'Ja, en ruilen kan daar ook.')] },
] as unknown as RichText

/** Returns the headings and questions that are found, in their order. */
function find(lookup: string) {
  const found = findQuestions(body, lookup)
  const shown = found.body.flatMap((block) => {
    if (block.type === 'heading') return [`# ${block.text}`]
    return block.type === 'questions' ? block.items.map((item) => item.question) : []
  })
  expect(found.count).toBe(shown.filter((line) => !line.startsWith('#')).length)
  return shown
}

test('[RT-06] questions are found by words of the question or its answer, below their own heading', () => {
  expect(find('ruil')).toEqual(['# Bestellen', 'Kan ik ruilen?', '# Bezorgen', 'Leveren jullie in België?'])
  expect(find('HERROEPEN')).toEqual(['# Bestellen', 'Hoe annuleer ik?'])
  expect(find('belgie, ruilen!')).toEqual(['# Bezorgen', 'Leveren jullie in België?'])
  expect(find('ruilen hypotheek')).toEqual([])
  expect(find('?')).toHaveLength(5)
})
