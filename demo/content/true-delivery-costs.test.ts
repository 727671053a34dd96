import { readFileSync } from 'node:fs'
import { countryCodes } from '@sluimer/domain/address/country'
import { defaultDeliveryRounds } from '@sluimer/domain/delivery/rounds'
import {
  type DeliveryMethodCode,
  defaultDeliveryTariff,
  defaultSurchargeCents,
} from '@sluimer/domain/delivery/tariff'
import { defaultHaulAwayCents } from '@sluimer/domain/returns/haul-away'
import { expect, test } from 'vitest'

const readPage = (name: string) => readFileSync(new URL(`service/${name}.md`, import.meta.url), 'utf8')
const delivery = readPage('bestellen-leveren')

/** '€ 4,95' and '€ 50', as texts write amounts. */
function amount(cents: number): string {
  return `€ ${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2).replace('.', ',')}`
}

function findCells(title: string): string[] {
  const row = delivery.split('\n').find((line) => line.startsWith(`| ${title}`))
  return (row ?? '').split('|').slice(2, 4)
}

test.each([
  ['Brievenbuspakje', 'letterbox'],
  ['Pakket, thuisbezorgd', 'parcel'],
  ['Ophalen bij een pakketpunt', 'pickup'],
  ['Grote meubels', 'two_man'],
] satisfies [string, DeliveryMethodCode][])(
  '[CO-04] the page on delivery says of "%s" what the tariff does',
  (title, code) => {
    const cells = findCells(title)
    countryCodes.forEach((country, column) => {
      const { priceCents, freeFromCents } = defaultDeliveryTariff[country][code]
      const amounts = [priceCents, freeFromCents].filter((cents) => cents !== null).map(amount)
      expect(cells[column]?.match(/€ [\d,.]*\d/g)).toEqual(amounts)
    })
  },
)

test('[CO-04] collecting never costs more than delivery in any text', () => {
  for (const cell of findCells('Ophalen bij een pakketpunt'))
    expect(cell).toContain('nooit meer dan bezorgen')
})

test('[CO-04] the ferry, the part of a day and the old bed cost what the page says', () => {
  const amounts = delivery.match(/€ [\d,.]*\d/g) ?? []
  const { morning = 0, afternoon, evening = 0 } = defaultDeliveryRounds.NL.daypartCents
  expect(afternoon).toBe(morning)
  const costs = [morning, evening, defaultSurchargeCents['NL-islands'].two_man ?? 0, defaultHaulAwayCents.NL]
  expect(amounts).toEqual(expect.arrayContaining(costs.map(amount)))
  expect(defaultHaulAwayCents.BE).toBe(defaultHaulAwayCents.NL)
})

test('[CO-04] answers to questions name no amount of delivery that the tariff does not have', () => {
  const answer = (question: string) =>
    readPage('veelgestelde-vragen').split(`### ${question}\n`)[1]?.split('\n')[0]
  const known = countryCodes.flatMap((country) =>
    Object.values(defaultDeliveryTariff[country]).flatMap((rate) =>
      [rate.priceCents, rate.freeFromCents].flatMap((cents) => (cents === null ? [] : [amount(cents)])),
    ),
  )
  const asked = ['Wat kost bezorgen?', 'Kan ik mijn pakket ergens ophalen?'].map(answer)
  for (const text of asked) {
    const amounts = text?.match(/€ [\d,.]*\d/g) ?? []
    expect(amounts.length).toBeGreaterThan(0)
    expect(known).toEqual(expect.arrayContaining(amounts))
  }
})
