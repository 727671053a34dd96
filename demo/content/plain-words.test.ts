import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands, categories } from '../catalog/catalog-names.ts'
import { readDemoProducts } from '../catalog/demo-products.ts'
import { demoPromotions } from '../promotion/demo-promotions.ts'
import { demoWizards } from '../wizard/demo-wizards.ts'

const folder = new URL('./', import.meta.url)
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ name: path, text: readFileSync(new URL(path, folder), 'utf8') }))
const goods = (await readDemoProducts()).map((product) => ({
  name: product.slug,
  text: [product.title, product.subTitle, ...product.description, ...product.highlights].join(' '),
}))
const lists = { brands, categories, promotions: demoPromotions, wizards: demoWizards }
const others = Object.entries(lists).map(([name, list]) => ({ name, text: JSON.stringify(list) }))
/** All that the demo shop writes, reviews apart: those are other people's words. */
const texts = [...pages, ...goods, ...others]

const foundIn = (list: { name: string; text: string }[], phrase: RegExp) =>
  list.flatMap(({ name, text }) => {
    const found = phrase.exec(text)
    return found ? [`${name}: ${found[0]}`] : []
  })

test('no text speaks as advertisements do', () => {
  const stale =
    /\b(ultieme?|perfecte?|hoogwaardige?|premium|must-?have|naadloos|innovatie\w*|ongeëvenaarde?|sfeervolle?|stijlvolle?|beleving|luxueuze?|waan je|tover\w*|ontdek (de|het|onze|ons)|droomslaapkamer|optimale?|gegarandeerd)\b/i
  expect(foundIn(texts, stale)).toEqual([])
})

test('no text is built as a machine would build it', () => {
  const patterns =
    /\bniet alleen [^.]{3,60}, maar ook\b|\bof je nu [^.]{3,60} of [^.]{3,40}, (deze|dit|ons|onze)\b|\bin de wereld van\b|\bkortom\b|\bal met al\b|\been vleugje luxe\b/i
  expect(foundIn(texts, patterns)).toEqual([])
})

test('no text claims to be green in general: only what can be shown is said', () => {
  const claims =
    /\b(duurza(am|me)\b(?! gegevens)|eco(logisch\w*)?\b|milieuvriendelijk\w*|klimaatneutra\w*|verantwoord gemaakt)/i
  expect(foundIn(texts, claims)).toEqual([])
})

test('no text names a certificate, which needs a number that nobody gave', () => {
  expect(foundIn([...goods, ...others], /\b(oeko-?tex|GOTS|RDS|downpass|FSC|PEFC|GRS)\b/i)).toEqual([])
})

test('the shop says jij everywhere, and het overtrek', () => {
  const formal = /(?<![A-Za-z’.])(u|uw)(?![A-Za-z.’])/
  expect(
    foundIn([...goods, ...others, ...pages.filter(({ name }) => name.startsWith('blog'))], formal),
  ).toEqual([])
  expect(
    foundIn(texts, /\b(de|een (andere|nieuwe|witte|grote|te grote|goede)) (dekbed)?overtrek\b/i),
  ).toEqual([])
})

test('quotes, dashes and spaces are those of print', () => {
  const sloppy = /[a-z]'[a-z]|\s'[stn]\b|[^\s|–-] - [a-z]|\s,|\w {2,}\w|\.\.\./
  expect(foundIn(goods, sloppy)).toEqual([])
})
