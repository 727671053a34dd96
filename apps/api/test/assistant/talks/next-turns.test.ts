import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from '../demo-shop.ts'
import { talkTo } from '../talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (...turns: readonly [string, ...string[]]) => talkTo(shop, turns)

describe('[CH-01] a page tells what is asked of goods that were shown, whatever it is called', () => {
  test.each([
    ['kamerplant', 'welke kleur pot zit daar bij', /Breedblad: pot wit kunststof/],
    ['kamerplant', 'zit er een pot bij', /pot terracotta/],
    ['matras latex veer', 'hoeveel zones heeft ie', /7 zones/],
    ['gordijn hooi', 'zitten er haakjes bij', /plooiband, geschikt voor haken/],
    ['handdoeken grijs', 'en zijn ze dik', /Handdoek Licht: 450 g\/m²/],
    ['vloerkleed 200x290', 'hoe dik is het', /pool \d+ mm/],
    ['spiegel', 'is hij zwaar', /gewicht 6,8 kilo/],
    ['fauteuil groen', 'wat is de zithoogte', /afmetingen 78 x 82 x 80 cm/],
    ['boxspring 180x200', 'hoe hoog is het hoofdbord', /hoofdbord 124 cm hoog/],
    ['jersey hoeslaken 90x200', 'hoe hoog mag het matras zijn', /hoekhoogte \d+ cm/],
  ])('%s, %s', async (first, second, says) => {
    expect((await talk(first, second)).text).toMatch(says)
  })

  test('what no row tells is left to a person', async () => {
    const { text, hand_over } = await talk('kussensloop 60x70', 'zit er een rits in')
    expect(text).toContain('Dat staat niet bij')
    expect(hand_over).not.toBeNull()
  })

  test('what they do is asked of them, and is no wish', async () => {
    expect((await talk('vloerkleed wol 160x230', 'verliest die haren')).text).toContain('Dat staat niet bij')
  })

  test('whether another kind fits is asked of that kind', async () => {
    expect((await talk('boxspring 140x200 grijs', 'kan daar een topper van 160 op')).text).toMatch(/^Nee/)
  })
})

describe('[CH-01] a length that goods should have is looked up on their pages', () => {
  test.each([
    ['kamerplant', 'minimaal 1 meter', /Breedblad: 105 of 140 cm hoog/],
    [
      'kamerplant',
      'hoge, minstens 1,5 meter',
      /^Zo heb ik het niet\. Het dichtst in de buurt: .*140 cm hoog/,
    ],
    ['kerstboom', 'tot 1,80 hoog', /Dennehof: 90 of 120 of 150 of 180 cm hoog/],
    ['topper 160x200', 'minstens 9 cm dik', /Topper koudschuim: 9 cm dik/],
    ['matras 90x200', 'minimaal 25 cm dik', /Pocketvering Ritme: 26 cm dik/],
    ['spiegel', '80 cm', /Spiegel Rond: 80 cm breed/],
  ])('%s, %s', async (first, second, says) => {
    expect((await talk(first, second)).text).toMatch(says)
  })

  test.each([
    ['hoeslaken 90x200', '160x200', /160 x 200 cm/],
    ['kerstboom', 'tot 100 euro', /€ 100/],
  ])('%s, %s is a size or a price as before', async (first, second, says) => {
    expect((await talk(first, second)).text).toMatch(says)
  })
})

describe('[CH-01] who begins about something else is answered about that alone', () => {
  test.each([
    ['ik wil een lamp voor op mn nachtkastje', 'iets anders: hoe kan ik retourneren?', /^Herroep je/],
    ['dekbed 140x200', 'even iets anders, waar blijft mijn bestelling', /^Ik kijk graag/],
    ['plaid wol', 'volgende vraag. wat kost bezorgen', /^Een pakket kost in Nederland/],
  ])('%s, %s', async (first, second, says) => {
    expect((await talk(first, second)).text).toMatch(says)
  })

  test('an order that held something else is no other subject', async () => {
    const { text } = await talk('dekbed 140x200', 'ik kreeg iets anders dan ik bestelde')
    expect(text).toMatch(/^Dat is onze fout/)
  })
})

describe('[CH-01] who tells that it is in order, or was tried, is led to a person', () => {
  test.each([
    ['ik kan niet inloggen', 'wachtwoord klopt wel gewoon hoor, krijg steeds een fout'],
    ['mijn kortingscode werkt niet', 'ik heb hem echt goed ingetypt hoor'],
    ['kortingscode werkt niet', 'hij is nog geldig'],
    ['mijn betaling lukt niet', 'er staat genoeg saldo op mijn rekening'],
    ['ik krijg geen bevestigingsmail', 'mijn mailadres klopt gewoon'],
    ['kan ik mijn adres wijzigen', 'kun jij dat voor me doen'],
    ['hoe meld ik me af voor de nieuwsbrief', 'kan je me eraf halen'],
    ['pakket niet ontvangen', 'ik word hier zo moe van'],
    ['mijn dekbed klontert', 'heb al tennisballen gebruikt'],
    ['mijn lamp is kapot', 'stelletje oplichters'],
  ])('%s, %s', async (first, second) => {
    const [before, after] = [await talk(first), await talk(first, second)]
    expect(after.hand_over).not.toBeNull()
    expect(after.text).toContain('collega')
    expect(after.text).not.toContain(before.text.slice(0, 40))
  })
})

describe('[CH-01] a price, a term and a day are asked of what was spoken of', () => {
  test.each([
    ['verkeerde maat gekregen', 'moet ik de verzendkosten betalen', /dan betaal je niets/],
    ['kan ik mijn bestelling aanpassen', 'andere maat', /^Zie af van het ene en bestel het andere/],
    ['kan ik ruilen', 'moet ik dan weer verzendkosten betalen', /^Een pakket stuur je op eigen kosten terug/],
    ['kan ik achteraf betalen', 'hoeveel dagen heb ik dan', /hoe lang je hebt om te betalen/i],
    ['boxspring wordt wanneer geleverd', 'kan het ook op zaterdag', /dinsdag tot en met zaterdag/],
    ['bezorgen jullie op texel', 'kost dat meer', /€ 49,95/],
    ['verschil dons en synthetisch', 'en qua prijs', /voordeliger/],
    ['hoe verwijder ik mijn account', 'en mijn bestellingen dan', /^Bestellingen bewaren we/],
    ['mag mijn hoeslaken in de droger', 'hij is van jersey', /jersey mogen in de droger/],
    ['hoe vaak matras draaien', 'ook een topper', /^Een topper keer je even vaak/],
    ['bestelling niet ontvangen', 'vorige week besteld', /nieuwe datum/],
    ['kan ik achteraf betalen', 'kan dat ook in belgie', /in België Bancontact/],
    ['kan ik bij jullie langskomen', 'en als het niet bevalt', /veertien dagen/],
  ])('%s, %s', async (first, second, says) => {
    expect((await talk(first, second)).text).toMatch(says)
  })
})

describe('[CH-01] goods stay what they were', () => {
  test('the same kind named once more keeps its size', async () => {
    expect((await talk('lakens voor een bed van 160', 'hoeslakens ja')).text).toContain('160 cm breed')
  })

  test('a bare word that no goods have is no talk about something else', async () => {
    const { products } = await talk('kinder dekbedovertrek', 'voetbal')
    expect(products.length).toBeGreaterThan(0)
  })

  test('which of them is asked of their kind', async () => {
    const { products } = await talk('topper 160x200', 'welke raadt u aan als je het warm hebt')
    expect(products.length).toBeGreaterThan(0)
    expect(products.every(({ title }) => title.startsWith('Topper'))).toBe(true)
  })

  test('a shade that is not told apart is told', async () => {
    const { text } = await talk('dekbedovertrek blauw 140x200', 'nee ik bedoel lichtblauw')
    expect(text).toMatch(/Met “lichtblauw” vond ik niets. Dit komt het dichtst in de buurt \(.*blauw/)
  })

  test('to see them there is no shop', async () => {
    expect((await talk('fauteuil', 'kan ik die ergens uitproberen')).text).toMatch(/^Nee, een winkel/)
  })

  test('the most popular of them is asked of them', async () => {
    expect((await talk('dekbedovertrek wit', 'welke is het populairst')).text).toMatch(/^Het vaakst gekozen/)
  })
})

describe('[CH-01] what was said is told again to who asks for just that', () => {
  test.each([
    ['kan ik iemand aan de telefoon krijgen', 'wat is het nummer', /85 000/],
    ['topper te klein besteld', 'kan ik ruilen', /^Dat staat hierboven ook/],
  ])('%s, %s', async (first, second, says) => {
    expect((await talk(first, second)).text).toMatch(says)
  })

  test('a term alone after how long one may send back is too late', async () => {
    expect((await talk('hoe lang mag ik terugsturen', '3 weken')).text).toContain('Na de bedenktijd')
  })
})

describe('[CH-01] a turn is read as what it tells after the one before it', () => {
  const talks: readonly (readonly [turns: readonly [string, ...string[]], says: RegExp])[] = [
    [['is matras latex goed voor een zware man', 'hij is 120 kg'], /^Bij 120 kilo past/],
    [['wat voor hardheid heb ik nodig', 'ik ben 1.80 en 85 kg'], /^Bij 85 kilo en 1,80 m past/],
    [['hoeslaken 140x200 blauw', 'en voor een topper dan'], /blauw, voor een topper/],
    [['wat is percal', 'en satijn', 'welke is koeler'], /^Katoensatijn slaapt wat warmer dan percal/],
    [['tafellamp', 'tot 50 euro', 'welke is het mooist'], /^Het vaakst gekozen tot en met € 50/],
    [['donzen dekbed', 'ik wil geen dons maar synthetisch', '4 seizoenen'], /\(4 seizoenen\) zonder dons/],
    [['ik zoek een cadeau', 'voor mijn zus die gaat samenwonen'], /^Goed om te weten/],
    [
      ['waar blijft mijn bestelling', 'heb het nummer niet bij de hand', 'kan ik jullie dan bellen'],
      /\+31 85/,
    ],
    [['wanneer komt mijn bestelling', '100234'], /^Vul het hier in/],
  ]
  test.each(talks)('%s', async (turns, says) => {
    expect((await talk(...turns)).text).toMatch(says)
  })
})

describe('[CH-01] how goods are that may go back is asked of sending back', () => {
  test.each([
    ['mag ik een matras thuis proberen', 'en als hij niet bevalt', /veertien dagen na ontvangst/],
    ['mag ik een matras proberen', 'en als ie tegenvalt', /veertien dagen na ontvangst/],
    ['mag ik een matras proberen', 'wat als hij te hard is', /veertien dagen na ontvangst/],
    ['ik wil mn matras retour sturen', 'hij is al uitgepakt', /Uitpakken, bekijken en passen mag wel/],
    ['ik wil een matras retourneren', 'hij ligt al op bed', /mogen we inhouden/],
  ])('%s, %s', async (first, second, says) => {
    const { text } = await talk(first, second)
    expect(text).toMatch(says)
    expect(text).not.toContain('Na de bedenktijd')
  })
})

describe('[CH-01] whether old goods are taken along in one country is not what a delivery there costs', () => {
  test.each([
    ['kunnen jullie mijn oude matras meenemen', 'en in belgie ook'],
    ['nemen jullie mijn oude boxspring mee', 'geldt dat ook voor belgie'],
  ])('%s, %s', async (first, second) => {
    const { text, hand_over } = await talk(first, second)
    expect(text).not.toContain('6,95')
    expect(hand_over).not.toBeNull()
  })
})

describe('[CH-01] what a turn tells of the question before it', () => {
  test.each([
    ['mijn matras ruikt', 'is al 2 weken zo'],
    ['mijn nieuwe kussen stinkt', 'het is al een week'],
  ])('%s, %s asks for no order', async (first, second) => {
    expect((await talk(first, second)).text).not.toContain('hoe je bestelling staat')
  })

  test.each(['hij is nog niet verzonden', 'is nog niet verstuurd'])(
    '%s is not told of what is',
    async (turn) => {
      const { text } = await talk('ik wil mijn bestelling annuleren', turn)
      expect(text).toContain('nog niets verstuurd')
      expect(text).not.toContain('onderweg')
    },
  )

  test('offers no heading beside an answer to it', async () => {
    const { text } = await talk('mag ik een matras thuis proberen', 'wat als hij te hard is')
    expect(text).not.toContain('Of bedoel je')
  })
})
