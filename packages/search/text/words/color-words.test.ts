import { expect, test } from 'vitest'
import { readColourCompound } from './color-words.ts'

test.each([
  ['saliegroen', { shade: 'salie', colour: 'groen' }],
  ['saliegroene', { shade: 'salie', colour: 'groen' }],
  ['okergele', { shade: 'oker', colour: 'geel' }],
  ['wijnrode', { shade: 'wijn', colour: 'rood' }],
  ['donkerblauwe', { colour: 'blauw' }],
  ['lichtgrijs', { colour: 'grijs' }],
])('"%s" is a colour with what is before it', (word, compound) => {
  expect(readColourCompound(word)).toEqual(compound)
})

test.each(['groen', 'gele', 'dekbed', 'rozet'])('"%s" is no compound of a colour', (word) => {
  expect(readColourCompound(word)).toBeUndefined()
})
