import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from '../demo-shop.ts'
import { talkTo } from '../talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (...turns: readonly [string, ...string[]]) => talkTo(shop, turns)
const titles = (products: readonly { title: string }[]) => products.map(({ title }) => title).join(' ')

describe('[CH-01] what is meant instead takes the place of the goods before it', () => {
  test.each([
    ['logeerbed', 'nee zonder bed, alleen matras bedoel ik', /^(?:Matras \S+ \S+ ?)+$/],
    ['boxspring', 'nee zonder boxspring, alleen een topper', /^(?:Topper \S+ ?)+$/],
    ['hoeslaken', 'niet een hoeslaken, ik bedoel een molton', /^Matrasbeschermer/],
    ['tafellamp', 'ik wil geen tafellamp maar een hanglamp', /^(?:Hanglamp \S+ ?)+/],
    ['dekbed', 'zonder dons maar wel warm', /^(?:Dekbed \S+ ?)+$/],
  ])('%s, %s', async (goods, turn, shown) => {
    expect(titles((await talk(goods, turn)).products)).toMatch(shown)
  })

  test('a molton for a topper is no topper', async () => {
    const { products } = await talk('ik wil een molton', 'nee sorry voor een topper van 180x200')
    expect(titles(products)).toMatch(/^Matrasbeschermer/)
  })
})

describe('[CH-01] what goes with the goods before it has their size', () => {
  test.each([
    ['doe je ook bedden van 120 breed', 'met matras erbij?', /^Matras/, '120x200'],
    ['boxspring 160x200', 'en een topper erop', /^Topper/, '160x200'],
  ])('%s, %s', async (goods, turn, shown, size) => {
    const { products } = await talk(goods, turn)
    expect(titles(products)).toMatch(shown)
    expect(products[0]?.link).toContain(size)
  })
})

describe('[CH-01] goods and what goes with them are summed up together', () => {
  test.each([
    ['nachtkastje', 'en een lamp erbij', 'samen onder 100', /1 nachtkastje van .+ 1 \p{L}*lamp van /u],
    ['boxspring 160x200', 'en een topper erop', 'hoeveel is dat bij elkaar', /1 boxspring .+ 1 topper /u],
  ])('%s, %s, %s', async (goods, more, turn, said) => {
    expect((await talk(goods, more, turn)).text).toMatch(said)
  })

  test('a cover that is made longer has the price of the make that fits', async () => {
    const { text } = await talk('dekbed 200x200', 'en een overtrek erbij', 'wat kost dat samen')
    expect(text).toMatch(
      /1 dekbed \(200 x 200 cm\) van € 19,95 .* en 1 overtrek \(200 x 200 cm\) van € 21,95/,
    )
  })

  test('what was not meant is no part of a sum', async () => {
    const { text } = await talk('dekbed', 'ik wil geen dekbed maar een overtrek', 'wat kost dat samen')
    expect(text).not.toMatch(/1 dekbed /)
  })
})

describe('[CH-01] a superlative right after goods is asked of these', () => {
  test.each([
    ['topper 180x200', 'welke van die is het dikst', /^Het dikst: Topper traagschuim \(10 cm\)/],
    ['toppers', 'wat is de dikste', /^Het dikst: Topper traagschuim \(10 cm\)/],
    ['handdoeken', 'welke zijn de dikste', /^Het dikst: Handdoek Zwaar/],
    ['vazen', 'welke van die is het hoogst', /38 cm/],
    ['vloerlamp', 'tot 1.60 m hoog', /^Het laagst: Vloerlamp/],
    ['kast', 'max 1,20 breed', /^Het smalst: Nachtkastje/],
  ])('%s, %s', async (goods, turn, said) => {
    expect((await talk(goods, turn)).text).toMatch(said)
  })

  test('how soft bed linen is, a page tells', async () => {
    const { links } = await talk('bedlinnen satijn', 'welke van die is het zachtst')
    expect(links.map(({ title }) => title)).toContain('Welk beddengoed is het zachtst?')
  })
})

describe('[CH-01] how goods should be is no question to a page', () => {
  test.each([
    ['nachthemd dames', 'maat 44 hebben jullie dat', /^Slaapshirt/],
    ['pyjama heren', 'heb je ook maat 52', /^Pyjama/],
    ['2 persoons dekbed onder de 60', 'en als het anti allergie moet zijn', /^Dekbed Helderlucht$/],
    ['kerstbomen', 'tot 1,80 hoog', /^Kerstboom/],
    ['ik zoek iets voor mijn moeder', 'ze heeft het altijd koud', /^Dekbed/],
  ])('%s, %s', async (goods, turn, shown) => {
    const { products, text } = await talk(goods, turn)
    expect(titles(products)).toMatch(shown)
    expect(text).not.toContain('€ 2,-')
  })
})

test('[CH-01] what somebody wants to send back is told of the goods that a turn names', async () => {
  const { text, hand_over } = await talk('ik wil iets retourneren', 'het is een dekbed')
  expect(text).toMatch(/^Ja\. Laat binnen veertien dagen/)
  expect(hand_over).toBeNull()
})
