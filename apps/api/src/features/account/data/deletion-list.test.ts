import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendDeletions, readDeletions } from './deletion-list.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deletions-'))
})
afterAll(() => rm(folder, { recursive: true }))

const aDeletion = (receipt: string) => ({
  receipt,
  account_hash: 'a'.repeat(64),
  deleted_at: '2026-11-23T12:00:00.000Z',
})
const listed = async (path: string) =>
  readDeletions(await readFile(path, 'utf8')).map(({ receipt }) => receipt)

test('a deletion is listed once, in a file that only its owner reads', async () => {
  const path = join(folder, 'nieuw/deletions.jsonl')
  await appendDeletions(path, [aDeletion('W-1')])
  await appendDeletions(path, [aDeletion('W-1'), aDeletion('W-2')])
  expect(await listed(path)).toEqual(['W-1', 'W-2'])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('what a database that was restored does not know stays on the list', async () => {
  const path = join(folder, 'terug.jsonl')
  await appendDeletions(path, [aDeletion('W-1'), aDeletion('W-2')])
  await appendDeletions(path, [])
  await appendDeletions(path, [aDeletion('W-1'), aDeletion('W-3')])
  expect(await listed(path)).toEqual(['W-1', 'W-2', 'W-3'])
})

test('a line that a killed process left half is written again', async () => {
  const path = join(folder, 'half.jsonl')
  await appendDeletions(path, [aDeletion('W-1')])
  await appendFile(path, JSON.stringify(aDeletion('W-2')).slice(0, 20))
  expect(await listed(path)).toEqual(['W-1'])
  await appendDeletions(path, [aDeletion('W-1'), aDeletion('W-2')])
  expect(await listed(path)).toEqual(['W-1', 'W-2'])
})

test('anything else in the file is not a deletion', () => {
  expect(
    readDeletions('\n{}\nnull\n"W-1"\n{"receipt":"W-1","account_hash":"x","deleted_at":"gisteren"}'),
  ).toEqual([])
})
