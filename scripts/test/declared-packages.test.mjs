import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { listProjectFiles } from '../testing/project-files.mjs'

const files = listProjectFiles()
const workspaces = files.filter((file) =>
  /^(apps|packages)\/[^/]+\/package\.json$|^(demo|e2e|bench)\/package\.json$/.test(file),
)

/** What no file names, and why it is needed all the same. @type {Record<string, string>} */
const unnamed = {
  'react-dom': 'renders what react describes, in the shop and in mails',
  'openapi-types': 'a peer that fastify-type-provider-zod asks for',
}

test.each(workspaces)('every package that %s declares is used in that folder', (file) => {
  const {
    dependencies = {},
    devDependencies = {},
    scripts = {},
  } = JSON.parse(readFileSync(inRoot(file), 'utf8'))
  const folder = dirname(file)
  const text = files
    .filter((other) => other.startsWith(`${folder}/`) && /\.(ts|tsx|mjs|css)$/.test(other))
    .map((other) => readFileSync(inRoot(other), 'utf8'))
    .concat(Object.values(scripts))
    .join('\n')
  const unused = Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !name.startsWith('@types/') && !(name in unnamed))
    .filter((name) => !new RegExp(`(['"]| )${name}(['"/ ]|$)`, 'm').test(text))
  expect(unused).toEqual([])
})
