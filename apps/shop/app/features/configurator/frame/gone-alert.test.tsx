import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { readChoices } from '../set/bed-address.ts'
import { aBedSet } from '../set/configurator.builders.ts'
import { GoneAlert } from './gone-alert.tsx'

const set = aBedSet()

function draw(
  query: string,
  chosen: Choices = readChoices(set, new URLSearchParams(query)),
  goneIds: readonly string[] = [],
): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/?${query}`]}>
      <GoneAlert set={set} choices={chosen} goneIds={goneIds} />
    </MemoryRouter>,
  )
}

test('an address with options that the set does not have says which questions are open again', () => {
  const alert = draw('breedte=200&hoofdbord=vlak&poten=wielen')
  expect(alert).toContain('Kies opnieuw: Breedte, Poten.')
})

test('nothing is said of an ordinary address, or once the question has another answer', () => {
  expect(draw('breedte=160&hoofdbord=&utm_source=mail')).toBe('')
  expect(draw('poten=wielen', { poten: 'rond' })).toBe('')
})

test('[CF-18] the bed of an earlier visit says which of its options have gone, until the question has another answer', () => {
  const alert = draw('hoofdbord=vlak', { hoofdbord: 'vlak' }, ['poten'])
  expect(alert).toContain('Niet alles uit je vorige bed is er nog')
  expect(alert).toContain('Kies opnieuw: Poten.')
  expect(draw('poten=rond', { poten: 'rond' }, ['poten'])).toBe('')
})
