import { expect, test } from 'vitest'
import { dropAnger, dropAsides } from './small-talk.ts'

test.each([
  ['laat maar. wat zijn jullie openingstijden', 'wat zijn jullie openingstijden'],
  ['ok bedankt, en wat kost bezorgen', 'en wat kost bezorgen'],
  ['sorry, domme vraag maar, kan dat terug?', 'kan dat terug?'],
])('[CH-01] %s: what is asked after it', (message, asked) => {
  expect(dropAsides(message)).toBe(asked)
})

test.each(['ok bedankt!', 'laat maar', 'nee, in België', 'dank, top', 'ik zoek een lamp, liefst wit'])(
  '%s stays as it is',
  (message) => {
    expect(dropAsides(message)).toBe(message)
  },
)

test.each([
  ['geld terug duurt al 3 weken belachelijk', 'geld terug duurt al 3 weken'],
  ['wat een oplichters, ik wacht al 4 weken op mijn retour', 'ik wacht al 4 weken op mijn retour'],
  ['schandalig dat mijn bestelling er nog niet is', 'mijn bestelling er nog niet is'],
])('[CH-01] %s: what is told besides anger', (message, told) => {
  expect(dropAnger(message)).toBe(told)
})

test.each(['jullie website is belachelijk', 'belachelijk', 'waardeloze klantenservice', 'wat een drama'])(
  '%s is anger alone',
  (message) => {
    expect(dropAnger(message)).toBe(message)
  },
)
