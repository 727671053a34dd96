import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDefinitionInput, aMadeProduct } from '../configurator/configurator.builders.ts'
import { openImportShop } from './import.builders.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
  await aMadeProduct(shop.db)
})
afterAll(() => shop.close())

const slug = 'boxspringset-proef'
const importSet = (input: object) => shop.run('import', 'configurator', shop.write(JSON.stringify(input)))

test('[CF-17] a set is imported, with how many beds each rule takes off sale', async () => {
  expect(await importSet(aDefinitionInput())).toMatchObject({
    code: 0,
    out: `${slug} saved as version 1\nrule smalmos takes 2 of 8 beds off sale; 0 in open carts, 0 in unpaid orders\n`,
  })
  expect((await importSet(aDefinitionInput())).out).toContain(`${slug} is version 1 already\n`)
})

test('[CF-17] an exported set is imported as the version that it is, and exported again it is the same bytes', async () => {
  const first = await shop.run('export', 'configurator', slug)
  expect(first.code).toBe(0)
  expect((await shop.run('import', 'configurator', shop.write(first.out))).out).toContain(
    'is version 1 already',
  )
  expect(await shop.run('export', 'configurator', slug, 'set.json')).toMatchObject({ code: 0, out: '' })
  expect(readFileSync(join(shop.folder, 'set.json'), 'utf8')).toBe(first.out)
})

test('a set that contradicts itself is refused with the rules, and the one before stays', async () => {
  const rules = [
    { id: 'geenbreed', sentence: 'Breed maken we niet.', never: [{ maat: ['180'] }] },
    { id: 'geensmal', sentence: 'Smal maken we niet.', never: [{ maat: ['140'] }] },
  ]
  expect(await importSet(aDefinitionInput({ rules }))).toMatchObject({
    code: 1,
    out: '',
    err: 'Nothing is saved:\n  the rules geenbreed, geensmal together leave no bed at all: maat 140 breaks rule geensmal\n',
  })
  expect((await importSet(aDefinitionInput())).out).toContain('is version 1 already')
})

test.each([
  ['a file that is no JSON', ['import', 'configurator', 'set.txt'], 1],
  ['no file', ['import', 'configurator'], 2],
  ['a set that does not exist', ['export', 'configurator', 'bestaat-niet'], 2],
  ['no set', ['export', 'configurator'], 2],
  ['too many names', ['import', 'configurator', 'set.txt', 'set.txt'], 2],
  ['another noun', ['export', 'beds'], 2],
])('%s is reported, and changes nothing', async (_, args, code) => {
  const name = shop.write('{ slug: ')
  const answer = await shop.run(...args.map((arg) => (arg === 'set.txt' ? name : arg)))
  expect(answer).toMatchObject({ code, out: '' })
  expect(answer.err).not.toBe('')
})
