import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const articles = ['blog', 'inspiratie'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url)).map((file) => ({
    file,
    text: readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8'),
  })),
)

test('each article has a picture of its own at its head, and another in its text', () => {
  const heads = articles.map(({ text }) => /^picture: (.+)$/m.exec(text)?.[1])
  expect(heads).toHaveLength(20)
  expect(new Set(heads).size).toBe(20)
  const bare = articles.filter(({ text }, at) => {
    const shown = [...text.matchAll(/^!\[.+\]\((\S+?)[ )]/gm)].map(([, key]) => key)
    return shown.length === 0 || shown.includes(heads[at])
  })
  expect(bare.map(({ file }) => file)).toEqual([])
})
