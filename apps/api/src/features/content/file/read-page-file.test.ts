import { expect, test } from 'vitest'
import { readPageFile } from './read-page-file.ts'

const head = 'title: Maten\nintro: Zo meet je.\npublished: 2026-10-05'
const read = (text: string) => readPageFile({ kind: 'blog', slug: 'maten', text })
function listProblems(text: string) {
  const result = read(text)
  return result.ok ? [] : result.problems.map(({ line, message }) => `${line}: ${message}`)
}

test('a file is a page: its front matter, its words, its place and its name', () => {
  const result = read(
    `---\n${head}\npicture: bed-hero\ntopic: Slapen\nrelated: [dekbed]\n---\n\nMeet je bed.\n`,
  )
  expect(result).toMatchObject({
    ok: true,
    page: {
      kind: 'blog',
      slug: 'maten',
      title: 'Maten',
      imageKey: 'bed-hero',
      topic: 'Slapen',
      relatedSlugs: ['dekbed'],
      publishedAt: new Date('2026-10-05T06:00:00Z'),
      updatedAt: new Date('2026-10-05T06:00:00Z'),
      body: [{ type: 'paragraph', content: [{ type: 'text', text: 'Meet je bed.' }] }],
    },
  })
})

test('a file from another system, with other line ends, reads the same', () => {
  expect(read(`---\n${head}\n---\n\nMeet.\n`.replaceAll('\n', '\r\n'))).toEqual(
    read(`---\n${head}\n---\n\nMeet.\n`),
  )
})

test.each([
  ['no front matter', '# Maten', '1: a file begins with front matter'],
  ['broken front matter', `---\ntitle: "Maten\n---\n\nMeet.`, '2: Missing closing'],
  ['a field that is missing', '---\ntitle: Maten\nintro: x\n---\n\nMeet.', '1: published: '],
  ['a field that is unknown', `---\n${head}\nauteur: Jan\n---\n\nMeet.`, 'auteur'],
  ['a date that is none', `---\n${head.replace('10-05', '13-05')}\n---\n\nMeet.`, '1: published: '],
  ['a title that is too long', `---\n${head.replace('Maten', 'a'.repeat(121))}\n---\n\nMeet.`, '1: title: '],
  ['no words', `---\n${head}\n---\n`, '1: body: '],
  ['HTML, at its line in the file', `---\n${head}\n---\n\nMeet.\n\n<br>`, '9: HTML is not allowed'],
])('refused: %s', (_, text, problem) => {
  expect(listProblems(text)).toContainEqual(expect.stringContaining(problem))
})
