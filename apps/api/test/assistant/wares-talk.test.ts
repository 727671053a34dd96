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

test('[CH-01] [API-12] what strangers asked of wares and their words is answered rightly', async () => {
  const wrong = await listWrong(shop, readQuestions('wares.jsonl'))
  expect(wrong).toEqual([])
})

describe('[CH-01] goods are put in order by the figures of their pages', () => {
  test.each([
    ['wat is jullie dikste topper', /^Het dikst: Topper traagschuim \(10 cm\)/],
    ['dikste handdoek', /^Het dikst: Handdoek Zwaar \(700 gram per m²\)\. Daarna: Handdoek Dik \(600/],
    ['lichtste badjas', /^Het lichtst: Badjas Wafel \(220 gram per m²\)/],
    ['hoogste matras', /^Het hoogst: Matras Micropocket Weelde \(28 cm\)/],
    ['hoogste kerstboom', /^Het hoogst: Kerstboom Dennehof \(240 cm\)/],
    ['laagste hoofdkussen', /^Het laagst: Hoofdkussen Traag \(7 cm\)/],
    ['hoogste boxspring', /^Het hoogst: Boxspringset \S+ \(69 cm\)/],
  ])('%s', async (message, said) => {
    const { text, products } = await talk(message)
    expect(text).toMatch(said)
    expect(products.length).toBeGreaterThan(0)
  })
})

describe('[CH-01] prices are those of the make that is asked for', () => {
  test('a range is that of the size', async () => {
    const whole = await talk('wat kost een matras')
    const wide = await talk('wat kost een matras 180x200')
    expect(whole.text).toMatch(/De prijzen lopen van € 94,95 tot/)
    expect(wide.text).toMatch(/De prijzen lopen van € 239,- tot/)
  })

  test('goods whose smallest make costs less are found by the make within the range', async () => {
    const { text, products } = await talk('handdoeken tussen 20 en 30 euro')
    expect(text).toMatch(/^Ik vond \d+ artikelen tussen € 20,- en € 30,-/)
    expect(products.every(({ price }) => price.price >= 20 && price.price <= 30)).toBe(true)
    expect(new Set(products.map(({ link }) => link)).size).toBe(products.length)
  })

  test('what costs more in the size and color that are asked for is not found', async () => {
    const { products } = await talk('hoeslaken 160x210 wit onder 20 euro')
    expect(products.every(({ link, price }) => /maat=160x2[01]0/.test(link) && price.price <= 20)).toBe(true)
  })

  test('how many there are is told by the page', async () => {
    const { text } = await talk('hoeveel heb je nog van plaid Mos')
    expect(text).toMatch(/^Hoeveel er nog zijn, zie je op de productpagina/)
  })
})

describe('[CH-01] how somebody lies says which firmness suits a weight', () => {
  test.each([
    ['buikslaper 70 kg matras', /^Bij 70 kilo past medium als je op je buik ligt/],
    ['ik weeg 130 en lig op mijn zij', /^Bij 130 kilo past stevig als je op je zij ligt/],
    [
      'mijn vrouw weegt 58 kg en ik 98 kg, welke stevigheid',
      /^Bij 58 kilo past zacht\. Bij 98 kilo past medium\. Neem/,
    ],
  ])('%s', async (message, said) => {
    const { text } = await talk(message)
    expect(text).toMatch(said)
  })
})

describe('[CH-01] what is said of goods holds for those that are shown', () => {
  test('a range of prices has the price of each of them', async () => {
    expect((await talk('vloerkleed hoogpolig wat kost dat')).text).toMatch(/De prijzen lopen van € 41,95 tot/)
  })

  test('what has a cloth in its name is of that cloth', async () => {
    const { text, products } = await talk('bamboe lakens zijn die er')
    expect(text).not.toContain('Precies zo')
    expect(products.map(({ title }) => title)).toEqual(['Hoeslaken bamboe Riet'])
  })

  test('of two colors that nothing has together the first counts, and that is said', async () => {
    const { text } = await talk('dekbedovertrek roze met wit lits-jumeaux')
    expect(text).toMatch(/^Precies zo heb ik het niet\..*\(oudroze, lits-jumeaux\)/)
  })

  test('beside what makes towels the softest, such towels are shown', async () => {
    const { text, products } = await talk('ik zoek de zachtste handdoeken')
    expect(text).toContain('ongedraaid garen')
    expect(products[0]?.title).toBe('Handdoek Zachtdraai')
  })

  test('goods of a make that is also a name are not sold', async () => {
    expect((await talk('ligt het matras van emma op voorraad')).text).toMatch(/^Emma hebben we niet/)
  })
})
