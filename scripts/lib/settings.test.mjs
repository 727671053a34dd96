import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.mjs'
import { readSettings as readSettingsFrom } from './settings.mjs'

/** @param {NodeJS.ProcessEnv} environment */
const readSettings = (environment) => readSettingsFrom(environment, '/nowhere/.env')

test('without settings the shop is at port 3000 and the api at 4000', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, apiPort: 4000, publicUrl: 'http://localhost:3000' })
})

test('another port moves the public address with it', () => {
  expect(readSettings({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100')
})

test.each(['abc', '0', '65536', '80.5', '-1'])('%s is not a port', (text) => {
  expect(() => readSettings({ PORT: text })).toThrow(
    `PORT must be a port number from 1 to 65535; it is "${text}".`,
  )
})

test.each(['22', '4190', '6000', '10080'])('%s is a port to which nothing is sent', async (text) => {
  await expect(fetch(`http://127.0.0.1:${text}`)).rejects.toMatchObject({ cause: { message: 'bad port' } })
  expect(() => readSettings({ API_PORT: text })).toThrow(`API_PORT is ${text}, a port to which browsers`)
})

test('shop and api cannot share a port', () => {
  expect(() => readSettings({ PORT: '4000' })).toThrow('PORT and API_PORT are both 4000')
})

test('a database address of another kind is refused', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://localhost' })).toThrow('must begin with postgres://')
})

test('the environment wins over .env, and an empty line there is not set', () => {
  const file = join(temporaryFolder(), '.env')
  writeFileSync(file, 'PORT=\nAPI_PORT=4010\nDATA_DIR=.data/two\n')
  expect(readSettingsFrom({ API_PORT: '4020' }, file)).toMatchObject({ port: 3000, apiPort: 4020 })
})
