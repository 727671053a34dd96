import { expect, test } from 'vitest'
import { seeksGoods } from './seeks-goods.ts'

test.each([
  ['thermo gordijnen tegen de kou, oud huis met enkel glas'],
  ['goeienavond, zijn er overgordijnen die tot op de grond komen'],
  ['heeft u percal kussenslopen, ik vind het fijn als het koel aanvoelt'],
  ['elektrisch verstelbare boxspring waarbij ieder zijn eigen kant bedient'],
  ['een matras dat niet kraakt'],
])('[CH-01] «%s» looks for goods', (message) => {
  expect(seeksGoods(message)).toBe(true)
})

test.each([
  ['hoe was ik een wollen dekbed'],
  ['zijn dekbedden van wol warmer'],
  ['verschil percal en satijn overtrek'],
  ['dekbed is gekrompen na de was'],
  ['matras terugsturen na een week, hoe werkt dat'],
  ['mijn gordijnen zijn te kort'],
])('[CH-01] «%s» looks for none', (message) => {
  expect(seeksGoods(message)).toBe(false)
})
