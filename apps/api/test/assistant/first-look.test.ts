import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'
import { readQuestions } from './judge-answer.ts'
import { listWrong, talkTo } from './talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (...turns: readonly [string, ...string[]]) => talkTo(shop, turns)

test('[CH-01] [API-12] 56 of 60 that a stranger wrote are answered rightly', async () => {
  const questions = readQuestions('first.jsonl')
  expect(questions).toHaveLength(60)
  const wrong = await listWrong(shop, questions)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4)
})

describe('[CH-01] goods that cost less', () => {
  test('only these are shown, and the next message keeps to them', async () => {
    const { products, text, subject } = await talk('afgeprijsde hoeslakens')
    expect(text).toContain('(afgeprijsd)')
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(({ price }) => price.price_old !== null)).toBe(true)
    const { products: white } = await shop.say('in het wit', subject)
    expect(white.every(({ price }) => price.price_old !== null)).toBe(true)
  })

  test('the one with the highest discount comes first', async () => {
    const { products, text } = await talk('hoogste korting op dekbedovertrekken')
    const percents = products.map(({ price }) => price.discount_percent ?? 0)
    expect(percents[0]).toBe(Math.max(...percents))
    expect(text).toContain(products[0]?.title)
  })

  test('a kind without any says so', async () => {
    const { text } = await talk('dressoir met korting')
    expect(text).toContain('“afgeprijsd” vond ik niets')
  })

  test.each(['krijg ik korting als ik twee dekbedden koop', 'geldt de kortingscode ook voor een matras'])(
    '%s asks for rules, and for no goods',
    async (message) => {
      expect((await talk(message)).products).toEqual([])
    },
  )
})

describe('[CH-01] offers and brands', () => {
  test.each([
    ['2+2 gratis hoe werkt dat', 'twee goedkoopste zijn gratis', '/2-plus-2-gratis/'],
    ['wat is de deal van vandaag', 'tot middernacht', '/deal-van-de-dag/'],
  ])('%s', async (message, says, path) => {
    const { text, links, products } = await talk(message)
    expect(text).toContain(says)
    expect(links.map((link) => link.path)).toEqual([path])
    expect(products.length).toBeGreaterThan(0)
  })

  test('what holds for goods of an offer is a question about the service', async () => {
    expect((await talk('kan ik iets uit de outlet terugsturen')).products).toEqual([])
  })

  test('the brands of a kind are named, and none that it has not', async () => {
    const { text } = await talk('welke merken boxsprings hebben jullie')
    expect(text).toBe('Het merk is Duinrust.')
  })
})

describe('[CH-01] talks keep to what they are about', () => {
  test('a size that was asked of one product counts for its price', async () => {
    const { text } = await talk(
      'heb je een wollen dekbed',
      'ook in 240x200?',
      'wat kost de goedkoopste daarvan',
    )
    expect(text).toContain('240 x 200 cm')
  })

  test('a word that nothing here has says no more than itself', async () => {
    const { text, products } = await talk('grijze badjas', 'voor dames')
    expect(text).not.toContain('verkopen we niet')
    expect(products.every(({ title }) => title.startsWith('Badjas'))).toBe(true)
  })

  test('after a superlative the one that it named is meant', async () => {
    const { products } = await talk('goedkoopste dekbed', 'hoe zwaar is die')
    expect(products).toHaveLength(1)
  })

  test('what one product is not in, others of its kind are', async () => {
    const { text, products } = await talk('nachtkastje wit', 'heb je die ook in hout')
    expect(text).toMatch(/^Nee/)
    expect(products.map(({ title }) => title)).toContain('Nachtkastje Twee laden noten')
  })

  test('softer than what was shown is a wish for soft ones', async () => {
    const { text, products } = await talk('hoofdkussen stevig voor rugslaper', 'en eentje zachter')
    expect(text).toContain('zacht')
    expect(products.every(({ title }) => title.startsWith('Hoofdkussen'))).toBe(true)
    expect(products.length).toBeGreaterThan(0)
  })

  test('the price alone is that of what was shown', async () => {
    expect((await talk('dekbedovertrek met bloemen', 'en de prijs?')).text).toContain('€')
  })
})

describe('[CH-01] goods for a need', () => {
  test.each([
    ['ik heb het altijd warm, welk dekbed', 'klasse 4'],
    ['welk dekbed voor de winter raad je aan', 'klasse 1'],
    ['elektrische boxspring 180x200', 'elektrisch verstelbaar'],
    ['hoeslaken splittopper', 'voor een splittopper'],
    ['strijkvrij overtrek 2 persoons', '(strijkvrij, tweepersoons)'],
    ['dekbedovertrek voor een meisje van 6', 'voor kinderen'],
    ['kussen bij nekklachten', 'huisarts'],
  ])('%s: goods, and what makes them fit', async (message, says) => {
    const { text, products } = await talk(message)
    expect(text).toContain(says)
    expect(products.length).toBeGreaterThan(0)
  })

  test.each([
    ['grijze badjas', 'In “grijs” vond ik niets'],
    ['turquoise dekbedovertrek', 'Precies zo heb ik het niet'],
    ['gouden spiegel', 'Precies zo heb ik het niet'],
  ])('%s: a shade that only comes near is said to be another', async (message, says) => {
    expect((await talk(message)).text).toContain(says)
  })

  test('a set is what it is a set of', async () => {
    const { products } = await talk('lakenset flanel')
    expect(products.map(({ title }) => title)).toEqual(['Hoeslaken flanel Knus'])
  })

  test('a Belgian town is answered beside the day', async () => {
    expect((await talk('leveren jullie op zaterdag in Antwerpen')).text).toMatch(/België.*zaterdag/s)
  })

  test.each([
    'wat als mijn pakket niet aankomt',
    'wat als mijn pakje onderweg blijft',
    'wat als mijn bestelling onderweg vastzit',
    'wat als ik mijn bestelling nog steeds niet heb gekregen',
  ])('%s: what may happen is told, and no order asked for', async (message) => {
    expect((await talk(message)).ask).toBeNull()
  })

  test('a voucher that a page explains is not refused', async () => {
    expect((await talk('gratis waardebon bij elke bestelling wat is dat')).text).toContain('code van € 5')
  })

  test('several of a thing of another trade are not sold either', async () => {
    expect((await talk('verkopen jullie tvs')).text).toContain('verkopen we niet')
  })
})
