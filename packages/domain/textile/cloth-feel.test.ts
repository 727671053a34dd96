import { expect, test } from 'vitest'
import { feelCloth } from './cloth-feel.ts'

const cotton = { name: 'katoen', percent: 100 }
const made = (
  note: string | null = null,
  materials: { name: string; percent: number; detail?: string }[] = [cotton],
) => [{ part: 'Samenstelling', materials, note }]
const plain = { title: 'Dekbedovertrek Takje', choices: [] }

test('[PD-01] the chosen cloth decides, then the name of the product, then its fibers', () => {
  const choices = ['Flanel', '140 x 220 cm']
  expect(feelCloth(made(), { title: 'Laken percal Glad', choices })?.name).toBe('flanel')
  expect(feelCloth(made(), { title: 'Laken percal Glad', choices: [] })?.name).toBe('percal')
  expect(feelCloth(made(null, [{ ...cotton, detail: 'satijn' }]), plain)?.name).toBe('katoensatijn')
  expect(feelCloth(made(), plain)).toMatchObject({ name: 'katoen', weave: 'plain', warmth: 3 })
})

test('[PD-01] a cloth is cool or warm as what it is, and a mixture is no pure linen', () => {
  const linen = { name: 'linnen', percent: 55 }
  expect(feelCloth(made(null, [{ ...linen, percent: 100 }]), plain)).toMatchObject({
    warmth: 1,
    weave: 'coarse',
  })
  expect(feelCloth(made(null, [linen, { ...cotton, percent: 45 }]), plain)?.name).toBe('halflinnen')
  expect(feelCloth(made(null, [{ name: 'scheerwol', percent: 100 }]), plain)).toMatchObject({
    name: 'wol',
    warmth: 5,
  })
})

test('[PD-01] a mixture of which most is cotton is not named after the acrylic in it', () => {
  const acrylic = { name: 'acryl', percent: 40 }
  const name = (materials: (typeof cotton)[]) =>
    feelCloth(made('500 g/m²', materials), { title: 'Plaid Mos', choices: [] })?.name
  expect(name([{ ...cotton, percent: 60 }, acrylic])).toBe('katoen met acryl')
  expect(
    name([
      { ...cotton, percent: 30 },
      { ...acrylic, percent: 70 },
    ]),
  ).toBe('acryl')
})

test.each<[string, string, number]>([
  ['Hoeslaken microvezel Vlot', '85 g/m²', 1],
  ['Hoeslaken flanel Knus', '144 draden, 165 g/m²', 4],
  ['Hoeslaken molton', '220 g/m²', 5],
  ['Badjas Wafel', 'wafelbinding, 220 g/m²', 1],
  ['Handdoek Sport', '350 g/m²', 2],
  ['Handdoek Zwaar', '700 g/m²', 5],
])('[PD-01] %s of %s is light or heavy among its like: %i of 5', (title, note, step) => {
  expect(feelCloth(made(note), { title, choices: [] })?.weight?.step).toBe(step)
})

test('[PD-01] towels are of toweling, unless they are waffled', () => {
  const weaveOf = (note: string) => feelCloth(made(note), { title: 'Handdoek Hotel', choices: [] })?.weave
  expect(weaveOf('500 g/m²')).toBe('terry')
  expect(weaveOf('wafelbinding, 320 g/m²')).toBe('waffle')
})

test('[PD-01] nothing is told of an unknown cloth, a pile, a curtain, or of the weight that nobody gave', () => {
  expect(feelCloth(made(null, [{ name: 'jute', percent: 100 }]), plain)).toBeUndefined()
  expect(feelCloth(made('pool 30 mm', [{ name: 'wol', percent: 100 }]), plain)).toBeUndefined()
  expect(feelCloth(made('220 g/m²'), { title: 'Gordijn Wilg', choices: [] })).toBeUndefined()
  expect(feelCloth([{ part: 'Vulling', materials: [cotton] }], plain)).toBeUndefined()
  expect(feelCloth(made('144 draden'), plain)).not.toHaveProperty('weight')
  expect(feelCloth(made(), { title: 'Overtrek Schapenwolk', choices: [] })?.name).toBe('katoen')
})
