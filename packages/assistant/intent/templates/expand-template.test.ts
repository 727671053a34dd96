import { expect, test } from 'vitest'
import { expandTemplate } from './expand-template.ts'

test('each choice of a short list is used, and an empty one leaves no gap', () => {
  const sentences = expandTemplate('{wat|hoeveel} kost {het |}bezorgen')
  expect(new Set(sentences)).toEqual(
    new Set([
      'wat kost bezorgen',
      'wat kost het bezorgen',
      'hoeveel kost bezorgen',
      'hoeveel kost het bezorgen',
    ]),
  )
})

test('of many combinations eight are made, the same ones each time', () => {
  const template = '{a|b|c} {d|e|f} {g|h|i} <goods>'
  expect(expandTemplate(template)).toHaveLength(8)
  expect(expandTemplate(template)).toEqual(expandTemplate(template))
})

test('a slot inside a choice is filled', () => {
  for (const sentence of expandTemplate('{naar <place>|in <place>}'))
    expect(sentence).toMatch(/^(?:naar|in) [a-z]/)
})

test('an unknown slot is refused', () => {
  expect(() => expandTemplate('kost <thing>')).toThrow('unknown slot')
})
