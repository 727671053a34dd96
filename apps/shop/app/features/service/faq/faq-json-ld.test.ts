import type { RichText } from '@sluimer/contract/content/rich-text'
import { expect, test } from 'vitest'
import { toFaqJsonLd } from './faq-json-ld.ts'

const text = (words: string) => ({ type: 'text' as const, text: words })

test('[RT-06] questions of all parts of a page form one list, in words without markup', () => {
  const link = { type: 'link' as const, target: '/service/herroepen/', content: [text('herroepen')] }
  const body = [
    { type: 'heading', level: 2, text: 'Bestellen', anchor: 'bestellen' },
    {
      type: 'questions',
      items: [
        {
          question: 'Hoe annuleer ik?',
          anchor: 'hoe',
          answer: [
            { type: 'paragraph', content: [text('Met '), link, text('.')] },
            { type: 'list', ordered: false, items: [[text('Nu')], [text('Later')]] },
          ],
        },
      ],
    },
    { type: 'paragraph', content: [text('Iets anders')] },
    {
      type: 'questions',
      items: [{ question: 'Wanneer?', anchor: 'w', answer: [{ type: 'paragraph', content: [text('Nu.')] }] }],
    },
  ] as unknown as RichText
  expect(toFaqJsonLd(body)).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Hoe annuleer ik?',
          acceptedAnswer: { '@type': 'Answer', text: 'Met herroepen.\nNu\nLater' },
        },
        { '@type': 'Question', name: 'Wanneer?', acceptedAnswer: { '@type': 'Answer', text: 'Nu.' } },
      ],
    },
  ])
  expect(toFaqJsonLd([])).toEqual([])
})
