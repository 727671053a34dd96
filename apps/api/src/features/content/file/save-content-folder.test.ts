import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { contentPage, redirect } from '../page-tables.ts'
import { saveContentFolder } from './save-content-folder.ts'

const now = new Date('2026-11-20T09:00:00Z')
const article = (title: string) =>
  `---\ntitle: ${title}\nintro: Zo.\npublished: 2026-10-05\n---\n\nMeet je bed.\n`
let folder: string
let database: ReturnType<typeof openDatabase>
let drop: () => Promise<void>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'))
  const test = await createTestDatabase()
  drop = test.drop
  database = openDatabase({ url: test.url })
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
  await drop()
})

function write(name: string, text: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}

test('[EN-01] a folder of texts is saved, and again after an author changed it', async () => {
  write('blog/maten.md', article('Maten'))
  write('categorie/dekbed.md', '---\ncategory: dekbed\n---\n\nZo kies je.\n')
  write('doorverwijzingen.txt', '# oud\n/maten/  /blog/maten/\n')
  expect(await saveContentFolder(database.db, folder, now)).toEqual({ ok: true, saved: 3 })
  write('blog/maten.md', article('Alle maten'))
  expect(await saveContentFolder(database.db, folder, now)).toEqual({ ok: true, saved: 3 })
  const rows = await database.db
    .select({ kind: contentPage.kind, title: contentPage.title })
    .from(contentPage)
  expect(rows).toEqual([{ kind: 'blog', title: 'Alle maten' }])
  expect(await database.db.$count(redirect)).toBe(1)
})

test('one text that cannot be read keeps all from being saved, and is reported with its place', async () => {
  write('blog/goed.md', article('Goed'))
  write('blog/fout.md', `${article('Fout')}\n<br>\n`)
  expect(await saveContentFolder(database.db, folder, now)).toEqual({
    ok: false,
    problems: ['blog/fout.md:9 HTML is not allowed: <br>'],
  })
  expect(await database.db.$count(contentPage)).toBe(0)
})

test('a redirect that is refused is reported with the reason', async () => {
  write('doorverwijzingen.txt', '/a/ //evil.example\n/b/\n')
  expect(await saveContentFolder(database.db, folder, now)).toEqual({
    ok: false,
    problems: [
      'the redirect from /a/ to //evil.example is refused: not_local',
      'the redirect from /b/ to  is refused: not_local',
    ],
  })
})
