import { expect, test } from 'vitest'
import { dropAsides } from './small-talk.ts'

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
