import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { throwawayProject } from '../testing/throwaway-project.mjs'
import { findChromium, findChromiumOnMachine } from './chromium.mjs'

/** Makes a machine with these programs, each in a folder of its own, and returns their paths. @param {string[]} programs */
function aMachineWith(...programs) {
  const paths = programs.map((name) => join(temporaryFolder(), name))
  for (const path of paths) writeFileSync(path, '')
  vi.stubEnv('PATH', paths.map((path) => join(path, '..')).join(delimiter))
  vi.stubEnv('CHROMIUM_PATH', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  return paths
}

/** Finds it in a run that has narrowed nothing. */
function find() {
  const { context } = throwawayProject({})
  return findChromium(/** @type {import('./run-tests.mjs').Context} */ (/** @type {unknown} */ (context)))
}

test('Chromium without windows is taken where there is one, whatever else there is', async () => {
  const [, shell] = aMachineWith('chromium', 'chromium-headless-shell')
  expect(await find()).toBe(shell)
})

test('Whoever installs nothing gets the one that is there', () => {
  const [, shell] = aMachineWith('chromium', 'chromium-headless-shell')
  expect(findChromiumOnMachine()).toBe(shell)
  const [chromium] = aMachineWith('chromium')
  expect(findChromiumOnMachine()).toBe(chromium)
})

test('CHROMIUM_PATH names another, and must lead somewhere', async () => {
  const [chromium = ''] = aMachineWith('chromium', 'chromium-headless-shell')
  vi.stubEnv('CHROMIUM_PATH', chromium)
  expect(await find()).toBe(chromium)
  vi.stubEnv('CHROMIUM_PATH', join(chromium, 'gone'))
  await expect(find()).rejects.toThrow('CHROMIUM_PATH leads nowhere')
})
