import { expect, test } from 'vitest'
import { dropTales } from './drop-tales.ts'

test.each([
  ['Mijn dochter gaat op kamers. Wat kost de goedkoopste lamp?', 'Wat kost de goedkoopste lamp?'],
  ['Vloerlamp van noten, want ons dressoir is ook noten. Prijs?', 'Vloerlamp van noten. Prijs?'],
  ['Slopen van lyocell, ik krijg jeuk van wol. Wat kosten ze?', 'Slopen van lyocell. Wat kosten ze?'],
  ['We hebben een kat, dus onbreekbare kerstballen', 'onbreekbare kerstballen'],
  ['Fauteuil in oker, want wij hebben een peuter. Prijs?', 'Fauteuil in oker. Prijs?'],
  ['Mijn bureaustoel is versleten. Hebben jullie een fauteuil?', 'Hebben jullie een fauteuil?'],
  ['goedkoopste boxspring? mijn vriend leest altijd in bed', 'goedkoopste boxspring'],
])('[CH-01] “%s” tells why besides', (message, rest) => {
  expect(dropTales(message).replace(/\?$/u, '')).toBe(rest.replace(/\?$/u, ''))
})

test.each([
  'Ik zweet veel. Welk dekbed onder 100 euro?',
  'Mijn matras is doorgezakt. Heb ik nog garantie?',
  'Mijn man slaapt op zijn zij. Welk kussen?',
  'Mijn pakket is stuk. Wat kost een nieuwe lamp?',
])('[CH-01] “%s” tells what an answer needs', (message) => {
  expect(dropTales(message)).toBe(message)
})
