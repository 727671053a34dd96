import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

/** Says one message, and returns the reply with plain spaces. */
async function talk(message: string) {
  const reply = await shop.say(message)
  return { ...reply, text: reply.message.content.replaceAll('\u00a0', ' ') }
}

describe("[CH-01] what the shop's own pages say", () => {
  test.each([
    ['mijn code werkt niet', '/kortingscode/#mijn-code-werkt-niet-wat-nu'],
    [
      'betaling mislukt maar geld is wel afgeschreven',
      '/service/veelgestelde-vragen/#er-is-geld-afgeschreven-maar-ik-zie-geen-bestelling',
    ],
  ])('%s: the part under the heading that says it', async (message, path) => {
    expect((await talk(message)).links.map((link) => link.path)).toContain(path)
  })

  test('the verdict under a heading comes first, and no other question is answered', async () => {
    const { text, products } = await talk('boxspring op maat kan ik die nog annuleren of terugsturen')
    expect(text).toMatch(/^Nee[.,]/)
    expect(text).toContain('geen bedenktijd')
    expect(products).toEqual([])
  })

  test.each(['hebben jullie een kortingscode', 'welke kortingscodes gelden er nu'])(
    '%s: the public codes with their terms',
    async (message) => {
      const { text } = await talk(message)
      expect(text).toContain('WELKOM10: 10% korting. Vanaf € 50')
      expect(text).not.toContain('null')
    },
  )

  test("a code of one's own is not a question for the public ones", async () => {
    expect((await talk('waar vul ik mijn kortingscode in')).text).not.toContain('WELKOM10')
  })

  test('the newsletter gives what its page says', async () => {
    expect((await talk('krijg ik korting bij de nieuwsbrief')).text).toContain('Tegoed van € 5')
    expect((await talk('hoe meld ik me af voor de nieuwsbrief')).text).not.toContain('Tegoed')
  })
})

describe('[CH-01] who asks something of the service is not answered with goods beside it', () => {
  test.each([
    ['dat dekbed is bij een andere winkel goedkoper, passen jullie de prijs aan', /^Nee, onze prijs/u],
    ['ik heb maar één kussensloop nodig, is er een minimumbedrag', /^Een minimumbedrag is er niet/u],
  ])('%s', async (message, says) => {
    const { text, products } = await talk(message)
    expect(text).toMatch(says)
    expect(products).toEqual([])
  })

  test('a firmness is told to whoever tells a weight, however soft a hotel is', async () => {
    const { text } = await talk('zacht hotelgevoel met 130 kilo, kan dat')
    expect(text).toContain('past stevig')
  })

  test('mattresses that spring back are shown to whoever turns a lot, and none that shapes itself', async () => {
    const { text, products } = await talk('ik woel veel, welk matras')
    expect(text).toContain('meteen terugveert')
    expect(products.map(({ title }) => title).join()).not.toMatch(/traagschuim/iu)
  })
})

describe('[CH-01] of rights nothing is told that is not of the shop', () => {
  test('a quarrel with a landlord gets no page of the shop', async () => {
    const { text, links, hand_over } = await talk('mijn verhuurder weigert het natte matras te betalen')
    expect(text).toMatch(/^Juridisch advies kan ik je niet geven/u)
    expect(links).toEqual([])
    expect(hand_over).not.toBeNull()
  })

  test('whoever thinks to have a right to a free return hears what it costs', async () => {
    expect((await talk('heb ik als student recht op gratis retour')).text).toContain('op eigen kosten')
  })
})
