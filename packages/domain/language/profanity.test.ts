import { expect, test } from 'vitest'
import { findProfanity } from './profanity.ts'

test.each([
  ['wat een kutwinkel', 'kutwinkel'],
  ['KUTMATRAS', 'kutmatras'],
  ['f u c k you', 'fuck'],
  ['f.u.c.k', 'fuck'],
  ['k-u-t', 'kut'],
  ['fuuuuck', 'fuck'],
  ['sh1t', 'shit'],
  ['$h!t', 'shit'],
  ['kl00tzak', 'klootzak'],
  ['fu\u200bck', 'fuck'],
  ['ｆｕｃｋ', 'fuck'],
  ['hóér', 'hoer'],
  ['jij bent een debiel', 'debiel'],
  ['you are an asshole', 'asshole'],
])('[CH-06] %s is bad language', (text, word) => {
  expect(findProfanity(text)).toContain(word)
})

test.each([
  'Dekbedovertrek in pikzwart, 140x200',
  'een kutil van katoen',
  'de lamp is flikkervrij',
  'kakikleurig gordijn',
  'matras voor een zware man',
  'hoeslaken 90 x 200 cm, maat S M L',
  'Scunthorpe',
  'assortiment klassiek',
  'ik ben ziek: kanker',
  'shiitake op een schort',
  'is er een shitake print',
  'mijn nicht heet Dick',
  'a b c d e',
  '',
])('[CH-06] %s is not', (text) => {
  expect(findProfanity(text)).toEqual([])
})
