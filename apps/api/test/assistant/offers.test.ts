import { headingExamples } from '@sluimer/assistant/headings/heading-examples'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'
import { readQuestions } from './judge-answer.ts'
import { talkTo } from './talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const beside = 'Of bedoel je: '
const instead = 'Bedoel je misschien: '

describe('[CH-01] an answer that was chosen with little lead offers the next likely headings', () => {
  test.each([
    [
      'Ik wil graag weten hoe lang de garantie op een elektrische boxspring is',
      'Hoeveel jaar garantie zit er op een matras?',
    ],
  ])('%s', async (message, heading) => {
    const { text, answers, links } = await talkTo(shop, [message])
    expect(answers).toContainEqual({ text: heading, value: heading })
    expect(text).toContain(beside)
    expect(text).toContain(heading)
    expect(links.map(({ title }) => title)).not.toContain(heading)
  })

  test.each(['wat kost bezorgen', 'mag wasverzachter bij handdoeken', 'hoe annuleer ik mijn bestelling'])(
    '%s is plain, and needs none',
    async (message) => {
      expect((await talkTo(shop, [message])).answers).toEqual([])
    },
  )

  test('at most a fifth of what strangers ask of the service is answered so', async () => {
    const alone = readQuestions('own-words.jsonl').flatMap(({ turns: [first, ...rest] }) =>
      first === undefined || rest.length > 0 ? [] : [first],
    )
    const offered: string[] = []
    for (const message of alone)
      if ((await talkTo(shop, [message])).text.includes(beside)) offered.push(message)
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length / alone.length, offered.join('\n')).toBeLessThanOrEqual(0.2)
  })
})

describe('[CH-01] where nobody knows the answer the likeliest headings are offered', () => {
  test('with buttons, beside a person', async () => {
    const { text, answers, hand_over } = await talkTo(shop, [
      'wij hebben last van elkaars bewegingen s nachts',
    ])
    expect(text).toContain(instead)
    expect(answers.length).toBeGreaterThan(0)
    expect(answers.length).toBeLessThanOrEqual(3)
    expect(hand_over).not.toBeNull()
  })

  test('and where only one comes near it is told, below its own name', async () => {
    const { text, answers, hand_over } = await talkTo(shop, [
      'billink zegt afgekeurd maar ik heb nog noooit een rekening laten liggen, hoezo',
    ])
    expect(text).toMatch(
      /dit bedoelt\. Achteraf betalen werd geweigerd\. Waarom\?\nDat beslist de betaaldienst/,
    )
    expect(answers).toEqual([])
    expect(hand_over).not.toBeNull()
  })

  test('what is about nothing here is offered none of them', async () => {
    expect((await talkTo(shop, ['blorp fnarg zwiep'])).text).not.toContain(instead)
  })
})

describe('[CH-01] the page that a first message most likely asks for goes before an answer that does not tell it', () => {
  test('goods that are only listed', async () => {
    const { text, products } = await talkTo(shop, ['Is het een idee om elk een eigen deken te nemen?'])
    expect(text).toMatch(/^Twee losse dekbedden: .*\nIk vond \d+ artikelen/u)
    expect(products.length).toBeGreaterThan(0)
  })

  test('but not where somebody looks for goods', async () => {
    const { text } = await talkTo(shop, ['ik zoek een fluwelen fauteuil in het groen'])
    expect(text).toMatch(/^In “groen” vond ik niets/u)
  })

  test('the form of an order, which stays', async () => {
    const { text, ask } = await talkTo(shop, ['wanneer komt mijn bestelling'])
    expect(text).toMatch(/^Dat staat bij elk artikel .*\nIk kijk graag hoe je bestelling staat/u)
    expect(ask).toBe('order')
  })

  test('another page, in place of which it is told', async () => {
    const { text } = await talkTo(shop, ['adres voor retour?'])
    expect(text).toMatch(/^Bij een punt van de vervoerder.*retouradres.*$/u)
  })

  test('that nobody knows, which is not said then', async () => {
    const { text } = await talkTo(shop, [
      'ik krijg een boze aanmaning, terwijl alles al weer bij jullie ligt',
    ])
    expect(text).toMatch(/^Herroep je, dan geldt dat ook voor het krediet/u)
  })
})

/** Headings whose answer shows goods, with links to these in place of the page. */
const withGoods = ['Hoe stel ik een boxspring samen?', 'Kan ik een hoger of lager hoofdbord kiezen?']
const offerable = headingExamples
  .map(({ heading }) => heading)
  .filter((heading) => /[?.]$/u.test(heading) && !withGoods.includes(heading))

describe('[CH-01] a heading that is tapped is answered with its own part', () => {
  test.each([
    ['first', null],
    ['after goods', 'witte dekbedovertrekken 200x200'],
    ['after another question', 'hoe kan ik retourneren'],
  ])('%s', async (_, before) => {
    const subject = before === null ? null : (await shop.say(before)).subject
    const wrong: string[] = []
    for (const heading of offerable) {
      const { links, answers } = await shop.say(heading, subject)
      if (!links.some(({ title }) => title === heading) || answers.length > 0) wrong.push(heading)
    }
    expect(offerable.length).toBeGreaterThan(300)
    expect(wrong).toEqual([])
  })
})
