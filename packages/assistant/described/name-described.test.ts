import { expect, test } from 'vitest'
import { nameDescribed } from './name-described.ts'

test.each([
  ['iets om mijn voeten op te leggen', 'poef'],
  ['waar ik in bad op sta', 'badmat'],
  ['ding waar een kaarsje in kan', 'kandelaar'],
  ['een ding om mijn bloemen in te zetten', 'vaas'],
  ['iets waar ik mezelf helemaal in kan zien', 'spiegel'],
  ['iets om mijn boek en glas water op te leggen naast bed', 'nachtkastje'],
  ['iets om mijn matras schoon te houden', 'matrasbeschermer'],
  ['een jasje voor na het douchen', 'badjas'],
  ['iets om me mee af te drogen', 'handdoek'],
  ['een matje voor op mijn matras dat het zachter maakt', 'topper'],
])('[CH-01] “%s” describes one thing', (message, name) => {
  expect(nameDescribed(message)).toBe(name)
})

test('[CH-01] what is said beside a description stays', () => {
  expect(nameDescribed('Heb je iets waar ik mijn kop koffie op kwijt kan naast de bank, max 80 euro?')).toBe(
    'Heb je bijzettafel, max 80 euro?',
  )
})

test.each([
  'een kussen om mijn hoofd op te leggen',
  'lamp om bij te lezen',
  'iets om mijn pakket mee terug te sturen',
])('[CH-01] “%s” has its own name, or asks something of the service', (message) => {
  expect(nameDescribed(message)).toBe(message)
})
