import { findPartProblem, hasDown } from '@sluimer/domain/textile/composition'
import { expect, test } from 'vitest'
import { categories } from './catalog-names.ts'
import { readDemoProducts } from './demo-products.ts'
import { listMakes } from './list-makes.ts'

/** Includes products that still wait for a picture. */
const products = (await readDemoProducts()).flatMap(listMakes)
const textile = new Set(categories.filter(({ needsComposition }) => needsComposition).map(({ path }) => path))

/** The parts for which each kind gives the fibres; an inner list is a choice. */
const partsOf: Record<string, (string | string[])[]> = {
  boxspring: ['Stoffering', 'Tijk van het matras', 'Tijk van de topper'],
  matras: ['Tijk'],
  topper: ['Tijk'],
  dekbed: ['Tijk', 'Vulling'],
  hoofdkussen: ['Tijk'],
  fauteuil: ['Stoffering'],
  vloerkleed: ['Samenstelling'],
  gordijn: [['Samenstelling', 'Buitenstof']],
  matrasbeschermer: [['Samenstelling', 'Bovenkant', 'Buitenstof']],
}

test('every textile product lists the fibres of each of its parts, in shares that make a hundred percent', () => {
  const ofTextile = products.filter(({ categories: [main = ''] }) => textile.has(main))
  const wrong = ofTextile.filter(({ family, composition }) => {
    const told = new Set(composition.map(({ part }) => part))
    const due = (partsOf[family] ?? ['Samenstelling']).map((parts) => [parts].flat())
    return (
      !due.every((parts) => parts.some((part) => told.has(part))) ||
      composition.some((part) => findPartProblem(part) !== undefined)
    )
  })
  expect(ofTextile.length).toBeGreaterThan(750)
  expect(wrong.map(({ slug, composition }) => [slug, composition.map(({ part }) => part)])).toEqual([])
})

test('what is named by a fibre is in a category of textile', () => {
  const elsewhere = products.filter(
    ({ composition, categories: list }) => composition.length > 0 && !list.some((path) => textile.has(path)),
  )
  expect(elsewhere.map(({ slug }) => slug)).toEqual([])
})

test('no specification gives fibres without their shares', () => {
  const labels = /^(samenstelling|tijk|vulling|stoffering|bekleding|voering|buitenstof|bovenkant|rug)/i
  // Foam, latex and the film under a protector are not fibres.
  const noFibre = /latex|foam|schuim|polyurethaan/i
  const wrong = products.flatMap(({ slug, specifications }) =>
    specifications
      .flatMap(({ rows }) => rows)
      .filter(({ label, value }) => labels.test(label) && !noFibre.test(value))
      .map(({ label, value }) => `${slug}: ${label} ${value}`),
  )
  expect(wrong).toEqual([])
})

test('goods with down or feathers say that they contain parts of an animal', () => {
  const filled = products.filter(({ composition }) => hasDown(composition))
  expect(filled.length).toBeGreaterThan(15)
  expect(filled.filter(({ hasAnimalParts }) => !hasAnimalParts)).toEqual([])
  const told = products.filter(({ title, subTitle, facetValues, description }) => {
    const words = [title, subTitle, ...description].join(' ')
    return facetValues.includes('dons') || /\b(leren|hoornen) /i.test(words)
  })
  expect(told.length).toBeGreaterThan(18)
  expect(told.filter(({ hasAnimalParts }) => !hasAnimalParts).map(({ slug }) => slug)).toEqual([])
})

test('no text calls viscose by a plant', () => {
  const wrong = products.filter((product) =>
    /bamboe-?viscose|bamboevezel|van bamboe\b/i.test(JSON.stringify(product)),
  )
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})
