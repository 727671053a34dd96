import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

async function ask(message: string) {
  const { message: said, products, links, hand_over } = await shop.say(message)
  return {
    text: said.content.replaceAll('\u00a0', ' '),
    titles: products.map(({ title }) => title),
    paths: links.map(({ path }) => path),
    handsOver: hand_over !== null,
  }
}

describe('[CH-01] what no page tells', () => {
  test.each(['kunnen jullie mijn plafond verven', 'kunnen jullie mijn hond uitlaten'])(
    '%s: it is not done as far as anybody knows, and a person is offered',
    async (message) => {
      const { text, titles, handsOver } = await ask(message)
      expect(text).toContain('Dat staat niet bij wat we doen')
      expect({ titles, handsOver }).toEqual({ titles: [], handsOver: true })
    },
  )

  test('beside goods both are answered', async () => {
    const { text, titles, handsOver } = await ask('verkopen jullie plaids en kunnen jullie ze borduren')
    expect(text).toContain('hoort niet bij wat we doen')
    expect(titles[0]).toMatch(/^Plaid/)
    expect(handsOver).toBe(true)
  })

  test('a page about something else is not an answer', async () => {
    const { text, handsOver } = await ask('kan de hamster op het donsdekbed')
    expect(text).toContain('weet ik niet zeker')
    expect(handsOver).toBe(true)
  })

  test('what a page leaves open is said', async () => {
    const { text, handsOver } = await ask('wat kost bezorgen van een boxspring met montage')
    expect(text).toMatch(/monteren hoort niet bij wat we doen/iu)
    expect(handsOver).toBe(true)
  })

  test('a question about a price asks for nothing that could be unsold', async () => {
    expect((await ask('ik zag hem goedkoper bij een andere winkel')).text).not.toContain('verkopen we niet')
  })
})

describe('[CH-01] what pages and the catalogue tell', () => {
  test('a way to pay that the page does not name is refused', async () => {
    expect((await ask('kan ik contant betalen')).text).toMatch(/^Nee, contant betalen/)
    expect((await ask('kan ik met paypal betalen')).text).not.toMatch(/^Nee/)
  })

  test('all that costs less stands together, and there is no discount for some', async () => {
    const deals = await ask('zijn er nu acties')
    expect(deals.paths).toContain('/aanbiedingen/')
    expect(deals.text).not.toContain('aparte korting')
    expect((await ask('krijgen senioren korting')).text).toContain(
      'aparte korting daarvoor noemen we nergens',
    )
  })

  test('what somebody sent back is not a new thing', async () => {
    const { titles } = await ask('nieuwste tafellampen')
    expect(titles.length).toBeGreaterThan(1)
    expect(titles.filter((title) => /retour/i.test(title))).toEqual([])
  })

  test('a product of its own color is meant, where one is named so', async () => {
    expect((await ask('is fauteuil kom er ook in oker')).text).toMatch(/^Ja, Fauteuil Kom oker/)
  })

  test('a bed in which feet are cold is not looked for', async () => {
    expect((await ask('koude voeten in bed')).text).toMatch(/^Tegen de kou/)
  })

  test('others’ opinion of a kind is its best rated', async () => {
    const { text, titles } = await ask('wat zeggen klanten over jullie toppers')
    expect(text).toMatch(/^Het best beoordeeld/)
    expect(titles[0]).toMatch(/^Topper/)
  })

  test('a present of ten euros costs about so much', async () => {
    const { text, titles } = await ask('een kado van een tientje')
    expect(text).toContain('tussen € 8,- en € 12,-')
    expect(titles).not.toEqual([])
  })

  test('with two bodies in one breath each has its firmness', async () => {
    expect((await ask('mijn zoon is 120 en ik 58 kilo, welk matras')).text).toMatch(/120 kilo.*58 kilo/s)
  })
})
