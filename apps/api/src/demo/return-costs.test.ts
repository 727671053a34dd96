import { readFileSync } from 'node:fs'
import { countryCodes } from '@sluimer/domain/address/country'
import { collectionCents } from '@sluimer/domain/delivery/return-cost'
import { formatEuro } from '@sluimer/domain/money/euro'
import { expect, test } from 'vitest'

test('fetching goods back costs what the page on returns says', () => {
  const page = readFileSync(
    new URL('../../../../demo/content/service/retourneren.md', import.meta.url),
    'utf8',
  )
  const sums = countryCodes.map((country) => formatEuro(collectionCents[country]).replaceAll('\u00a0', ' '))
  expect(page).toContain(`| Grote meubels die we ophalen | ${sums.join(' | ')} |`)
})
