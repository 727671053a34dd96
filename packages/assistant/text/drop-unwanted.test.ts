import { expect, test } from 'vitest'
import { dropUnwanted } from './drop-unwanted.ts'

test.each([
  ['er mist een lade. wil het niet terugsturen, alleen die lade', 'er mist een lade. alleen die lade'],
  ['twee poten zijn krom, hoef niet alles te retourneren', 'twee poten zijn krom'],
  ['mijn oude boxspring is doorgezakt, welke is er snel', 'boxspring, welke is er snel'],
  ['welk matras is steviger, het huidige zakt door', 'welk matras is steviger'],
])('[CH-01] %s: what is not wanted, or is to be replaced, is left out', (message, rest) => {
  expect(dropUnwanted(message)).toBe(rest)
})

test.each([
  'ik wil hem niet retourneren',
  'mijn oude matras is nog goed, nemen jullie die mee als ik een nieuwe koop',
  'mijn oude dekbed is gescheurd en bij jullie gekocht, zoek een nieuw',
  'mijn oude zakt door, welke is steviger',
  'nemen jullie mijn oude matras mee',
])('[CH-01] %s stays as it is', (message) => {
  expect(dropUnwanted(message)).toBe(message)
})
