import { expect, test } from 'vitest'
import { writeShopNames } from './other-names.ts'

test.each([
  ['huisjas maat L', 'badjas maat L'],
  ['een luie stoel', 'een fauteuil'],
  ['bloemenvaas', 'vaas'],
  ['slaap t-shirt', 'slaapshirt'],
  ['tweepersoonsdonsdekbed', 'tweepersoons donsdekbed'],
  ['rode kerstballen die niet breken', 'rode kerstballen onbreekbaar'],
  ['gordijnen die het licht tegenhouden', 'gordijnen verduisterend'],
])('[CH-01] “%s” is called as the shop does', (message, named) => {
  expect(writeShopNames(message)).toBe(named)
})
