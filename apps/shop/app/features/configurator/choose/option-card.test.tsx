import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aBedSet, anOptionAnswer, aStepAnswer } from '../set/configurator.builders.ts'
import { judgeOptions } from './judged-option.ts'
import { OptionCard } from './option-card.tsx'

/** The cards of a question about mattresses, of which the second has everything that an option can say. */
function drawCards(type: 'tile' | 'buttons'): string[] {
  const told = { label: 'Van de boom', btnSubText: 'Veert mee', text: 'Sap dat hard werd.', extra: 24_000 }
  const kern = [anOptionAnswer('pocket'), anOptionAnswer('latex', told)]
  const set = aBedSet({
    steps: [aStepAnswer('Matras', { kern }, type)],
    ...{ rules: [], advice: [], defaultConfig: { kern: 'pocket' } },
  })
  const [property] = set.configurator.definition.properties
  if (property === undefined) throw new Error('no mattresses')
  return judgeOptions(set, {}, property, new Date('2026-03-02T12:00:00Z')).map((judged) =>
    renderToStaticMarkup(
      <OptionCard {...{ property, judged, type }} isChosen={false} onTake={() => undefined} />,
    ),
  )
}

const toText = (html = '') =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

test('[CF-04] a button names its label, its words, what it costs extra in brackets, and behind a button what it is', () => {
  const [plain, told] = drawCards('buttons')
  expect(toText(told)).toMatch(/^Van de boom Latex \(\+ € 240,-\) Veert mee /)
  expect(told).toContain('type="radio"')
  expect(told).toContain('aria-label="Meer over Latex"')
  expect(toText(told)).toContain('Sap dat hard werd.')
  expect(toText(plain)).toBe('Pocket')
})

test('[CF-03] a tile has a ribbon with what it costs extra, and none when it costs nothing', () => {
  const [plain, told] = drawCards('tile')
  expect(toText(told)).toMatch(/^\+ € 240,- /)
  expect(toText(told)).not.toContain('(')
  expect(toText(plain)).not.toContain('€')
})
