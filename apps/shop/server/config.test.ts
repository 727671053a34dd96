import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const account = { SERVICE_EMAIL: 'shop@example.test', SERVICE_PASSWORD: 'a-long-password' }

test('what is not given has a value fit for this machine', () => {
  expect(readConfig({ ...account, PORT: '' })).toMatchObject({
    port: 3000,
    apiUrl: 'http://localhost:4000',
    publicUrl: 'http://localhost:3000',
    isDevelopment: false,
  })
})

test('every problem is told at once, by the name of its setting', () => {
  const read = () => readConfig({ PORT: 'many', API_URL: 'not an address', LOG_LEVEL: 'loud' })
  for (const name of ['PORT', 'API_URL', 'LOG_LEVEL', 'SERVICE_EMAIL', 'SERVICE_PASSWORD'])
    expect(read).toThrow(name)
})

test('addresses lose their closing slash, so that paths can follow', () => {
  expect(readConfig({ ...account, API_URL: 'http://api.internal:4000/' }).apiUrl).toBe(
    'http://api.internal:4000',
  )
})
