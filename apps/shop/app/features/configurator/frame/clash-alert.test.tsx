import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { aBedSet } from '../set/configurator.builders.ts'
import { ClashAlert } from './clash-alert.tsx'

function draw(choices: Record<string, string>): string {
  const set = aBedSet()
  // The overview has no options, so nothing else on it says why.
  return renderToStaticMarkup(
    <MemoryRouter>
      <ClashAlert set={set} choices={choices} step={set.steps.length + 1} />
    </MemoryRouter>,
  )
}

test('an address with choices that clash says why, and what makes them fit', () => {
  const alert = draw({ breedte: '180', hoofdbord: 'geknoopt', poten: 'slede', lampen: 'lampen' })
  expect(alert).toContain(
    'Een slede draagt een bed tot en met 160 cm breed. Leeslampen hebben een dicht paneel nodig.',
  )
  expect(alert).toContain('Maak het passend')
  expect(draw({ breedte: '160', hoofdbord: 'geknoopt', poten: 'slede', lampen: '0' })).toBe('')
})
