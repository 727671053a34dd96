import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productsIn, readForeign, sheet } from '../testing/read-foreign.ts'

const woo = {
  Type: '',
  SKU: '',
  Name: '',
  Published: '1',
  'Regular price': '',
  Parent: '',
  Images: '',
  Description: '',
}
const attribute = { 'Attribute 1 name': 'Maat', 'Attribute 1 value(s)': 'S, L' }
const shopify = {
  Handle: '',
  Title: '',
  'Option1 Name': '',
  'Option1 Value': '',
  'Variant Price': '',
  'Body (HTML)': '',
}

/** Three products of two variants each, whose texts contain what breaks files. */
const files = {
  WooCommerce: ['Aap', 'Noot', 'Mies'].flatMap((sku) => [
    {
      ...woo,
      ...attribute,
      Type: 'variable',
      SKU: sku,
      Name: `${sku}, groot "en" klein`,
      Description: 'Een\\nTwee; drie',
    },
    ...['S', 'L'].map((size) => ({
      ...{
        ...woo,
        ...attribute,
        Type: 'variation',
        SKU: `${sku}-${size}`,
        Parent: sku,
        'Regular price': '9,95',
      },
      'Attribute 1 value(s)': size,
    })),
  ]),
  Shopify: ['aap', 'noot', 'mies'].flatMap((handle) =>
    ['S', 'L'].map((size, index) => ({
      ...{ ...shopify, Handle: handle, 'Option1 Value': size, 'Variant Price': '9.95' },
      ...(index === 0
        ? { Title: `${handle} 24" breed`, 'Option1 Name': 'Maat', 'Body (HTML)': '<p>Een,\\ntwee;</p>' }
        : {}),
    })),
  ),
}

/** Damages files where cells begin and end; the names of products stay as they are. */
const harm = (without: fc.Arbitrary<number>) =>
  fc.record({
    // Every place is as likely: a double, or a whole number with its bias, lies nearly always at the first cells.
    at: fc.noBias(fc.nat({ max: 9999 })),
    put: fc.constantFrom('"', '""', ',', ';', '\n', '\r\n', '\t', '"\n', ',"', '\0', '"\n"', ''),
    without,
  })
const edge = /["\n\r,;\t]/

function damaged(text: string, harms: { at: number; put: string; without: number }[]): string {
  return harms.reduce((now, { at, put, without }) => {
    const edges = Array.from(now, (one, index) => (edge.test(one) ? index : -1)).filter((index) => index >= 0)
    const start = edges[at % edges.length] ?? 0
    const gone = now.slice(start, start + without)
    const end = Array.from(gone).every((one) => edge.test(one)) ? start + without : start
    return now.slice(0, start) + put + now.slice(end)
  }, text)
}

test.each(Object.entries(files))(
  'a broken file of %s never crashes the reading and never gives half a product',
  async (_, rows) => {
    const names = ['Aap', 'Noot', 'Mies']
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(',', ';', '\t'),
        // Several losses or quote marks at once could compensate each other: another file then, not a broken one.
        fc.oneof(
          fc
            .array(harm(fc.constant(0)), { minLength: 1, maxLength: 3 })
            .filter((harms) => harms.filter(({ put }) => put.includes('"')).length < 2),
          harm(fc.integer({ min: 1, max: 2 })).map((one) => [one]),
        ),
        async (separator, harms) => {
          const text = sheet(separator, ...rows)
          const head = text.indexOf('\r\n') + 2
          const products = await productsIn(text.slice(0, head) + damaged(text.slice(head), harms))
          const whole = products.filter(({ sku, title }) => names.includes(titled(sku)) && title !== '')
          // A size that was damaged itself can become one more variant.
          for (const { variants } of whole) expect(variants.length).toBeGreaterThanOrEqual(2)
        },
      ),
      { numRuns: 100 },
    )
  },
)

test.each([
  { what: 'after the type of a variation', from: 'variation,Mies-L', to: 'variation;,Mies-L' },
  { what: 'after the name of its parent', from: 'Mies,,,Maat,L', to: 'Mies;,,,Maat,L' },
])(
  'a stray separator $what is reported, and its product is not read without that size',
  async ({ from, to }) => {
    const text = sheet(',', ...files.WooCommerce)
    expect(text).toContain(from)
    const { readings } = await readForeign(text.replace(from, to))
    expect(readings.flatMap((one) => (one.ok ? [one.product.sku] : []))).toEqual(['Aap', 'Noot'])
    expect(readings.flatMap((one) => (one.ok ? [] : [one.reason]))).toEqual([
      expect.stringContaining('row 10: a separator in the column'),
    ])
  },
)

test('a title whose quote closes at another title has swallowed a product, however many quotes it contains', async () => {
  const text = sheet('\t', ...files.Shopify)
  const { readings } = await readForeign(text.replace('breed"', 'breed'))
  expect(readings.flatMap((one) => (one.ok ? [one.product.sku] : []))).toEqual(['mies'])
  expect(readings.flatMap((one) => (one.ok ? [] : [one.reason])).join()).toContain(
    'a quote that is not closed',
  )
})

const titled = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1)

test('bytes that are no table are reported, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      await productsIn(Buffer.from(bytes)).catch((error: unknown) => {
        const told = error instanceof Error ? error.message : String(error)
        expect(told).toMatch(/known|nothing|neither in UTF-8|Two columns|our own|well-formed|document type/)
      })
    }),
    { numRuns: 60 },
  )
})
