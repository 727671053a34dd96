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
