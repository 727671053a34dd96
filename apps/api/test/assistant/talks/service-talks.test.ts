import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from '../demo-shop.ts'
import { talkTo } from '../talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (...turns: readonly [string, ...string[]]) => talkTo(shop, turns)

describe('[CH-01] one word does not lead to another subject', () => {
  test.each([
    ['vaas kwam binnen met een barst, verpakking al weggegooid', /^Vervelend\. Maak een foto/],
    ['tijdens het uitpakken merkten we dat er een deuk in het nachtkastje zit', /^Vervelend\. Maak een foto/],
    ['fout adres ingevuld, het moet 12b zijn in plaats van 12a', /^Schrijf of bel ons.*adres/],
    ['de zon schijnt recht op mijn bed, hebben jullie gordijnen die donker maken', /^(?!Juridisch)/],
    ['wat is de prijs van een boxspring met opbergruimte compleet met topper', /Boxspringset Haven/],
    [
      'als zzp’er kocht ik vijf lampen, kan ik er twee terugsturen',
      /^De wettelijke bedenktijd.*voor consumenten/,
    ],
    ['komt in drie keer betalen bij het bkr, word ik ergens geregistreerd', /BKR/],
    [
      'mag ik jullie aanklagen als die bezorger mijn voordeur beschadigd heeft',
      /Meld het.*\nJuridisch advies/,
    ],
    ['we wonen in leuven en zoeken een matras 140x200 onder de 300 euro, wat hebt ge', /tot en met € 300/],
    ['zoek iets voor kerst tot 20 euro', /tot en met € 20/],
  ])('%s', async (message, told) => {
    expect((await talk(message)).text).toMatch(told)
  })

  test('so many pieces are not broken', async () => {
    const { text } = await talk('ik zoek een stuk of zes badjassen, wit')
    expect(text).toMatch(/^Ik vond[\s\S]*wit/)
    expect(text).not.toContain('Vervelend')
  })
})

describe('[CH-01] a turn about what was told is answered with that', () => {
  test.each([
    [['kan ik met riverty betalen', 'en als mijn dochter van 16 het bestelt'], /achttien jaar of ouder/],
    [['spiegel kapot aangekomen', 'moet ik hem zelf opsturen'], /^We halen het op of vergoeden het porto/],
    [['ik wil de plaid retourneren', 'en wanneer krijg ik dan mijn geld'], /^Binnen veertien dagen/],
    [
      ['wordt een boxspring naar boven gebracht', 'en zetten ze m ook in elkaar'],
      /in elkaar zetten|monteren/i,
    ],
    [['vaas', 'hoeft niet groot te zijn'], /klein/],
    [['mijn pakket is zoek', 'wat moet ik nu doen'], /zoeken we het uit met de vervoerder/],
  ] as const)('%s', async (turns, told) => {
    const [first, ...others] = turns
    expect((await talk(first, ...others)).text).toMatch(told)
  })

  test('when an order comes is asked of the form after its number', async () => {
    const { text } = await talk('bestelling KJD7654321', 'waar is ze nu')
    expect(text).toMatch(/^Ik kijk graag hoe je bestelling staat/)
  })
})

describe('[CH-01] each of two things that are asked is told', () => {
  test.each([
    ['kunnen jullie de oude matras meenemen en de kast monteren', /^Ja, voor € 25[\s\S]*monteren hoort niet/],
    [
      'komt er iemand langs om het bed op te meten en de lampen aan te sluiten',
      /opmeten hoort niet[\s\S]*ophangen en aansluiten/,
    ],
    [
      'verschil tussen percal en satijn? en wat kreukt minder',
      /^Percal[\s\S]*satijn[\s\S]*kreuken het minst/,
    ],
    [
      'welke stoffen kan ik kiezen bij een boxspring en mag ik eerst stalen',
      /twaalf[\s\S]*Stalen zijn gratis/i,
    ],
  ])('%s', async (message, told) => {
    expect((await talk(message)).text).toMatch(told)
  })
})

test('[CH-01] when goods come that are ordered now is told of these goods', async () => {
  const { text, products } = await talk('hoe snel heb ik een dekbed in huis als ik nu bestel')
  expect(text).toMatch(/Dekbed \S+: te bestellen\./)
  expect(products.length).toBeGreaterThan(0)
})

test('[CH-01] a feast has a page of its own', async () => {
  expect((await talk('is de lamp voor pakjesavond binnen')).text).toMatch(/^Bij elk artikel staat wanneer/)
})
