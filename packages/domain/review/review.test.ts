import { expect, test } from 'vitest'
import { findProfanity } from '../language/profanity.ts'
import { type HoldReason, listHoldReasons, mostUnreadPerDay } from './hold-reasons.ts'
import { decideInvitationTurn } from './invitation.ts'
import { findReviewProblems, readReviewValues } from './review-form.ts'
import { calculateAverageScore, toHistogram } from './score.ts'

test.each([
  [9, 2, 4.5],
  [87, 20, 4.4],
  [13, 3, 4.3],
  [5, 1, 5],
])('[PD-02] %s stars by %s people are %s on average', (total, count, average) => {
  expect(calculateAverageScore(total, count)).toBe(average)
})

test('[PD-02] nobody is no average', () => {
  expect(calculateAverageScore(0, 0)).toBeUndefined()
})

test('[PD-02] a score that nobody gave is counted too, the highest comes first', () => {
  expect(toHistogram(new Map([[5, 3]]))).toEqual([
    { score: 5, count: 3 },
    { score: 4, count: 0 },
    { score: 3, count: 0 },
    { score: 2, count: 0 },
    { score: 1, count: 0 },
  ])
})

const calm = { isVerified: false, isFromForm: true, hasPictures: false, unverifiedToday: 0 }
const listReasons = (content: string, facts: Partial<typeof calm> = {}): HoldReason[] =>
  listHoldReasons({ name: 'Noor', title: 'Fijn', content }, { ...calm, ...facts })

test.each([
  'Ik ben er heel blij mee.',
  'Pikzwart en toch niet kil. Voor mijn nicht ook eentje besteld!',
  'Mooi.De kleur klopt ook, en bij 2.50 m hoog hangt hij goed.',
  'Mijn moeder heeft kanker en slaapt hier beter op.',
  'Maat 240 x 220 past, na 3 x wassen op 60 graden.',
  'De kwaliteit < de prijs, helaas.',
  'Flikkervrij licht, 2700 K & dimbaar.',
])('[CH-06] "%s" may be published unread', (content) => {
  expect(listReasons(content)).toEqual([])
})

test.each<[string, HoldReason]>([
  ['Wat een kutzooi.', 'profanity'],
  ['KL00TZ@KKEN!!', 'profanity'],
  ['Kuuuuut hoor', 'profanity'],
  ['Goedkoper op dekbedgigant.nl', 'link'],
  ['Zie https://winkel.example/actie', 'link'],
  ['www winkel punt example', 'link'],
  ['<b>Top</b>', 'markup'],
  ['<script>alert(1)', 'markup'],
  ['[url=x]klik[/url]', 'markup'],
  ['Bel me op 06-12 34 56 78', 'personal_data'],
  ['Mail noor@voorbeeld.example maar', 'personal_data'],
  ['Bestelling KJD1000001 kwam laat', 'personal_data'],
  ['Stort het op NL02 ABNA 0123456789', 'personal_data'],
])('[CH-06] "%s" waits for moderation: %s', (content, reason) => {
  expect(listReasons(content)).toContain(reason)
})

test('[CH-06] the name and the title are read as well as the review', () => {
  expect(listHoldReasons({ name: 'kut.nl', title: 'a', content: 'b' }, calm)).toEqual(['profanity', 'link'])
})

test('many reviews of one product in a day wait, but never those of a writer who proves the purchase', () => {
  expect(listReasons('Goed.', { unverifiedToday: mostUnreadPerDay - 1 })).toEqual([])
  expect(listReasons('Goed.', { unverifiedToday: mostUnreadPerDay })).toEqual(['flood'])
  expect(listReasons('Goed.', { unverifiedToday: mostUnreadPerDay, isVerified: true })).toEqual([])
})

test('what the form of the shop did not send waits', () => {
  expect(listReasons('Goed.', { isFromForm: false })).toEqual(['no_form'])
})

test('what comes with pictures waits, also when its writer proves the purchase', () => {
  expect(listReasons('Goed.', { hasPictures: true, isVerified: true })).toEqual(['pictures'])
})

test('a word is found once, however it is written', () => {
  expect(findProfanity('Shit, SH1T en shit!!')).toEqual(['shit'])
})

test('an order is asked about after its days, and not any more a month later', () => {
  const { from, until } = decideInvitationTurn(new Date('2026-11-30T10:00:00Z'), 14)
  expect(until).toEqual(new Date('2026-11-16T10:00:00Z'))
  expect(from).toEqual(new Date('2026-10-17T10:00:00Z'))
})

test('[VA-13] [VA-14] every field of a review is needed, and the address must be one', () => {
  const empty = readReviewValues(() => undefined)
  expect(findReviewProblems(empty)).toEqual({
    review_score: 'Dit is een verplicht veld',
    display_name: 'Dit is een verplicht veld',
    email: 'Dit is een verplicht veld.',
    review_title: 'Dit is een verplicht veld',
    review_content: 'Dit is een verplicht veld',
  })
  const filled = readReviewValues((field) => (field === 'review_score' ? '4' : 'tekst'))
  expect(findReviewProblems(filled)).toEqual({ email: 'Dit is geen geldig e-mailadres' })
  expect(findReviewProblems({ ...filled, email: ' noor@voorbeeld.example ' })).toEqual({})
})

test.each(['0', '6', '4.5', ' ', 'vijf'])('[VA-13] "%s" is not a score', (score) => {
  const values = { ...readReviewValues(() => 'noor@voorbeeld.example'), review_score: score }
  expect(findReviewProblems(values)).toEqual({ review_score: 'Dit is een verplicht veld' })
})
