import { expect, test } from 'vitest'
import { explainWidth } from './size-for-bed.ts'

test('[CH-01] which width goes over a bed is said beside the covers for it', () => {
  expect(explainWidth('dekbedovertrek voor een bed van 160x200')).toBe(
    'Over een bed van 160 cm breed past 240 cm breed.',
  )
  expect(explainWidth('mijn bed is 90x200, welk overtrek')).toContain('past 140 cm breed')
})

test('[CH-01] nothing is said where no bed is told, and of what lies on it', () => {
  expect(explainWidth('dekbedovertrek 240x220')).toBe('')
  expect(explainWidth('hoeslaken voor een bed van 160x200')).toBe('')
})

test('[CH-01] whoever asks whether a duvet goes over a bed hears yes, or that it is too narrow', () => {
  expect(explainWidth('past een dekbed van 240x200 op een bed van 160')).toMatch(
    /^Ja, dat past: over een bed/,
  )
  expect(explainWidth('is een overtrek van 140x220 groot genoeg voor een bed van 160')).toMatch(
    /^Dat is te smal/,
  )
  expect(explainWidth('past een dekbed van 240x200 op een bed van 90')).toMatch(/^Dat is erg ruim/)
})
