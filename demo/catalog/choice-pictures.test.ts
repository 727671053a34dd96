import { expect, test } from 'vitest'
import { readDemoProducts } from './demo-products.ts'
import { demoPictures, toKey } from './pictures.ts'

const products = await readDemoProducts()
const altOf = new Map(demoPictures().map((picture) => [toKey(picture), picture.alt]))

/** Each choice of an option with the pictures that its variants are shown by. */
const choices = products.flatMap((product) =>
  product.options.flatMap((option, at) =>
    option.values.map((value) => {
      const own = product.variants.filter(({ values }) => values[at] === value.key)
      const keys = [...new Set(own.map(({ imageKey }) => imageKey ?? ''))]
      return { slug: product.slug, family: product.family, option: option.key, title: value.title, keys }
    }),
  ),
)

test('a picture of baubles has as many as its choice says', () => {
  const counted = choices.filter(({ option }) => option === 'aantal')
  expect(counted.length).toBeGreaterThan(0)
  for (const { slug, title, keys } of counted)
    for (const key of keys)
      expect(altOf.get(key), `${slug} ${title}`).toContain(`met ${title.split(' ')[0]} kerstballen`)
})

test('each height, and each size of a lamp, a vase, a mirror or a piece of furniture, has a picture of its own', () => {
  const kinds = [
    'kerstboom',
    'kamerplant',
    'olijfboom',
    'vaas',
    'tafellamp',
    'vloerlamp',
    'hanglamp',
    'spiegel',
  ]
  const furniture = ['bijzettafel', 'dressoir', 'nachtkastje']
  const isSize = (title: string) => /^(\d+ cm|Klein|Middelgroot|Groot|Laag|Hoog|Smal|Breed)$/.test(title)
  const sized = choices.filter(
    ({ family, title }) => [...kinds, ...furniture, 'barbecue'].includes(family) && isSize(title),
  )
  for (const [slug, own] of Map.groupBy(sized, (choice) => choice.slug)) {
    const keys = own.flatMap((choice) => choice.keys)
    expect(keys.length, slug).toBe(new Set(keys).size)
  }
})

test('a pair, and what comes with something, is shown so', () => {
  const kinds = ['kamerplant', 'olijfboom', 'tafellamp', 'vloerlamp', 'barbecue']
  const sets = choices.filter(
    ({ family, title }) => kinds.includes(family) && /^(Set van twee|Met (?!dimmer|laadpunt))/.test(title),
  )
  expect(sets.length).toBeGreaterThan(0)
  const shown: Record<string, RegExp> = {
    'Set van twee': /^Twee /,
    'Met watermeter': /watermeter/,
    'Met startset': /brikettenstarter.* tang.* borstel/,
    'Met beschermhoes': /beschermhoes/,
    'Met pizzaset': /pizzasteen.* schep/,
    'Met rookset': /rookbak.* houtsnippers/,
  }
  for (const { slug, title, keys } of sets)
    for (const key of keys) expect(altOf.get(key), `${slug} ${title}`).toMatch(shown[title] ?? title)
})

test('a long garment is shown long', () => {
  const long = choices.filter(({ title }) => ['Tot op de enkel', 'Lang'].includes(title))
  expect(long.length).toBeGreaterThan(0)
  for (const { slug, title, keys } of long)
    for (const key of keys) expect(altOf.get(key), `${slug} ${title}`).toMatch(/^Lange? /)
})

test('the second picture, which a tile shows under the pointer, has the color of the first where there is one', () => {
  let shown = 0
  for (const { slug, images } of products) {
    const [first, second] = images
    // A key ends in the kind of picture; what stands before it names design and color.
    const own = first?.replace(/[^-]+$/, '')
    if (own === undefined || !images.slice(1).some((key) => key.replace(/[^-]+$/, '') === own)) continue
    shown += 1
    expect(second?.startsWith(own), slug).toBe(true)
  }
  expect(shown).toBeGreaterThan(0)
})

test('what lies on a bed or hangs in a bathroom is first shown there, and by itself after that', () => {
  const shown = products.filter(({ family }) =>
    ['dekbedovertrek', 'kussensloop', 'handdoek'].includes(family),
  )
  expect(shown.length).toBeGreaterThan(70)
  expect(shown.filter(({ images: [first] }) => !first?.endsWith('-scene')).map(({ slug }) => slug)).toEqual(
    [],
  )
})

test('no two towels of one shelf hang on their first pictures in the same color: only the weave would tell them apart', () => {
  const colors = products
    .filter(({ family }) => family === 'handdoek')
    .map(({ images: [first] }) => first?.split('-').at(-2))
  expect(colors.length).toBeGreaterThan(5)
  expect(colors).toHaveLength(new Set(colors).size)
})

test('the picture after that of a color, which a tile shows under the pointer once the color is pressed, has that color too', () => {
  let compared = 0
  for (const { slug, images, options, variants } of products)
    for (const [at, { values }] of options.entries()) {
      const own = new Map(variants.map(({ imageKey, values: chosen }) => [imageKey, chosen[at]]))
      for (const { key: color, color: isColor } of values) {
        if (isColor === undefined) continue
        for (const image of images.filter((one) => own.get(one) === color)) {
          const [next, ...later] = images.slice(images.indexOf(image) + 1)
          // The product page shows those that follow it first: none of the color stands elsewhere.
          if (next !== undefined && own.has(next))
            expect(
              later.filter((one) => !own.has(one) && one.includes(`-${color}-`)),
              `${slug} ${image}`,
            ).toEqual([])
          if (next === undefined || own.has(next)) continue
          compared += 1
          expect(next, `${slug} after ${image}`).toContain(`-${color}-`)
        }
      }
    }
  expect(compared).toBeGreaterThan(100)
})
