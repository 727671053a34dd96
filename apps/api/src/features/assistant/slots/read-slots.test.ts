import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSlots, tellsHow } from './read-slots.ts'
import { openSmallShop, type SmallShop } from './small-shop.builders.ts'

let shop: SmallShop
beforeAll(async () => {
  shop = await openSmallShop()
})
afterAll(() => shop.close())

/** Returns the slots of a wish, with its filter values as 'group=slug+slug'. */
function read(wish: string) {
  const { kinds, values, rest } = readSlots(shop.search, wish)
  return { kinds, values: values.map(({ group, slugs }) => `${group}=${slugs.join('+')}`), rest }
}

test.each([
  ['wit hoeslaken', ['hoeslaken'], ['kleur=wit'], []],
  ['groene kussensloop', ['kussensloop'], ['kleur=groen'], []],
  ['hoeslaken 200x90', ['hoeslaken'], ['maat=90x200'], []],
  ['hoeslaken 180', ['hoeslaken'], ['maat=180x200'], []],
  ['hoeslaken 70x150', ['hoeslaken'], ['maat=70x150'], []],
  ['hoeslaken tweepersoons', ['hoeslaken'], ['maat=tweepersoons'], []],
  ['noten nachtkast', ['nachtkast'], ['materiaal=notenhout'], []],
  ['overtrek vier seizoenen', ['overtrek'], ['seizoen=vierseizoenen'], []],
  ['flanelgordijntje', ['flanelgordijntje'], ['materiaal=flanel'], []],
  ['hoeslaken zwierig', ['hoeslaken'], [], ['zwierig']],
])('[CH-01] %s is goods, filter values and a rest', (wish, kinds, values, rest) => {
  expect(read(wish)).toEqual({ kinds, values, rest })
})

test('a thing of another trade is no goods, though it ends in some', () => {
  expect(read('koelkast').kinds).toEqual([])
})

test.each(['blauwe', '140x200', 'goedkoopste'])('%s says how goods should be', (word) => {
  expect(tellsHow(word)).toBe(true)
})
test.each(['hoeslaken', 'noord'])('%s says what they are', (word) => {
  expect(tellsHow(word)).toBe(false)
})
