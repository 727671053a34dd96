import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from '../demo-shop.ts'
import { talkTo } from '../talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (...turns: readonly [string, ...string[]]) => talkTo(shop, turns)

describe('[CH-01] no answer says word for word what one shortly before it said', () => {
  test.each([
    ['mijn boxspring kraakt', 'poten zitten vast'],
    ['wanneer krijg ik mijn geld terug', 'het is al twee weken geleden', 'ik wacht al zo lang'],
    ['wil mijn bestelling annuleren', 'hij is al onderweg', 'dus dan kan het niet meer??'],
    ['kunstplant', 'en een echte?', 'en wat dacht je van een monstera'],
  ])('%s, %s', async (...turns) => {
    const said: string[] = []
    for (let count = 1; count <= turns.length; count += 1) {
      const [first, ...rest] = turns.slice(0, count)
      said.push((await talk(first ?? '', ...rest)).text)
    }
    expect(new Set(said).size).toBe(said.length)
  })

  test('what of it tells the turn is said', async () => {
    expect((await talk('hoe vaak moet ik mijn matras draaien', 'en een topper')).text).toBe(
      'Een topper keer je even vaak.',
    )
    expect((await talk('wat kost verzenden', 'en een boxspring')).text).toMatch(/^Dat is een groot meubel/)
  })

  test.each(['en mijn adres?', 'en mijn telefoonnr?'])('%s is changed where a password is', async (turn) => {
    const { text, hand_over } = await talk('hoe kan ik mijn wachtwoord wijzigen', turn)
    expect(text).toMatch(/^Daar zie en verander je je naam, telefoonnummer/)
    expect(hand_over).toBeNull()
  })

  test('a person is offered where no more is known', async () => {
    const { text, hand_over } = await talk('mijn boxspring kraakt', 'poten zitten vast')
    expect(text).toContain('meer dan wat hierboven staat, weet ik er niet van')
    expect(hand_over).not.toBeNull()
  })

  test('who gives an order number is asked for the rest of it', async () => {
    const { text, ask } = await talk('is mijn bestelling al verzonden', 'mijn nummer is KJD0012345')
    expect(text).toMatch(/^Vul het hier in/)
    expect(ask).toBe('order')
  })
})

describe('[CH-01] a turn that asks nothing is answered as such', () => {
  test.each([
    ['wanneer krijg ik mijn geld terug', 'dit is echt belachelijk', /^Het spijt me/],
    ['mijn bestelling staat al een week op verwerkt', 'wtf is dit', /^Het spijt me/],
    ['verkopen jullie eetkamerstoelen', 'jammer', /^Dat is jammer/],
    ['bedankt', 'oh nog iets', /^Vertel maar/],
    ['poef', 'wat anders', /^Vertel maar/],
    ['wat kost bezorgen', 'meen je dat serieus?', /^Zo staat het bij ons/],
    ['wat kost bezorgen', 'ok duidelijk', /^Fijn/],
    ['bedankt voor niets', 'jullie chat snapt niks', /^Ik snap dat je ontevreden bent/],
    ['bedankt', 'dankjewel', /^Graag gedaan/],
  ])('%s, %s', async (first, second, said) => {
    const { text, ends } = await talk(first, second)
    expect(text).toMatch(said)
    expect(ends).toBe(false)
  })
})

describe('[CH-01] what a turn points at', () => {
  test.each([
    ['overtrekken in flanel', 'en in het blauw', 'hoeveel kost da', /^Dekbedovertrek Waterlijn: vanaf/],
    ['vloerkleed 200x290', 'welke pluist het minst', undefined, /^Dat staat niet bij deze artikelen/],
    ['plaid wol', 'prikt dat niet', undefined, /^Dat staat niet bij Plaid/],
    ['badjas maat m', 'lang model', undefined, /artikelen/],
    ['kussen', 'welke is de beste', undefined, /^Het best beoordeeld: Hoofdkussen/],
    ['handdoeken grijs', 'doe maar 6', undefined, /^6 keer Handdoek/],
    ['dekbedovertrek 140x200', 'en een kussensloop', undefined, /^Ik vond/],
    ['kamerplant', 'en wat dacht je van een monstera', undefined, /^Precies zo heb ik het niet/],
    ['boxspring 160x200', 'wanneer in huis', undefined, /^Boxspring Rivierduin: vanaf/],
    ['topper', 'is die goed', undefined, /sterren/],
    ['kussensloop 60x70', 'wit satijn', '2 stuks hoeveel', /^2 keer Kussensloop Helder wit van € 14,95/],
    ['matras medium', 'wat is medium', undefined, /^Het verschil is hoe ver je wegzakt/],
    ['kinderdekbed', '100x135', 'anti allergisch', /artikelen|buurt/],
    ['mag een wollen dekbed in de was', 'en drogen?', undefined, /Dekbed Schapenwei: .*drogen/],
  ])('%s, %s: goods that were shown', async (first, second, third, said) => {
    const { text } = await talk(first, second, ...(third === undefined ? [] : [third]))
    expect(text).toMatch(said)
  })

  test('a price that is asked for in one word is that of what was spoken of', async () => {
    const turns = ['kunnen jullie ook oude bed meenemen', 'en de bodem', 'gratis?'] as const
    expect((await talk(...turns)).text).toContain('€ 25 per stuk')
  })

  test.each([
    ['mijn matras ruikt raar', 'is al een week', /weet ik er niet van/],
    ['heb spijt van aankoop', 'bed staat al in elkaar', /weet ik er niet van|halen we op bij je thuis/],
    ['pakket kwijt', 'krijg ik mn geld terug', /we sturen het opnieuw of betalen terug/],
    ['ik wil met een mens praten', 'zondag ook?', /^Nee, dan zijn we gesloten/],
    ['matras omdraaien', 'hoe vaak', /drie maanden/],
    ['er is geld afgeschreven maar ik zie geen bestelling', 'hoe lang wachten', /na een uur/],
    ['mijn pakket is zoek', 'en nu??', /^Dit is wat ik ervan weet/],
    ['wil mijn bestelling annuleren', 'dus wat moet ik nu doen', /herroepen/i],
    ['bestellen jullie in duitsland ook', 'en zwitserland', /alleen in Nederland en België/],
    ['ik heb te veel betaald', 'krijg ik dat vanzelf terug', /^Je geld raakt niet kwijt/],
    ['is er garantie op die lamp', 'hoelang', /^In België heb je minstens twee jaar/],
  ])('%s, %s: it is no other question', async (first, second, said) => {
    const { text, ask } = await talk(first, second)
    expect(text).toMatch(said)
    expect(ask).toBeNull()
  })

  test('what disappoints after a complaint is no wish', async () => {
    const { text, products } = await talk('ik ben niet tevreden', 'het matras is veel te zacht')
    expect(text).toContain('veertien dagen na ontvangst')
    expect(products).toEqual([])
  })

  test('something else may follow what is let go', async () => {
    const { products } = await talk('bureaustoel', 'ok laat maar dan een nachtkastje wit')
    expect(products.map(({ title }) => title).join()).toContain('Nachtkastje')
    expect((await talk('kan je een bed in elkaar zetten', 'dan niet')).text).toMatch(/^Geen probleem/)
  })

  test('where to send what one has of damage is said', async () => {
    const { text, links } = await talk(
      'mijn lamp is kapot aangekomen',
      "heb al foto's gemaakt waar stuur ik die heen",
    )
    expect(text).toContain('foto op de mail')
    expect(links.map(({ title }) => title)).toContain('Contactformulier')
  })

  test('what sending back costs is no cost of delivery', async () => {
    const turns = ['mag ik een matras proberen', 'en als ie te hard is', 'kost dat iets'] as const
    expect((await talk(...turns)).text).toContain('Grote meubels halen we op')
  })

  test('a price is no answer to anything else that is asked of goods', async () => {
    const { text, hand_over } = await talk('dekbed 140x200', 'is die eerste geschikt voor een hond')
    expect(text).toMatch(/^Dat staat niet bij Dekbed Wolk/)
    expect(hand_over).not.toBeNull()
  })
})
