import { notSoldWords } from '@sluimer/assistant/kinds/not-sold'
import { createLanguage } from '@sluimer/search/text/words/language'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from './demo-shop.ts'
import { talkTo } from './talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

const talk = (...turns: readonly [string, ...string[]]) => talkTo(shop, turns)
const dutch = createLanguage()

test('[CH-01] nothing of the list of what is not sold is the name of a product or a department', () => {
  const words = [...shop.products.values()].flatMap(({ document, categoryPaths }) => [
    ...splitTokens(fold(document.title)),
    ...categoryPaths,
  ])
  const sold = new Set(words.map((word) => dutch.stem(word)))
  // 'Ledikant' is in the names of covers for one, and none of these is a cot.
  const wrong = notSoldWords.filter((word) => word !== 'ledikant' && sold.has(dutch.stem(fold(word))))
  expect(wrong).toEqual([])
})

describe('[CH-01] what shops of the home sell and this one does not is said by its name, before what comes near', () => {
  test.each([
    ['kerstkussens', 'Kerstkussens'],
    ['ledikant voor een baby van 3 maanden', 'Ledikanten'],
    ['hebben jullie bedbanken', 'Bedbanken'],
    ['stapelbed voor 2 kinderen', 'Stapelbedden'],
    ['bovenlaken 2persoons wit', 'Bovenlakens'],
    ['tv meubel', 'Tv-meubels'],
    ['verkoopt u ook elektrische onderdekens?', 'Elektrische dekens'],
  ])('%s', async (message, title) => {
    const { text } = await talk(message)
    expect(text).toContain(`${title} verkopen we niet.`)
  })

  test.each([
    ['hoe was ik een sierkussen', /in de was/],
    ['nemen jullie mijn oude zitbank mee', /^Nee, alleen een oud matras/],
    ['matras 90x200 voor stapelbed', /^Ik vond \d+ artikelen/],
    ['hoeslaken ledikant', /^(?!.*verkopen we niet)/],
  ])('%s asks for no such thing', async (message, said) => {
    expect((await talk(message)).text).toMatch(said)
  })
})

test('[CH-01] who hopes that it helps against something hears that the shop has none, and who advises', async () => {
  const { text } = await talk('helpt een verzwaringsdeken tegen adhd bij kinderen?')
  expect(text).toMatch(/huisarts.*een verzwaringsdeken hebben we niet/s)
})

describe('[CH-01] what is missing is named, with the nearest that there is', () => {
  test.each([
    ['zwarte handdoeken', /^In “zwart” vond ik niets\. Ik vond \d+ artikelen \(antraciet\)/],
    ['gele plaid', /^Precies zo heb ik het niet\. Met “gele” vond ik niets\..*\(oker\)/],
    ['dekbedovertrek lichtblauw 140x200', /Met “lichtblauw” vond ik niets/],
    ['leren fauteuil', /Met “leer” vond ik niets/],
    ['fauteuil met voetenbank', /Met “voetenbank” vond ik niets/],
    ['dekbedovertrek eenhoorn', /^Precies zo heb ik het niet\. Dit/],
    ['badjas dames', /^Ik vond \d+ artikelen/],
    ['Welk kussen past bij een rugslaper? Ik ben 1m85 en wat breed gebouwd.', /^Ik vond \d+ artikelen/],
  ])('%s', async (message, said) => {
    expect((await talk(message)).text).toMatch(said)
  })
})

describe('[CH-01] the page of a product by its name goes before pages that tell of all goods', () => {
  test.each([
    ['welke kleur pot zit bij kamerplant breedblad', /^Kamerplant Breedblad: pot /],
    ['wat voor vulling zit er in hoofdkussen atelier', /^Hoofdkussen Atelier: vulling/],
    ['is de plaid alpaca kriebelig', /^Dat staat niet bij Plaid Alpaca/],
    ['uit welk land komt plaid alpaca', /^Het land staat er niet bij/],
    ['prijs boxspring Middernacht', /^Boxspring Middernacht: vanaf/],
    ['is hoeslaken Soepel leverbaar', /^Hoeslaken jersey Soepel: vanaf .*huis/],
    ['verschil dekbed wolk en dekbed eenvoud', /^Dekbed Wolk: .*Dekbed Eenvoud: /s],
  ])('%s', async (message, said) => {
    expect((await talk(message)).text).toMatch(said)
  })
})

describe('[CH-01] goods that help are shown before a page that a message resembles', () => {
  test.each([
    [
      'onze hond slaapt op bed en alles zit onder de haren, welk beddengoed is handig? liefst iets wat tegen een stootje kan',
      /^Met een huisdier/,
    ],
    [
      'wij draaien allebei zo vaak dat we mekaar wakker maken.. wat voor matras helpt daartegen?',
      /^Voel je elke beweging/,
    ],
    ['welke matras helpt tegen zweten', /^Ik vond \d+ artikelen \(slaapt koel\)/],
    ['ik zoek een warm dekbed voor mijn oma, ze heeft het altijd koud', /klasse 1/],
    ['is er deze week nog een aanbieding op dekbedden?', /^Ik vond \d+ artikelen \(afgeprijsd\)/],
    ['waarin verschilt een 4 seizoenen dekbed van een zomerdekbed', /vierseizoenendekbed/],
    ['zijn de dekbedden van dons wasbaar', /op 60 graden/],
    ['hebben jullie hoofdkussens voor kinderen', /^Met “voor kinderen” vond ik niets\. Dit/],
    ['dekbed voor zomer én winter 140x200', /4 seizoenen/],
    ['hoofdkussen memory foam', /traagschuim/],
    ['topper van 10 cm dik', /^Ik vond één artikel/],
    ['sterren dekbedovertrek kind', /^Ik vond 2 artikelen \(voor kinderen\)/],
    ['zijn de boxsprings inclusief topper', /^Boxspring .*topper/],
    ['bankplaid antraciet', /^Ik vond \d+ artikelen \(antraciet\)/],
    ['kerstboomversieringen', /^Ik vond 4 artikelen/],
    ['hoeslaken 90x200x40 wit', /90 x 200 cm, hoge hoek, wit/],
    ['welke boxspring is het beste volgens jullie?', /^Het best beoordeeld/],
  ])('%s', async (message, said) => {
    expect((await talk(message)).text).toMatch(said)
  })
})

describe('[CH-01] a bed that is composed is told of by its own name, in the size that is asked for', () => {
  test.each([
    ['boxspringset haven 160x200', /^Boxspringset Haven \(160 x 200 cm\): vanaf/],
    ['is het hotel boxspring 180x200 nog op voorraad', /^Boxspringset Hotel \(180 x 200 cm\): vanaf/],
    ['boxspring 160x200 met opbergruimte', /^Boxspringset Haven \(160 x 200 cm\): vanaf/],
    ['wat kost boxspring solo in 180x200', /^Nee, Boxspring Solo is er niet in 180 x 200 cm/],
    ['wij zijn een hotel en zoeken 20 boxsprings', /^(?!.*Boxspringset Hotel)/],
  ])('%s', async (message, said) => {
    expect((await talk(message)).text).toMatch(said)
  })
})

test('[CH-01] after a bed with room for things, one without it is any of that size', async () => {
  const { text } = await talk('boxspring 160x200 met opbergruimte', 'en zonder opbergruimte dan?')
  expect(text).toMatch(/^Ik vond \d\d artikelen/)
})
