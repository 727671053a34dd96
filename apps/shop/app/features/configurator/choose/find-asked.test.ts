import { expect, test } from 'vitest'
import { aBedSet } from '../set/configurator.builders.ts'
import { findAsked } from './find-asked.ts'
import { judgeOptions } from './judged-option.ts'

const set = aBedSet()
const now = new Date('2026-03-02T12:00:00Z')

/** Returns the headboards that do not go with the choices. */
function listRefused(choices: Readonly<Record<string, string>>) {
  const property = set.configurator.definition.properties.find(({ id }) => id === 'hoofdbord')
  if (property === undefined) throw new Error('the set asks for a headboard')
  return judgeOptions(set, choices, property, now).filter(({ clash }) => clash !== '')
}

/** A sledge carries no bed of 180 cm, so that no headboard fits until one of both is changed. */
const clashing = { breedte: '180', poten: 'slede' }

test('the reason is that of the option that was tapped, also while the chosen one before it does not fit either', () => {
  const refused = listRefused({ ...clashing, hoofdbord: 'vlak' })
  expect(refused.map(({ option }) => option.id)).toEqual(['vlak', 'geknoopt'])
  expect(findAsked(refused, { tappedId: 'geknoopt', chosenId: 'vlak' })?.option.id).toBe('geknoopt')
})

test('before any tap the chosen option says why it does not fit', () => {
  const refused = listRefused({ ...clashing, hoofdbord: 'vlak' })
  expect(findAsked(refused, { tappedId: undefined, chosenId: 'vlak' })?.option.id).toBe('vlak')
})

test('an option that was tapped and fits by now has no reason', () => {
  const refused = listRefused({ lampen: '0' })
  expect(findAsked(refused, { tappedId: 'geknoopt', chosenId: undefined })).toBeUndefined()
})
