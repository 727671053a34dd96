import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from '../demo-shop.ts'
import { talkTo } from '../talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (turns: string) => talkTo(shop, turns.split(' > ') as [string, ...string[]])

describe('[CH-01] goods that have a word of the wish in their names come first', () => {
  test.each([
    ['ik zoek een overtrek 240x220 met palmen, lekker zomers', 'Dekbedovertrek Palmhof'],
    ['dekbedhoes met herfstbladeren', 'Dekbedovertrek Nachttuin'],
    ['overtrek met hartjes voor mijn dochter van 7', 'Dekbedovertrek Regenbui'],
    ['badjas tot de knie in maat l, niet wit', 'Badjas Reis'],
    ['ik zou graag een donsdeken hebben van 240 op 220, nen warme voor de winter', 'Dekbed Lichtvlucht'],
    [
      'zoek dekbedovertrek 240x220 met bloemetjes, liefst katoen en niet al te druk',
      'Dekbedovertrek Bloesemwei',
    ],
    ['hanglamp rotan boven de eettafel, niet te donker', 'Hanglamp Vlecht'],
  ])('%s: %s', async (message, title) => {
    expect((await talk(message)).products[0]?.title).toBe(title)
  })
})

describe('[CH-01] a value that a wish tells in another way narrows the goods', () => {
  test.each([
    ['dekbed 260x220 van schapenwol voor het hele jaar', /^Ik vond één artikel \(260 x 220 cm, wol/],
    ['vloerkleet beesje 160x230', /^In “beige” vond ik niets\. Ik vond 3 artikelen \(naturel, zand/],
    ['goedkoopste lamp die je kan dimmen??', /^Het goedkoopst \(dimbaar\)/],
    ['hoeslakesn 180200 splittoper', /180 x 200 cm, voor een splittopper/],
    ['hebt ge lakens voor een bed van 1m60, in het wit en strijkvrij', /160 x 200 cm, wit, strijkvrij/],
    ['topper latex 90x200 zo dik mogelijk', /^Het dikst: Topper latex/],
    [
      'molton waterdicht 160x200, mijn opa lekt wel eens',
      /^Ik vond één artikel \(waterdicht, 160 x 200 cm\)/,
    ],
    ['dekbed voor 1 persoon, dons, het lichtste dat je hebt', /^Het lichtst van dons .*Ganzenveld/],
    [
      'lichtste dekbed voor de zomer > doe maar 140 bij 220',
      /^Het lichtst .*140 x 220 cm: Dekbed Ganzenveld/,
    ],
  ])('%s', async (turns, said) => {
    expect((await talk(turns)).text).toMatch(said)
  })
})

describe('[CH-01] a size or a color that goods do not come in is said', () => {
  test.each([
    ['vloerkleed 4 bij 5 meter antraciet', 'Met “400 x 500 cm” vond ik niets'],
    ['spiegel rond 90 cm zwart', 'In 90 cm heb ik dit niet, wel in 50, 80 en 100 cm.'],
    [
      'Is er een dressoir in licht eiken van ongeveer anderhalve meter?',
      'In 150 cm heb ik ze niet, wel in 120',
    ],
    ['tafellamp keramiek blauw met dimmer onder de 60', 'In blauw vond ik dit niet.'],
    ['nachtkastje met drie laden in eiken', 'Met “drie laden” vond ik niets.'],
  ])('%s', async (message, said) => {
    expect((await talk(message)).text).toContain(said)
  })

  test('what is made in the size is shown at its price', async () => {
    const { products, text } = await talk('de zwaarste handdoek in donkerblauw 70x140')
    expect(text).toContain('De prijzen zijn van 70 x 140 cm.')
    expect(products.map(({ title }) => title)).toContain('Handdoek Dik')
    expect(products.every(({ price }) => price.price > 10)).toBe(true)
  })
})

test.each([
  'ronde spiegel zo rond de 80 cm voor in de gang > doe toch maar zwart ipv hout',
  'ik heb net een studio van 19m2 en slaap op een twijfelaar 120x200, wat voor matras kan daarop voor onder de 200',
  'hebbie ook van die gordijne die goed donker maken, moet nie te duur weze',
  'wij zoeken een zetel voor in den hoek van de living, iets in bouclé liefst',
  'ik zoek een plaid in wol voor over de zetel, salie of iets grijsachtigs',
])('[CH-01] in “%s” no by-word makes goods that fit into goods that do not', async (turns) => {
  expect((await talk(turns)).text).not.toMatch(/Precies zo heb ik het niet|vond ik niets/)
})
