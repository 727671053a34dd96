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

test('[CH-01] [API-12] what strangers asked of goods is answered rightly', async () => {
  const questions = readQuestions('goods.jsonl')
  const wrong = await listWrong(shop, questions)
  expect(wrong).toEqual([])
})

describe('[CH-01] makes that are not sold', () => {
  test.each(['hebben jullie cinderella hoeslakens', 'auping boxspring', 'merk vandyck handdoeken te koop?'])(
    '%s: it is said, and goods of the kind are shown as others',
    async (message) => {
      const { text, products } = await talk(message)
      expect(text).toMatch(/^(?:Cinderella|Auping|Vandyck) hebben we niet/)
      expect(products.length).toBeGreaterThan(0)
    },
  )

  test('a make that is in no list is not repeated', async () => {
    const { text } = await talk('hebben jullie dekbedden van het merk Zwanenlust')
    expect(text).toMatch(/^Dat merk hebben we niet/)
    expect(text).not.toContain('Zwanenlust')
  })
})

describe('[CH-01] tiles show the make that a need means', () => {
  test.each([
    ['dekbed warmteklasse 1', /warmte=winter/],
    ['zomerdekbed', /warmte=zomer/],
    ['hoofdkussen voor een buikslaper', /zacht|laag/],
    ['badjas maat L', /maat=l/],
    ['flanellen overtrek 240x200', /stof=flanel&maat=240x220/],
    ['molton voor een twijvelaar', /maat=140x200/],
    ['donkere gordijnen, ons kind is om zes uur al wakker', /uitvoering=verduisterend/],
    ['hoge kamerplant', /hoogte=140-cm/],
    ['tweepersoons boxspring stevig', /maat=160x200/],
    ['stijve nek, ik lig op mijn zij, welk kussen', /zijslaper|hoog/],
  ])('%s', async (message, link) => {
    const { products } = await talk(message)
    expect(products.length).toBeGreaterThan(0)
    expect(products.filter(({ link: path }) => link.test(path)).length).toBeGreaterThan(0)
  })

  test('who names a color and no pattern sees it plain first', async () => {
    const { products } = await talk('kussensloop wit 60x70')
    expect(products[0]?.title).toBe('Kussensloop Helder wit')
  })

  test('later in the talk goods still have the size and the warmth that were told', async () => {
    const { text, products } = await talk('winterdekbed 140x200', 'is dat ook in 240 bij 220?')
    expect(text).toContain('Dekbed Eenvoud: vanaf € 57,95')
    expect(products.every(({ link }) => link.includes('warmte=winter&maat=240x220'))).toBe(true)
  })

  test('what goods cost is told beside what else is asked, for the make of the talk', async () => {
    const { text } = await talk('topper latex 160x200', 'wat kost die en hoe dik is hij')
    expect(text).toMatch(/dikte 6 cm.* Dat kost vanaf € 189,-/)
  })

  test.each([
    ['nachttafeltje in eik, ik heb er twee nodig voor onze logeerkamer', /^Ik vond 2 artikelen/],
    [
      'heeft u plaids van echte wol, geen acryl? voor mijn oma van 88.',
      /^Ik vond \d+ artikelen \(wol\) zonder acryl/,
    ],
    [
      'we hebben nu een dikke boxspring en onze oude hoeslakens springen eraf, zoek iets voor 160x200 met een hoge hoek, jersey, wit',
      /^Ik vond \d+ artikelen/,
    ],
    ['een plaid om op te zitten, die goed wast', /^Ik vond 9 artikelen/],
  ])('what is told beside the goods narrows them to none: %s', async (message, says) => {
    expect((await talk(message)).text).toMatch(says)
  })

  test('a color that in the size is said to be missing, with goods in the nearest one', async () => {
    const { text } = await talk('hoeslaken zwart 160x200')
    expect(text).toMatch(/^In “zwart” vond ik niets\. Ik vond \d+ artikelen \(antraciet, 160 x 200 cm\)/)
  })

  test('a shade is a color of the shop, and the tile has it', async () => {
    const { products, text } = await talk('handdoeken donkerblauw 50x100')
    expect(text).toContain('nachtblauw')
    expect(products.every(({ link }) => link.includes('kleur=nachtblauw&maat=50x100'))).toBe(true)
  })

  test('whether goods can be had is told of each', async () => {
    const { text } = await talk('nachtkastje wit', 'heb je er 2 op voorraad')
    expect(text).toMatch(/^Nachtkastje Twee laden wit: te bestellen/)
  })

  test('clothes of a size that there is not are said to be missing', async () => {
    expect((await talk('badjas xxl')).text).toContain('“XXL” vond ik niets')
  })
})

describe('[CH-01] kinds that are told apart', () => {
  test.each([
    ['verschil 4 seizoenen en enkel', 'drukknopen'],
    ['vlakke boxspring vs elektrisch', 'motoren'],
    ['wat is een splittopper', 'hoofdeinde'],
    ['zijn jullie lakens oeko tex', 'keurmerk'],
  ])('%s', async (message, says) => {
    expect((await talk(message)).text).toContain(says)
  })

  test('after it, what is better for a need is answered from the same', async () => {
    const { text } = await talk('verschil hr en pocketvering', 'welke is beter voor iemand die veel zweet')
    expect(text).toContain('koelste')
    expect(text).not.toContain('dun dekbed')
  })

  test.each([
    ['kan een topper van 140 op een bed van 160', /^Nee/],
    ['past een hoeslaken van 160x200 om een matras van 160x200', /^Ja/],
  ])('%s', async (message, says) => {
    expect((await talk(message)).text).toMatch(says)
  })

  test('what was meant is shown to somebody who asks to see it', async () => {
    const { products } = await talk('wat is het verschil tussen een topper en een matras', 'laat maar zien')
    expect(products.every(({ title }) => title.startsWith('Topper'))).toBe(true)
    expect(products.length).toBeGreaterThan(0)
  })
})
