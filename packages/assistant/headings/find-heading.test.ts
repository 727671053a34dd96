import { describe, expect, test } from 'vitest'
import { findHeading, findHeadingInTalk, learnMore } from './find-heading.ts'
import { headingExamples } from './heading-examples.ts'
import { learnKinds } from './learn-kinds.ts'
import { listOtherKinds } from './other-messages.ts'

describe('[CH-01] examples of messages tell which heading of the pages is asked for', () => {
  test('of the messages that are left out of the examples three in four are told', () => {
    const isLeftOut = (at: number) => at % 10 === 3
    const { rank } = learnKinds([
      ...headingExamples.map(({ heading, asked }) => ({
        name: heading,
        messages: [heading, ...asked.filter((_, at) => !isLeftOut(at))],
      })),
      ...listOtherKinds(),
    ])
    const leftOut = headingExamples.flatMap(({ heading, asked }) =>
      asked.filter((_, at) => isLeftOut(at)).map((message) => ({ heading, message })),
    )
    const told = leftOut.filter(({ heading, message }) => rank(message).fits[0]?.name === heading)
    expect(leftOut.length).toBeGreaterThan(1500)
    expect(told.length / leftOut.length).toBeGreaterThanOrEqual(0.75)
  })

  test('once they are learnt there is no more to learn', () => {
    findHeading('wanneer komt mijn pakket')
    expect(learnMore()).toBe(learnMore())
    expect(learnMore()).toBeDefined()
  })

  test.each([
    [
      'hoe kan ik retourneren',
      'het laken is al gewassen',
      'Kan ik terugsturen wat ik heb gewassen of gebruikt?',
    ],
    [
      'ik wacht op mijn geld van een retour',
      'al 3 weken',
      'Mijn retour is al terug, maar ik heb nog geen geld.',
    ],
    ['hoe kan ik betalen', 'ik heb nog een cadeaubon', 'Hebben jullie cadeaubonnen?'],
  ])('after %s, %s: the question before it counts for a part', (before, turn, heading) => {
    expect(findHeadingInTalk(turn, before)?.heading).toBe(heading)
  })

  test('nothing is asked of a composed bed in a talk of none', () => {
    expect(findHeadingInTalk('en als het niet bevalt', 'mag ik een matras proberen')?.heading).not.toContain(
      'samenstel',
    )
  })

  test('a heading as the page has it is asked for, whatever is like it', () => {
    expect(findHeading('hoe stel ik een boxspring samen')).toMatchObject({
      heading: 'Hoe stel ik een boxspring samen?',
      lead: Number.POSITIVE_INFINITY,
    })
  })

  test.each([
    ['mijn fiets is kapot'],
    ['hoi'],
    ['zwarte hanglamp onder de 60 euro'],
    ['wat is de hoofdstad van frankrijk'],
    [''],
    ['???'],
  ])('%s asks for no page, or for none that is sure', (message) => {
    expect(findHeading(message)?.lead ?? 0).toBeLessThan(1)
  })

  test('the name of goods alone asks nothing of them', () => {
    expect(findHeading('kan de hamster op het donsdekbed')).toBeUndefined()
  })

  test.each([
    [
      'poot van het bed is na drie maanden afgebroken',
      'Heb ik garantie op een boxspring die ik zelf samenstelde?',
    ],
    [
      'topper bevalt niet na 3 weken, kan die nog terug',
      'Kan ik een boxspring terugsturen die ik zelf samenstelde?',
    ],
    [
      'er zit een deuk in de kast die net is gebracht',
      'Er zit een kras of deuk in. Krijg ik korting als ik het houd?',
    ],
    [
      'hoe groot moet mn trapgat zijn voor een boxspring',
      'Wat als mijn samengestelde boxspring niet in de kamer past?',
    ],
    ['wie betaalt het retour', 'Wie betaalt het terugsturen als het jullie fout is?'],
    [
      'kan het bij de buren afgeleverd worden',
      'Mijn pakket is bij buren die ik niet ken, of ik krijg het daar niet.',
    ],
    ['mag het pakket bij de buren', 'Kan ik voorkomen dat mijn pakket naar de buren gaat?'],
  ])('%s lacks the word of a special case', (message, heading) => {
    expect(findHeading(message)?.heading).not.toBe(heading)
  })

  test('with that word the special case is asked for', () => {
    expect(findHeading('mijn zelf samengestelde boxspring terugsturen')?.heading).toBe(
      'Kan ik een boxspring terugsturen die ik zelf samenstelde?',
    )
  })

  test('a compound is seen by its letters', () => {
    expect(findHeading('hebbe jullie thuiswinkelkeurmerk')?.heading).toBe(
      'Heeft jullie winkel een keurmerk, zoals Thuiswinkel Waarborg?',
    )
  })

  test('a heading of some goods is not asked for with others', () => {
    expect(findHeading("wat kost zo'n bijzettafeltje")?.heading).not.toBe(
      'Wat kost een boxspring die ik zelf samenstel?',
    )
  })
})

test.each([
  ['ik woon in belgie trouwens maakt dat uit', 'Ik woon in Baarle. Welk land vul ik in?'],
  ['hoe hard moet mijn matras zijn', 'Welk matras past bij een kind?'],
  ['hij is vandaag goedkoper dan vorige week', 'Krijg ik korting als ik er meer van koop?'],
  ['kun je mijn bestelling opzoeken', 'Ik weet niet meer met welk adres of welke postcode ik bestelde.'],
  ['de gordijnen gaan terug, zit er een doos bij', 'Kan ik terugsturen wat ik heb gewassen of gebruikt?'],
  ['betaalverzoek sturen', 'Ik kreeg een verdachte mail of sms uit jullie naam.'],
  ['is die kogelbarbecue op gas of op houtskool', 'Mag ik barbecueën op mijn balkon?'],
])('[CH-01] “%s” lacks the word without which it does not ask: %s', (message, heading) => {
  expect(findHeading(message)?.heading).not.toBe(heading)
})

test('[CH-01] no message stands as an example of two headings, nor twice with one', () => {
  const all = headingExamples.flatMap(({ asked }) => asked.map((message) => message.toLowerCase()))
  const twice = all.filter((message, at) => all.indexOf(message) !== at)
  expect(twice).toEqual([])
})
