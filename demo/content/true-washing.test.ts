import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const page = readFileSync(`${root}content/service/veelgestelde-vragen.md`, 'utf8')

function listCare(files: string): string[] {
  return globSync(`${root}catalog/products/${files}`).flatMap((path) =>
    JSON.parse(readFileSync(path, 'utf8')).products.flatMap(
      ({ title, care = [] }: { title: string; care?: string[] }) =>
        care.map((line) => `${title}: ${line}`.toLowerCase()),
    ),
  )
}

test('[CH-01] jersey and microvezel are washed as warm as the page says', () => {
  expect(page).toContain(
    'Een overtrek of sloop van jersey of microvezel ook op 40, een hoeslaken daarvan op 60.',
  )
  const sheets = listCare('bedding/hoeslaken.json').filter((line) =>
    /^hoeslaken (?:dubbel)?(?:jersey|microvezel).*wassen op/u.test(line),
  )
  const covers = [...listCare('cover/*.json'), ...listCare('bedding/kussensloop.json')].filter((line) =>
    /^[^:]*: [^:]*(?:jersey|microvezel)[^:]*: wassen op/u.test(line),
  )
  expect(sheets.length).toBeGreaterThan(2)
  expect(covers.length).toBeGreaterThan(20)
  expect(sheets.filter((line) => !line.includes('wassen op 60 °c'))).toEqual([])
  expect(covers.filter((line) => !line.includes('wassen op 40 °c'))).toEqual([])
})
