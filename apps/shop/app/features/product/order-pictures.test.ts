import { expect, test } from 'vitest'
import { orderPictures } from './order-pictures.ts'

const pictures = ['room', 'salie', 'salie near', 'rood', 'rood folded', 'rood near', 'zand', 'zand near']
const variantKeys = new Set(['salie', 'rood', 'zand', null])

function order(chosenKey: string | null) {
  const given = pictures.map((key) => ({ key }))
  return orderPictures(given, chosenKey, variantKeys).map(({ key }) => key)
}

test('[PD-01] the chosen color comes first with all of its pictures, and the others keep their order', () => {
  const others = ['room', 'salie', 'salie near']
  expect(order('rood')).toEqual(['rood', 'rood folded', 'rood near', ...others, 'zand', 'zand near'])
  expect(order('zand')).toEqual(['zand', 'zand near', ...others, 'rood', 'rood folded', 'rood near'])
})

test('[PD-01] a variant without a picture leaves the order as it is', () => {
  expect(order(null)).toEqual(pictures)
  expect(order('elsewhere')).toEqual(pictures)
})
