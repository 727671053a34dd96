import { expect, test } from 'vitest'
import { findPartProblem, formatPart, hasDown, type TextilePart } from './composition.ts'
import { readComposition } from './read-composition.ts'

const part = (...shares: [TextilePart['materials'][number]['name'], number][]): TextilePart => ({
  part: 'Tijk',
  materials: shares.map(([name, percent]) => ({ name, percent })),
})

test.each([
  ['100% katoen', '100% katoen'],
  ['100% katoen, 144 draden', '100% katoen, 144 draden'],
  ['100% katoensatijn, 300 draden', '100% katoen (satijn), 300 draden'],
  ['100% gekamd katoenpercal, 300 draden', '100% katoen (gekamd, percal), 300 draden'],
  ['40% polyester, 60% viscose uit bamboe', '60% viscose (uit bamboe), 40% polyester'],
  ['60% katoen en 40% linnen', '60% katoen, 40% linnen'],
  ['80% Cotton 20% Polyester', '80% katoen, 20% polyester'],
  ['80% cotton / 20% spandex', '80% katoen, 20% elastaan'],
  ['95% cotton, 5% spandex', '95% katoen, 5% elastaan'],
  ['Katoen 80%, polyester 20%', '80% katoen, 20% polyester'],
  ['62,5% wol, 37,5% acryl', '62,5% wol, 37,5% acryl'],
  ['100% linnen van Europees vlas, 165 g/m²', '100% linnen (van Europees vlas), 165 g/m²'],
  ['Bouclé, 100% polyester', '100% polyester, Bouclé'],
  ['90% ganzendons, 10% veertjes', '90% ganzendons, 10% veertjes'],
  ['70% gerecyclede wol, 30% gerecycled polyester', '70% wol (gerecyclede), 30% polyester (gerecycled)'],
  ['100% merinowol', '100% wol (merino)'],
])('reads %s and tells it by the names of the law', (text, told) => {
  const reading = readComposition(text)
  expect(reading?.ok && formatPart(reading)).toBe(told)
})

test.each(['100% bamboe', '50% katoen, 50% microvezel', '100% vegan leather'])(
  'a share of %s is of no fibre that the law knows',
  (text) => {
    expect(readComposition(text)).toMatchObject({ ok: false })
  },
)

test.each([
  'Katoen',
  'Holle polyestervezel, 300 g/m²',
  '',
  'Traagschuim, 55 kg/m³',
  `100% katoen ${'x'.repeat(600)}`,
])('a text without shares is not a composition: %s', (text) => {
  expect(readComposition(text)).toBeUndefined()
})

test('a part is whole at a hundred percent', () => {
  expect(findPartProblem(part(['katoen', 60], ['linnen', 40]))).toBeUndefined()
  expect(findPartProblem(part(['katoen', 33.3], ['linnen', 33.3], ['wol', 33.3]))).toBeUndefined()
  expect(findPartProblem(part(['katoen', 60], ['linnen', 39]))).toBe(
    'Tijk: the shares are 99% together, not 100%',
  )
  expect(findPartProblem(part(['katoen', 100], ['linnen', 1]))).toBe(
    'Tijk: the shares are 101% together, not 100%',
  )
})

test('down and feathers are of an animal and no textile; wool and silk are textile', () => {
  expect(hasDown([part(['katoen', 100]), part(['eendendons', 90], ['veertjes', 10])])).toBe(true)
  expect(hasDown([part(['scheerwol', 100]), part(['zijde', 100])])).toBe(false)
})
