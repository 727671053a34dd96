import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'
import { talkTo } from './talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (message: string) => talkTo(shop, [message])

describe('[CH-01] what surely asks something of the service is told before goods are looked for', () => {
  test.each([
    [
      'Ik heb alleen één sloopje van 8 euro nodig. Bij de groothandel stuurden ze me weg omdat het te weinig was. Doen jullie daar ook moeilijk over?',
      /^Een minimumbedrag is er niet/,
    ],
    ['Er staat vanaf bij een kleed maar in mijn mandje is het bedrag veel hoger. Klopt dat?', /^Daar komen/],
  ])('%s', async (message, told) => {
    const { text, products } = await talk(message)
    expect(text).toMatch(told)
    expect(products).toEqual([])
  })

  test('a few words that only name goods still look for them', async () => {
    expect((await talk('dressoir met korting')).text).toContain('“afgeprijsd” vond ik niets')
  })

  test('what the kinds of words tell gives way where another heading is far ahead', async () => {
    const { text } = await talk('ben zeventien en heb mijn eigen pinpas, kan ik met klarna betalen')
    expect(text).toMatch(/^Een leeftijd.*achttien jaar of ouder/)
  })

  test('when a product comes that is named stands on its own page', async () => {
    const { text } = await talk('wanneer zou dekbed eenvoud bij mij zijn als ik hem nu bestel')
    expect(text).toContain('Eenvoud')
  })
})

describe('[CH-01] beside what is told of the service no goods are listed that nobody looks for', () => {
  test('how far a mattress is carried', async () => {
    const { text, products } = await talk(
      'We wonen drie hoog zonder lift. Sjouwen jullie een matras naar boven en wat is de toeslag?',
    )
    expect(text).toMatch(/^Naar binnen, ook de trap op/)
    expect(products).toEqual([])
  })

  test('who looks for goods sees them beside it', async () => {
    const { products } = await talk('Ik zoek een matras van 90x200. Nemen jullie het oude dan mee?')
    expect(products.length).toBeGreaterThan(0)
  })
})

describe('[CH-01] a heading that is far ahead is told, whatever words a message has', () => {
  test.each([
    ['a few words with the name of goods', 'bedrag mandje klopt niet', /^Daar komen de bezorgkosten erbij/],
    [
      'a usual word that goods are called by',
      'Is vijf centimeter genoeg voor een topper?',
      /^Een topper is vijf tot tien centimeter/,
    ],
    [
      'words that ask whether goods are there still',
      'Het pakje is de deur al uit bij jullie, maar ik wil het niet meer. Kom ik er nog van af?',
      /^Is het al onderweg/,
    ],
    [
      'goods that would be listed',
      'Onze verkoper destijds smeerde ons een extra laag aan op het bed, en nu die versleten is vraag ik me af of we hem moeten vervangen of gewoon weglaten.',
      /^Een topper is een dun matras/,
    ],
    [
      'passages with some of its words',
      'Blijven mijn spullen bewaard als ik een week wacht met afrekenen?',
      /^We bewaren je winkelwagen/,
    ],
  ])('%s: %s', async (_, message, told) => {
    expect((await talk(message)).text).toMatch(told)
  })

  test('which goods are right is still shown with them', async () => {
    const { products } = await talk(
      'we slapen in een bed van 160 en willen ieder een eigen dekbed, welke maat nemen we',
    )
    expect(products.length).toBeGreaterThan(0)
  })
})

describe('[CH-01] what is told fits all that a message names', () => {
  test.each([
    [
      'moet ik voor een fauteuil en een paar handdoeken samen twee keer bezorgkosten betalen',
      /^Je betaalt één keer, voor alles samen: .*groot meubel/,
    ],
    [
      'komen jullie zaterdag ook leveren met de frigo',
      /^Keukenapparaten verkopen we niet\.\nPakketten komen/,
    ],
    ['kan ik met amex of visa betalen', /^(?!Nee).*creditcard/],
    ['Ik slik bloedverdunners. Welk matras moet ik nemen?', /^Medisch advies kan ik je niet geven/],
    ['hoe is het weer bij jullie', /^Van het weer weet ik weinig/],
  ])('%s', async (message, told) => {
    expect((await talk(message)).text).toMatch(told)
  })
})

describe('[CH-01] [API-12] a part of a page is told whole, with its term, its cost and its way', () => {
  test.each([
    ['mijn bedenktijd eindigt zondag, kan het maandag nog', /eerstvolgende werkdag.*eigen kosten/],
    ['kan ik een fauteuil ruilen voor een andere kleur', /€ 29,95, in België € 39,95.*bezorgkosten/],
    ['kan een pakje naar mijn werk', /bezorgadres.*aannemen.*postbus/],
    ['mijn zetel is na 18 maanden kapot, ik woon in Gent', /twee jaar.*niets te bewijzen.*Meld het/],
  ])('%s', async (message, told) => {
    expect((await talk(message)).text).toMatch(told)
  })
})

describe('[CH-01] a complaint hears that no advice is given, and what a page says of it', () => {
  test('whether medium or firm is better after a hernia', async () => {
    const { text } = await talk('Is stevig liggen altijd beter voor een hernia?')
    expect(text).toMatch(/medisch advies geven we niet.*Stevig is niet beter dan zacht/)
  })

  test('what an insurer pays of a cover is no quarrel', async () => {
    const { text } = await talk('wordt een anti allergie hoes vergoed door de verzekering')
    expect(text).toContain('zorgverzekeraar')
  })
})

describe('[CH-01] words that mean something else', () => {
  test('what is sold out is no death', async () => {
    const { text } = await talk('Het laken dat ik wil is er niet meer. Wanneer komt het weer binnen?')
    expect(text).toContain('weeknummer')
  })

  test('whoever gives the number of an order does not hear where it stands', async () => {
    const { text } = await talk('Waar blijft mijn bestelling? Ik heb alleen het nummer, KJD4471209.')
    expect(text).toMatch(/^Ik kijk graag/)
  })

  test('whether a robot sleeps asks not for its taste', async () => {
    expect((await talk('Slaap jij eigenlijk wel?')).text).toMatch(/^Ik slaap nooit/)
  })

  test('whether people are still there is answered with their hours', async () => {
    const { text } = await talk('Goedemiddag, bent u er nog op dit tijdstip of is het personeel naar huis?')
    expect(text).toContain('9 tot 21 uur')
  })

  test('a pillow is no mattress that may be tried', async () => {
    const { text } = await talk('Mijn kussen ligt niet fijn na een week. Mag het nog terug?')
    expect(text).not.toContain('Mag ik een matras proberen')
  })

  test('no country stands alone before a no', async () => {
    const { text } = await talk('Een lamp naar Leuven en een plaid naar Breda, kan dat in één bestelling?')
    expect(text).not.toMatch(/^(?:In|Ja, in) heel België\.$/m)
  })

  test('from which amount a delivery is free is told of what was said', async () => {
    const { text } = await talkTo(shop, [
      'wat kost een pakketje verzenden',
      'en als ik boven de 50 euro kom?',
    ])
    expect(text).toContain('gratis vanaf € 50')
  })
})
