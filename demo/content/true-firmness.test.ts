import { readFileSync } from 'node:fs'
import { adviseFirmness } from '@sluimer/domain/configurator/guide/advice'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const advise = (weightKg: number) =>
  [140, 175, 195].map((lengthCm) => adviseFirmness({ lengthCm, weightKg })).join(' | ')

test('[CF-16] pages name the firmness for a weight and a length that the shop advises', () => {
  const page = read('service/veelgestelde-vragen.md')
  expect(page).toContain(
    `Van 80 tot 120 kilo past ${adviseFirmness({ lengthCm: 175, weightKg: 100 })}, en daarboven`,
  )
  expect(page).toContain(`en daarboven ${adviseFirmness({ lengthCm: 175, weightKg: 130 })}.`)
  const article = read('blog/welk-matras-past-bij-jou.md')
  expect(article).toContain(`| minder dan 80 kilo | ${advise(70)} |`)
  expect(article).toContain(`| 80 tot 120 kilo | ${advise(100)} |`)
  expect(article).toContain(`| meer dan 120 kilo | ${advise(130)} |`)
})
