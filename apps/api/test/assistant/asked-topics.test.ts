import { globSync, readFileSync } from 'node:fs'
import { topicHeadings } from '@sluimer/assistant/asked/find-asked-topic'
import { ownOrder } from '@sluimer/assistant/asked/topics/orders'
import { headingExamples } from '@sluimer/assistant/headings/heading-examples'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'
import { readQuestions } from './judge-answer.ts'
import { listWrong, talkTo } from './talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

test('[CH-01] [API-12] what strangers ask in words of their own is answered by the part of the page that says it', async () => {
  const questions = readQuestions('own-words.jsonl')
  expect(questions.length).toBeGreaterThanOrEqual(140)
  const wrong = await listWrong(shop, questions)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
})

test('[CH-01] every heading that messages are told by stands on a page of the shop', () => {
  const folder = new URL('../../../../demo/content/', import.meta.url).pathname
  const pages = globSync(`${folder}{service,text,blog}/*.md`).map((path) => readFileSync(path, 'utf8'))
  const headings = new Set(
    pages.flatMap((page) =>
      Array.from(page.matchAll(/^#{2,3} (.*?)(?: \{#.*\})?$/gmu), ([, heading]) => heading),
    ),
  )
  const learnt = headingExamples.map(({ heading }) => heading)
  const asked = [...topicHeadings.filter((heading) => heading !== ownOrder), ...learnt]
  expect(asked.filter((heading) => !headings.has(heading))).toEqual([])
})

describe('[CH-01] what is asked goes first', () => {
  test('an angry shopper hears of the money, and then who advises on rights', async () => {
    const { text, hand_over } = await talkTo(shop, [
      'ik ga jullie aanklagen als mijn geld niet morgen op de rekening staat',
    ])
    expect(text).toMatch(/^Binnen veertien dagen/)
    expect(text).toContain('Juridisch advies kan ik je niet geven')
    expect(hand_over).not.toBeNull()
  })

  test('what a password must have is no matter of rights', async () => {
    const { text } = await talkTo(shop, ['aan welke eisen moet mijn wachtwoord voldoen, hij weigert het'])
    expect(text).toMatch(/^Minstens acht tekens/)
    expect(text).not.toContain('Juridisch advies')
  })

  test('a shopper with a complaint hears what suits how they lie', async () => {
    const { text } = await talkTo(shop, ['slaap op mijn buik en krijg pijn in mijn heup, welk matras'])
    expect(text).toMatch(/^Medisch advies kan ik je niet geven/)
    expect(text).toContain('Op je buik is medium of stevig beter')
  })

  test('no child below the age of two is shown a duvet or a pillow', async () => {
    for (const child of ['ons zoontje is 14 maanden', 'onze dochter is net anderhalf jaar', 'mijn baby'])
      for (const wish of ['mag die al onder een dekbed', 'welk kussen kan dan']) {
        const { text, products } = await talkTo(shop, [`${child}, ${wish}`])
        expect(text, `${child}, ${wish}`).toContain('wacht tot je kind twee jaar is')
        expect(products, `${child}, ${wish}`).toEqual([])
      }
    const { text } = await talkTo(shop, ['mijn matras is 1 jaar oud welk kussen past daarbij'])
    expect(text).not.toContain('baby')
  })

  test('how the shop is rated has the number that its footer has', async () => {
    const { text } = await talkTo(shop, [
      'van hoeveel kopers komt jullie gemiddelde waardering en welk rapportcijfer is dat',
    ])
    expect(text).toContain('meer dan 4.800 beoordelingen')
  })

  test('a sentence that asks nothing of its own gets no answer of its own', async () => {
    const { text } = await talkTo(shop, [
      'na één keer wassen zit er een gat in mijn overtrek. Wat gaan jullie daar aan doen?',
    ])
    expect(text).toMatch(/^Meld het/)
    expect(text).not.toContain('privacy')
  })

  test('a message that tells more of the question before is read with it', async () => {
    const { text } = await talkTo(shop, ['kan ik iets terugsturen', 'ook als het in de sale was?'])
    expect(text).toContain('Ja, bij elke prijs')
  })

  test('a product by its name is washed as its own page says', async () => {
    const { text } = await talkTo(shop, ['mag dekbed Wolk in de droger'])
    expect(text).toContain('Wolk')
    expect(text).not.toContain('Veel dekbedden')
  })

  test.each([
    ['hoe bewaar ik dingen voor later', /^Met het hartje/],
    ['wat kost een matras laten leveren in hasselt', /^Een pakket kost/],
  ])("no 'ja' answers '%s', and no half of one", async (message, says) => {
    const { text } = await talkTo(shop, [message])
    expect(text).toMatch(says)
  })

  test('a way to pay that is not there is refused before those that are', async () => {
    const { text } = await talkTo(shop, ['waarom staat apple pay er niet bij'])
    expect(text).toMatch(/^Nee, met Apple Pay betalen/)
    expect(text).not.toContain('Ja.')
  })

  test('composed beds are told with what each costs', async () => {
    const { text, products } = await talkTo(shop, ['is samenstellen duurder dan een gewone boxspring'])
    expect(text).toContain('Boxspring Solo: vanaf € 649')
    expect(products.length).toBeGreaterThan(0)
  })

  test('a Belgian town is answered beside the day', async () => {
    const { text } = await talkTo(shop, ['kunt ge leveren op een zaterdag in Brugge'])
    expect(text).toMatch(/in België op dinsdag, donderdag en zaterdag/)
  })
})
