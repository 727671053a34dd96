import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashDictionary } from './dictionary.ts'
import { openEarlierFiles } from './earlier-files.ts'

const start = new Date('2026-11-20T10:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60 * 1000)

async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'earlier-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'scripts')
}
/** A build with one script of this text; its name follows from the text, as the names of built files do. */
function aBuild(text: string) {
  const hash = hashDictionary(Buffer.from(text)).replace(/\W/g, 'x').slice(0, 8)
  return new Map([[`/assets/page-${hash}.js`, Buffer.from(text)]])
}
const find = async (earlier: Awaited<ReturnType<typeof openEarlierFiles>>, text: string) =>
  (await earlier.find('/assets/page-*.js', hashDictionary(Buffer.from(text))))?.toString()

test('a version is found after the next build started, and also that of the build itself', async () => {
  const folder = await aFolder()
  await openEarlierFiles(folder, aBuild('een'), start)
  const earlier = await openEarlierFiles(folder, aBuild('twee'), after(1))
  expect([await find(earlier, 'een'), await find(earlier, 'twee'), await find(earlier, 'drie')]).toEqual([
    'een',
    'twee',
    undefined,
  ])
})

test('a version is no dictionary for files of another name', async () => {
  const earlier = await openEarlierFiles(await aFolder(), aBuild('een'), start)
  expect(await earlier.find('/assets/cart-*.js', hashDictionary(Buffer.from('een')))).toBeUndefined()
})

test('eight builds are kept, those that started last', async () => {
  const folder = await aFolder()
  for (let build = 0; build < 8; build++)
    await openEarlierFiles(folder, aBuild(`bouw ${build}`), after(build))
  // The oldest starts once more, after a deploy that was taken back.
  await openEarlierFiles(folder, aBuild('bouw 0'), after(8))
  const earlier = await openEarlierFiles(folder, aBuild('bouw 8'), after(9))
  expect([
    await find(earlier, 'bouw 0'),
    await find(earlier, 'bouw 1'),
    await find(earlier, 'bouw 2'),
  ]).toEqual(['bouw 0', undefined, 'bouw 2'])
  expect(await readdir(folder)).toHaveLength(8)
})

test('what a killed start left is removed an hour later, and never read', async () => {
  const folder = await aFolder()
  const draft = join(folder, '.unfinished-abc')
  await mkdir(draft, { recursive: true })
  await writeFile(join(draft, 'page-half.js'), 'ha')
  await utimes(draft, start, start)
  await openEarlierFiles(folder, aBuild('een'), start)
  expect(await readdir(folder)).toContain('.unfinished-abc')
  await openEarlierFiles(folder, aBuild('een'), after(1))
  expect(await readdir(folder)).toHaveLength(1)
})

test('a file that is not what its name says is not found', async () => {
  const folder = await aFolder()
  const earlier = await openEarlierFiles(folder, aBuild('een'), start)
  const [build = ''] = await readdir(folder)
  const [name = ''] = await readdir(join(folder, build))
  expect(await readFile(join(folder, build, name), 'utf8')).toBe('een')
  await writeFile(join(folder, build, name), 'ee')
  expect(await find(earlier, 'een')).toBeUndefined()
  await rm(join(folder, build), { recursive: true })
  expect(await find(earlier, 'een')).toBeUndefined()
})

test('several starts at once keep one whole build', async () => {
  const folder = await aFolder()
  const opened = await Promise.all([1, 2, 3].map(() => openEarlierFiles(folder, aBuild('een'), start)))
  expect(await Promise.all(opened.map((earlier) => find(earlier, 'een')))).toEqual(['een', 'een', 'een'])
  expect(await readdir(folder)).toHaveLength(1)
})

test('a folder that cannot be written is an error', async () => {
  const folder = await aFolder()
  await writeFile(folder, 'a file')
  await expect(openEarlierFiles(folder, aBuild('een'), start)).rejects.toThrow()
})
