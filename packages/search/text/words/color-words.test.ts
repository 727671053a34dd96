import { expect, test } from 'vitest'
import { readColorCompound } from './color-words.ts'

test.each([
  ['saliegroen', { shade: 'salie', color: 'groen' }],
  ['saliegroene', { shade: 'salie', color: 'groen' }],
  ['okergele', { shade: 'oker', color: 'geel' }],
  ['wijnrode', { shade: 'wijn', color: 'rood' }],
  ['donkerblauwe', { color: 'blauw' }],
  ['lichtgrijs', { color: 'grijs' }],
])('"%s" is a color with what is before it', (word, compound) => {
  expect(readColorCompound(word)).toEqual(compound)
})

test.each(['groen', 'gele', 'dekbed', 'rozet'])('"%s" is no compound of a color', (word) => {
  expect(readColorCompound(word)).toBeUndefined()
})
