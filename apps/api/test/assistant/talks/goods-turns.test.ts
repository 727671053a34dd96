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

describe('[CH-01] a short turn stays with the goods before it', () => {
  test.each([
    ['hoeslaken', 'voor een bed van 160 breed', /^(?:Hoeslaken \S+ \S+ ?)+$/],
    ['sprei', 'voor een bed van 180', /^(?:Plaid \S+ ?)+/],
    ['molton', 'is voor een boxspring van 180x200', /^Matrasbeschermer/],
    ['topper', 'mijn bed is 160 breed', /^Topper/],
    ['badjas', 'voor mn man', /^Badjas/],
    ['handdoeken', 'voor mijn moeder', /^Handdoek/],
    ['badjas', 'ze draagt s', /^Badjas/],
    ['kussen', 'voor mijn man, hij is zijslaper', /^Hoofdkussen/],
    ['sloffen', 'voor mijn vrouw', /^Badjas/],
    ['badjas', 'xl', /^Badjas/],
    ['dekbed', 'eentje voor het hele jaar', /^(?:Dekbed \S+ ?)+$/],
  ])('%s, %s', async (goods, turn, shown) => {
    const { products, text } = await talk(goods, turn)
    expect(titles(products)).toMatch(shown)
    expect(text).not.toMatch(/bezorg|personen|weet ik niet/)
  })

  test('a child sees what is for children', async () => {
    const { text } = await talk('dekbedovertrek', 'voor mijn zoontje van 6')
    expect(text).toContain('voor kinderen')
  })

  test('what sheets lie on is no other thing, and a weight keeps the size', async () => {
    const sheets = await talk('heb je hoeslakens', 'voor een matras van 30 cm dik', '180x200')
    expect(titles(sheets.products)).toMatch(/^Hoeslaken/)
    const { products } = await talk('matras 160x200', 'ik weeg 95 kilo')
    expect(products[0]?.link).toContain('160x200')
  })

  test('goods that were named beside an answer without any are kept', async () => {
    const { products } = await talk('wat is een goed kussen voor nekklachten', 'traagschuim?')
    expect(titles(products)).toMatch(/^Hoofdkussen/)
  })

  test('the size of a bed is a size of what lies on it', async () => {
    const { text } = await talk('hoeslaken', 'voor een bed van 160 breed', 'wit')
    expect(text).toContain('160 cm breed, wit')
  })

  test.each([
    ['heb je dit in 160x220', 'een hoeslaken bedoel ik', /160 x 2[12]0 cm/],
    ['hebben jullie dit in 240x220', 'een dekbed', /artikelen \(240 x 220 cm\)/],
  ])('%s, %s: the thing alone has the size before it', async (size, thing, said) => {
    const { text } = await talk(size, thing)
    expect(text).toMatch(said)
  })

  test.each(['Hij heeft een huisstofmijtallergie.', 'ik ben allergisch voor huisstof'])(
    '%s: a need that advice answered counts for the next size',
    async (need) => {
      const { products } = await talk('Ik zoek een dekbed', need, 'eenpersoons graag')
      expect(titles(products)).toBe('Dekbed Helderlucht')
    },
  )

  test('a topper alone is goods, and no thanks', async () => {
    expect(titles((await talk('topper')).products)).toMatch(/^Topper/)
    expect((await talk('jullie zijn toppers')).text).toMatch(/^Graag gedaan/)
  })
})

describe('[CH-01] no condition of a wish is dropped', () => {
  test.each(['dekbedovertrekken met 5 sterren', 'matras met minstens 4 sterren', '5 sterren kussen'])(
    '%s: the best rated are shown with their stars',
    async (message) => {
      expect((await talk(message)).text).toMatch(/^Het best beoordeeld is .+ sterren uit \d+ beoordeling/)
    },
  )

  test.each([
    ['ik wil niks met polyester, 100% katoen dekbedovertrek', /\(katoen\) zonder polyester/],
    ['dekbedovertrek niks met microvezel', /zonder microvezel/],
    ['kussen, liefst niks van dons', /zonder dons/],
    ['dekbedovertrek zonder polyester', /zonder polyester of microvezel/],
    ['dekbedovertrek maar nix met bloemen', /\(effen\)/],
    ['dekbed waar niks van dieren in zit', /zonder dons of wol of zijde/],
  ])('%s', async (message, said) => {
    expect((await talk(message)).text).toMatch(said)
  })

  test('words of a story narrow no prices', async () => {
    const { text } = await talk(
      'We zijn 25 jaar getrouwd en ik wil eens écht uitpakken. Is er een dekbedovertrek tussen de 400 en 500 euro?',
    )
    expect(text).toMatch(/lopen van € 15,95 tot € 209,-/)
  })

  test.each([
    ['een vaas van minstens 300 euro', 39.95],
    ['heb je ook handdoeken van boven de 200 euro', 43.95],
    ['spiegel boven de 1000 euro', 219],
  ])('%s: nearest is what is dearest', async (message, euros) => {
    const [first] = (await talk(message)).products
    expect(first?.price.price).toBe(euros)
  })
})

test('[CA-06] [CH-01] a sum tells what a promotion on pieces makes of it', async () => {
  const { text } = await talk('handdoeken', 'wit 70x140', '10 stuks wat kost da samen')
  expect(text).toMatch(/samen € 229,50.+Met 2\+2 gratis wordt dat in je winkelwagen € 137,70/)
})

describe('[CH-01] firmness is told for whom a message tells of', () => {
  test.each([
    [
      'ik ben een zijslaper van 60 kilo en word steeds wakker met een dove arm, is mijn matras te hard? welke stevigheid moet ik nemen',
      /^Bij 60 kilo past zacht als je op je zij ligt/,
    ],
    ['ben 65 kilo, zijslaper, en word wakker met tintelende handen. welk matras', /Bij 65 kilo past zacht/],
    ['wij zijn 60 en 90 kilo, ik zijslaper hij rugslaper, welke hardheid', /Bij 60 kilo .+Bij 90 kilo/],
  ])('%s', async (message, said) => {
    expect((await talk(message)).text).toMatch(said)
  })
})

describe('[CH-01] a turn says by what it follows what it means', () => {
  test.each([
    ['twijfelaar hoeslakens', 'en een boxspring', /^Ik vond \d+ artikelen \(twijfelaar\)/],
    ['kussensloop', '4 stuks', /^4 keer Kussensloop .+Met 15% korting op drie kussenslopen/],
    ['kussenslopen', 'ik neem er 3', /^3 keer Kussensloop/],
    ['overtrek', 't bed is 140 op 200', /^Ik vond \d+ artikelen \(140 x 200 cm\)/],
    ['handdoeken', 'liefst groot', /^De grootste maat is/],
    ['lamp', 'voor naast bed', /^Goed om te weten/],
    ['lamp', 'voor boven de eettafel', /^Goed om te weten/],
    ['vloerkleed', 'groot', /^De grootste maat is 200 x 290 cm/],
    ['kussen', 'hij heeft last van allergie', /^Medisch advies/],
    ['wanneer leveren jullie', 'overmorgen moet het er zijn', /^Nee, sneller dan gewoon kan niet/],
    ['levertijd?', 'moet er vrijdag zijn', /^Nee, sneller dan gewoon kan niet/],
  ])('%s, %s', async (before, turn, said) => {
    expect((await talk(before, turn)).text).toMatch(said)
  })

  test('a duvet for a child is looked for, and no mattress', async () => {
    expect(titles((await talk('dekbed voor mijn dochter')).products)).toMatch(/^Dekbed/)
    expect((await talk('matras voor mijn dochter')).text).toContain('een matras mag niet te zacht zijn')
  })

  test('a row with a figure is of one make, and is not told', async () => {
    const { text, products } = await talk(
      'mijn moeder wil een warm dekbed 140x200 niet te zwaar, max 120 euro',
    )
    expect(titles(products)).toMatch(/^Dekbed/)
    expect(text).not.toContain('Warmteklasse')
  })

  test('an age asks a page what is good for a child', async () => {
    expect((await talk('mijn kind van 8 maanden welk dekbed')).text).toContain('baby')
  })

  test('what no filter knows is told from the page of the goods', async () => {
    const { text } = await talk('verduisterende gordijnen op haakjes')
    expect(text).toMatch(/^Bij Gordijn Wilg staat onder Ophangen: Plooiband, geschikt voor haken en roede\./)
  })
})

describe('[CH-01] what is asked of goods right after them', () => {
  test('weights are those of the makes that were looked for, in one size', async () => {
    const { text } = await talk('heb je zomerdekbedden', 'welke van die is t lichtst')
    expect(text).toMatch(/^Het lichtst \(klasse 4 – koel, 140 x 200 cm\): Dekbed Wolk \(900 gram\)/)
  })

  test('the lowest is the one that stands the lowest', async () => {
    expect((await talk('nachtkastje', 'welke van die is het laagste')).text).toMatch(/58 cm/)
  })

  test('of which bird the down is, the page tells', async () => {
    expect((await talk('hebben jullie kussens van dons', 'is dat eendendons of ganzendons?')).text).toContain(
      'ganzendons 90%',
    )
  })

  test('lights in a tree are no lamps', async () => {
    expect(titles((await talk('ik zoek een kunstkerstboom', 'met verlichting erin graag')).products)).toMatch(
      /^Kerstboom \S+$/,
    )
  })

  test('a color that there is not is shown as the nearest that there is', async () => {
    const { text, products } = await talk('ik wil een set handdoeken', 'liefst in taupe')
    expect(text).toMatch(/^Precies zo heb ik het niet.*\(zand(?:,|\))/)
    expect(products.every(({ link }) => link.includes('zand'))).toBe(true)
  })
})
