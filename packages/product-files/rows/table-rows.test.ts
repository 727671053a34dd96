import { expect, test } from 'vitest'
import { readForeign } from '../testing/read-foreign.ts'

const head = 'Type;SKU;Name;Regular price;Parent'
const readLines = async (text: string) => {
  const { readings } = await readForeign(text)
  return readings.map((reading) =>
    reading.ok ? [reading.product.line, reading.product.title] : reading.reason,
  )
}

test('a row has the number that a spreadsheet gives it: empty rows count, line breaks in a cell do not', async () => {
  const rows = 'simple;A;"Een\nlang\nverhaal";5;\n\nsimple;B;Na;5;\n'
  expect(await readLines(`${head}\n${rows}`)).toEqual([
    [2, 'Een\nlang\nverhaal'],
    [4, 'Na'],
  ])
})

test('the line in which a spreadsheet names the separator counts as a row, and is obeyed', async () => {
  expect(await readLines(`sep=;\r\n${head}\r\nsimple;A;Een, twee;5;\r\n`)).toEqual([[3, 'Een, twee']])
  expect(await readLines(`sep=|\n${head.replaceAll(';', '|')}\nsimple|A|Een; twee|5|\n`)).toEqual([
    [3, 'Een; twee'],
  ])
})

test('rows of separators alone are empty rows, however many separators', async () => {
  expect(await readLines(`${head}\nsimple;A;Een;5;\n;;;;\n;;\n ; ; ; ; ;\nsimple;B;Twee;5;\n;;;;\n`)).toEqual(
    [
      [2, 'Een'],
      [6, 'Twee'],
    ],
  )
})

test('a separator at the end of every row is no cell, and one at the end of one row is damage', async () => {
  expect(await readLines(`${head}\nsimple;A;Een;5;;\nsimple;B;Twee;5;;\n`)).toEqual([
    [2, 'Een'],
    [3, 'Twee'],
  ])
  expect(await readLines(`${head}\nsimple;A;Een;5;\nsimple;B;Twee;5;;\nsimple;C;Drie;5;\n`)).toEqual([
    [2, 'Een'],
    '6 cells where there are 5 columns',
    [4, 'Drie'],
  ])
})

test('a text of megabytes is read, and a quote that is never closed is reported once', async () => {
  const long = 'woord '.repeat(200_000)
  const [first, second] = await readLines(`${head}\nsimple;A;"${long}";5;\nsimple;B;Twee;5;\n`)
  expect(first?.[1]).toHaveLength(long.trim().length)
  expect(second).toEqual([3, 'Twee'])
  const rows = Array.from({ length: 100 }, (_, index) => `simple;X${index};${'woord '.repeat(4_000)};5;\n`)
  expect(await readLines(`${head}\nsimple;A;Een;5;\nsimple;B;"Twee;5;\n${rows.join('')}`)).toEqual([
    // The swallowed rows may have continued the product above.
    expect.stringMatching(/^row 3: .* never closed/),
  ])
})
