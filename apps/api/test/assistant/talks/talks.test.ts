import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from '../demo-shop.ts'
import { readQuestions } from '../judge-answer.ts'
import { listWrong, talkTo } from '../talk-to-shop.ts'

let shop: DemoShop
beforeAll(async () => {
  shop = await openDemoShop()
})
afterAll(() => shop.app.close())

/** What is told of the last reply of a talk. */
async function talk(...turns: readonly [string, ...string[]]) {
  const { text, products, hand_over } = await talkTo(shop, turns)
  return { text, titles: products.map(({ title }) => title), handsOver: hand_over !== null }
}

test('[CH-01] [API-12] most of 76 talks and questions that one word used to take over are answered rightly', async () => {
  const questions = readQuestions('talks/talks.jsonl')
  expect(questions).toHaveLength(76)
  const wrong = await listWrong(shop, questions)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
})

test('[CH-01] [API-12] later turns are read with what the talk is about', async () => {
  expect(await listWrong(shop, readQuestions('talks/later-turns.jsonl'))).toEqual([])
})

describe('[CH-01] after a cloth or kind was explained', () => {
  test('what is asked of it is answered with the sentences that say it', async () => {
    expect((await talk('wat is percal', 'kreukt dat')).text).toContain('kreukt')
    expect((await talk('wat is latex', 'is dat geschikt als je snel zweet')).text).toContain(
      'Ja, als je snel zweet is latex een goede keus',
    )
  })

  test('what it is held against is told as well', async () => {
    expect((await talk('wa is percal', 'en is da koeler dan satijn')).text).toContain('warmer dan percal')
    expect((await talk('wat is katoensatijn', 'verschil met percal?')).text).toContain('Het voelt koel')
  })

  test('what no page says of it is not guessed', async () => {
    expect(await talk('wat is traagschuim', 'geleidt dat elektriciteit')).toMatchObject({
      titles: [],
      handsOver: true,
    })
  })

  test('goods of it are shown to whoever asks for these', async () => {
    expect((await talk('wat is percal', 'heb je dat ook in het wit')).text).toContain('percal, wit')
    expect((await talk('wat is een twijfelaar', 'hebben jullie daar hoeslakens voor')).text).toContain(
      'twijfelaar',
    )
  })

  test('the same is asked of another cloth or thing', async () => {
    expect((await talk('hoe was ik een donzen dekbed', 'en een wollen?')).titles[0]).toBe('Dekbed Schapenwei')
    expect((await talk('hoe was ik een plaid', 'en een badjas?')).text).toMatch(
      /^Op 60 graden, zonder wasverzachter/,
    )
  })
})

describe('[CH-01] after goods were shown', () => {
  test.each([
    ['topper 180x200', 'split ook?', 'Topper'],
    ['plaid', 'ik wil iets warms', 'Plaid'],
    ['ik zoek een spiegel', 'rond', 'Spiegel'],
    ['hebben jullie flanellen lakens', 'nee hoeslakens bedoel ik', 'Hoeslaken flanel'],
  ])('%s, %s keeps the thing', async (first, second, title) => {
    const { titles } = await talk(first, second)
    expect(titles.every((one) => one.startsWith(title))).toBe(true)
    expect(titles.length).toBeGreaterThan(0)
  })

  test('when these come is told of these', async () => {
    const { text } = await talk('boxspring met opbergruimte', 'hoe lang is de levertijd')
    expect(text).toContain('Boxspringset Haven')
  })

  test('a person, and a child, is somebody who will lie on them', async () => {
    expect((await talk('ik weeg 120 kilo welk matras', 'en mijn vriendin 60?')).text).toContain('Bij 60 kilo')
    expect((await talk('matras 90x200', 'die moet voor een kind van 6 zijn')).text).toContain('Een kind')
    // A topper beside it is no other mattress.
    expect((await talk('ik weeg 120 kilo welk matras', 'en daar een topper bij?')).titles[0]).toMatch(
      /^Topper/,
    )
  })

  test('a page that speaks of all goods answers what theirs do not tell', async () => {
    expect((await talk('boxspring 160x200', 'past die door een trapgat')).text).toContain('trap en lift')
  })

  test('few words after a question about the service are no wish', async () => {
    const { text } = await talk('wat kost een boxspring bezorgen', 'en in antwerpen', 'en s avonds')
    expect(text).toContain('14,95')
  })
})

describe('[CH-01] after a question about the service', () => {
  test.each([
    ['kan ik iets terugsturen', 'ook als het in de sale was?', 'Ja, bij elke prijs'],
    ['ik wil achteraf betalen', 'kost dat extra', 'De meeste niet'],
    ['kan ik in termijnen betalen', 'en met bankoverschrijving', 'Nee, met een overschrijving'],
    ['pakket is beschadigd', 'krijg ik geld terug of een nieuwe', 'betalen terug'],
    ['lamp kapot aangekomen', 'moet ik die terugsturen', 'We halen het op'],
    ['hoe lang heb ik bedenktijd', 'en op een samengesteld bed', 'geen bedenktijd'],
    ['hoe laat zijn jullie bereikbaar', 'ook in het weekend', 'Nee, dan zijn we gesloten'],
    ['kan ik retourneren', 'en een matras ook', 'veertien dagen'],
    ['kan ik retourneren', 'heb geen bon meer', 'een bon heb je niet nodig'],
    ['kan ik dingen terugsturen', 'en als ik het al gewassen heb', 'door wassen of gebruiken'],
    ['hoe kan ik betalen', 'en met twee kaarten', 'in één keer'],
    ['heb ik een account nodig', 'en om te retourneren', 'zonder in te loggen'],
    ['is er garantie', 'en zonder bon', 'met je bestelnummer vinden we'],
    ['wat kost bezorgen', 'en op zondag', 'Nee, op zondag'],
    ['ik wil mijn bestelling annuleren', 'hij is al verzonden geloof ik', 'Is het al onderweg'],
    ['mijn bestelling is er nog niet', 'kan ik dan mijn geld terugkrijgen', 'krijg je al je geld terug'],
    ['waar blijft mijn bestelling', 'jullie zeiden dinsdag', 'nieuwe datum'],
    ['bezorging in antwerpen mogelijk', 'wat kost dat', 'Een pakket kost € 6,95'],
    ['ik wil een boxspring samenstellen', 'en garantie', 'garantie'],
    ['mijn dekbed is kapot aangekomen', 'krijg ik een nieuwe', 'sturen een nieuw'],
  ])('%s, %s', async (first, second, says) => {
    expect((await talk(first, second)).text).toContain(says)
  })
})

test('[CH-01] after a question about what costs less, goods that are named are shown where they cost less', async () => {
  const { text, titles } = await talk('zijn er deals vandaag', 'ook op matrassen?')
  expect(text).toContain('afgeprijsd')
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.every((title) => title.startsWith('Matras'))).toBe(true)
})

test('[CH-01] what sending costs after goods asks for no country', async () => {
  const { text } = await talk('zwart beddengoed', 'eenpersoons', 'en wat kost dat met verzending')
  expect(text).toMatch(/^Een pakket kost in Nederland/)
})

describe('[CH-01] goods do not answer what is asked of their kind', () => {
  test('what their pages say does', async () => {
    expect((await talk('kan een kleed op vloerverwarming')).text).toContain('vloerverwarming')
  })

  test('what nothing says is handed over', async () => {
    expect(await talk('kan de hamster op het donsdekbed')).toMatchObject({ titles: [], handsOver: true })
  })

  test('a color that there is not is told as before', async () => {
    expect((await talk('fauteuil', 'kan die ook in geel')).text).toContain('Precies zo heb ik het niet')
  })
})
