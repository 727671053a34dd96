import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'
import { readQuestions } from './judge-answer.ts'
import { listWrong, talkTo } from './talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

/** What is told of the last reply of a talk. */
async function talk(...turns: readonly [string, ...string[]]) {
  const { text, products, links, hand_over, ask } = await talkTo(shop, turns)
  return { text, products, paths: links.map(({ path }) => path), handsOver: hand_over !== null, ask }
}

test('[CH-01] [API-12] most of 82 that a stranger asks of the pages of the shop are answered rightly', async () => {
  const questions = readQuestions('pages.jsonl')
  expect(questions).toHaveLength(82)
  const wrong = await listWrong(shop, questions)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2)
})

describe('[CH-01] a service that the shop does not do', () => {
  test.each([
    ['komt er iemand opmeten', 'Nee, opmeten hoort niet'],
    ['wordt de boxspring geïnstalleerd', 'Nee, monteren hoort niet'],
    ['zit montage bij de prijs in', 'Nee, monteren hoort niet'],
    ['is er iemand die mijn gordijnen kan ophangen', 'Nee, ophangen'],
    ['gordijnen inkorten, doen jullie dat', 'Nee, vermaken'],
    ['mag ik een matras een maandje lenen', 'Nee, verhuren'],
    ['hebben jullie een klantenkaart', 'Nee, sparen'],
  ])('%s: its page says so, and a person is offered', async (message, says) => {
    const { text, products, handsOver } = await talk(message)
    expect(text).toContain(says)
    expect({ products, handsOver }).toEqual({ products: [], handsOver: true })
  })

  test.each([
    'heb je hanglampen',
    'ik heb een plaid nodig',
    'hoeslaken voor een splittopper',
    'kussen wasbaar op 60 graden',
  ])('%s looks for goods, whatever goods a page names', async (message) => {
    expect((await talk(message)).products.length).toBeGreaterThan(0)
  })
})

describe('[CH-01] what pages say since strangers asked for it', () => {
  test.each([
    ['ik heb geen retourlabel gekregen', 'een label zit er niet bij'],
    ['kreeg blauw terwijl ik groen besteld had', 'Dat is onze fout'],
    ['mijn retour is binnen maar nog geen geld', 'nadat je hebt herroepen'],
    ['ik ben te laat met terugsturen, kan het nog', 'Na de bedenktijd'],
    ['mijn iDEAL ging mis maar het geld is wel af', 'heeft een bank wat langer nodig'],
    ['waar vind ik mijn factuur', 'Je factuur staat bij je bestelling'],
    ['mag ik twee codes gebruiken', 'één kortingscode en één voucher'],
    ['krijg ik iets als ik een review schrijf', 'geven we niets'],
    ['wat kan ik allemaal kiezen bij samenstellen', 'Als je een boxspring samenstelt'],
    ['mijn oma kan moeilijk opstaan uit bed', 'Een hoger bed'],
    ['wordt een orthopedisch matras vergoed', 'beslist je zorgverzekeraar'],
    ['op hoeveel graden was ik flanel', '40 graden'],
    ['hebben jullie oeko-tex', 'We noemen geen keurmerken'],
    ['de lamp ligt in 1000 stukken', 'Maak een foto'],
    ['hoeveel sterren heeft de winkel', '4,3/5'],
    ['kan het op mijn werk bezorgd worden', 'van je werk'],
  ])('%s', async (message, says) => {
    expect((await talk(message)).text).toContain(says)
  })

  test('what is late is told with what can be done, and with the form for that order', async () => {
    const late = await talk('mijn kast zou gisteren komen, niemand geweest')
    expect(late.text).toContain('mag je de koop ontbinden')
    expect(late.ask).toBe('order')
    expect((await talk('wat als mijn bestelling te laat komt')).ask).toBeNull()
  })

  test.each([
    ['kan ik stalen krijgen en kost dat iets', 'gratis'],
    ['worden mijn gegevens aan anderen doorverkocht', 'We verkopen je gegevens niet'],
    ['kan ik bestellen zonder account', 'Bestellen kan zonder account'],
    ['poot van mijn bed is na een paar maanden afgebroken', 'kosteloos herstel'],
    ['topper bevalt niet na 3 weken slapen, mag die nog terug', 'Na de bedenktijd'],
    ['bezorgen jullie in Tilburg en hoe lang duurt dat', 'voor 23.59 uur'],
  ])('%s', async (message, says) => {
    expect((await talk(message)).text).toContain(says)
  })

  test('a composed bed is told with what each set costs, or when it comes', async () => {
    expect((await talk("wat kost zo'n samengestelde boxspring ongeveer")).text).toContain(
      'Boxspring Solo: vanaf € 649,-',
    )
    expect((await talk('hoeveel weken duurt een boxspring op maat')).text).toMatch(
      /Boxspring Solo: vanaf \p{L}+dag/u,
    )
  })
})

describe('[CH-01] talks about the service', () => {
  test('what would only get the same answer again is answered by itself', async () => {
    expect((await talk('wachtwoord vergeten', 'ik krijg geen mail')).text).toContain('ongewenste mail')
  })

  test('a correction asks the same of something else', async () => {
    expect((await talk('wat kost bezorgen', 'nee ik bedoel terugsturen')).text).toContain(
      'op eigen kosten terug',
    )
  })

  test('what a question only points to is the one before it', async () => {
    expect((await talk('nemen jullie oude matrassen mee', 'wat kost dat')).text).toContain('€ 25 per stuk')
  })

  test('a shopper who drops one question asks the next', async () => {
    const { text } = await talk('wat kost bezorgen', 'laat maar. wat zijn jullie openingstijden')
    expect(text).toContain('van 9 tot 21 uur')
  })

  test('the number of an order asks for that order', async () => {
    expect((await talk('mijn bestelnummer is KJD0012345')).ask).toBe('order')
  })

  test('a difference of weight is nobody’s weight', async () => {
    expect((await talk('we schelen 40 kilo')).text).not.toContain('Bij 40 kilo')
  })
})
