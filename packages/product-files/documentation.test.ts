import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Candidate } from './input/candidate.ts'
import { readMapping } from './mapping/mapping-file.ts'
import { readFileProduct } from './own-format/product-file.ts'
import { readOwnFile } from './own-format/read-own-file.ts'

const page = readFileSync(new URL('../../docs/product-files.md', import.meta.url), 'utf8')
const [product = '', list = '', fibres = '', light = '', guarantee = '', sample = '', ...mappings] =
  Array.from(page.matchAll(/```json\n(.*?)```/gs), ([, text = '']) => text)

test('the product and the mappings in the documentation are accepted', async () => {
  expect(readFileProduct(JSON.parse(product))).toMatchObject({ ok: true })
  const folder = mkdtempSync(join(tmpdir(), 'sluimer-mapping-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'list.json'), list)
  const listed: Candidate[] = []
  for await (const candidate of readOwnFile(join(folder, 'list.json'))) listed.push(candidate)
  expect(listed).toMatchObject([{ ok: true }])
  const more = [fibres, light, guarantee].map((text): object => JSON.parse(text))
  expect(readFileProduct(Object.assign(JSON.parse(product), ...more))).toMatchObject({ ok: true })
  expect(readFileProduct({ ...JSON.parse(product), ...JSON.parse(sample) })).toMatchObject({ ok: true })
  const file = join(folder, 'mapping.json')
  expect(mappings).toHaveLength(2)
  for (const mapping of mappings) {
    writeFileSync(file, mapping)
    expect(readMapping(file)).toMatchObject({ ok: true })
  }
})
