import type { Choices } from '@sluimer/domain/configurator/model/definition'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { readChoices } from '../set/bed-address.ts'
import type { BedSet } from '../set/bed-set.ts'
import { aBedSet } from '../set/configurator.builders.ts'
import { GoneAlert } from './gone-alert.tsx'

const set = aBedSet()

function draw(
  query: string,
  chosen: Choices = readChoices(set, new URLSearchParams(query)),
  { stored, gone = [] }: { stored?: Choices; gone?: BedSet['gone'] } = {},
): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/?${query}`]}>
      <GoneAlert set={{ ...set, gone }} choices={chosen} stored={stored} />
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
  const alert = draw(
    'hoofdbord=vlak',
    { hoofdbord: 'vlak' },
    { stored: { hoofdbord: 'vlak', poten: 'wielen' } },
  )
  expect(alert).toContain('Niet alles uit je vorige bed is er nog')
  expect(alert).toContain('Kies opnieuw: Poten.')
  expect(draw('poten=rond', { poten: 'rond' }, { stored: { poten: 'wielen' } })).toBe('')
})

test('[CF-18] an option that an earlier version had is told by name, with what comes nearest, and one that was no question of now too', () => {
  const gone = [
    { property: 'poten', title: 'Poten', option: 'wielen', value: 'Wielen', nearest: 'Rond' },
    { property: 'klok', title: 'Klok', option: 'klok', value: 'Wekker', nearest: null },
  ]
  const told = draw('breedte=160&poten=wielen&klok=klok', undefined, { gone }).replaceAll('<!-- -->', '')
  expect(told).toContain('Niet alles uit deze link is er nog')
  expect(told).toContain('Poten: Wielen is er niet meer. Het dichtst erbij komt Rond.')
  expect(told).toContain('Klok: Wekker is er niet meer.</p>')
  expect(told).toContain('Kies opnieuw: Poten.')
  expect(draw('breedte=160&poten=rond', undefined, { gone })).toBe('')
  expect(draw('breedte=160&poten=wielen', { poten: 'rond' }, { gone })).toBe('')
})
