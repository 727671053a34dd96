import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const account = { SERVICE_EMAIL: 'shop@example.test', SERVICE_PASSWORD: 'a-very-long-password' }

test('a setting that is not given has a value that fits this machine', () => {
  expect(readConfig({ ...account, PORT: '' })).toMatchObject({
    port: 3000,
    apiUrl: 'http://localhost:4000',
    publicUrl: 'http://localhost:3000',
    isDevelopment: false,
  })
})

test('every problem is reported at once, by the name of its setting', () => {
  const read = () => readConfig({ PORT: 'many', API_URL: 'not an address', LOG_LEVEL: 'loud' })
  for (const name of ['PORT', 'API_URL', 'LOG_LEVEL', 'SERVICE_EMAIL', 'SERVICE_PASSWORD'])
    expect(read).toThrow(name)
})

test('addresses lose their closing slash, so that paths can follow', () => {
  expect(readConfig({ ...account, API_URL: 'http://api.internal:4000/' }).apiUrl).toBe(
    'http://api.internal:4000',
  )
})

test('[SC-02] without an id there is no tag manager; with one its address and those of its tags are known', () => {
  expect(readConfig(account).tagManager).toBeNull()
  const TAG_ORIGINS = 'https://region1.example/collect, https://ads.example'
  expect(readConfig({ ...account, TAG_MANAGER_ID: 'GTM-ABC1234', TAG_ORIGINS }).tagManager).toEqual({
    id: 'GTM-ABC1234',
    url: 'https://www.googletagmanager.com',
    origins: ['https://www.googletagmanager.com', 'https://region1.example', 'https://ads.example'],
  })
  expect(() => readConfig({ ...account, TAG_MANAGER_ID: 'GTM-ABC1234"><script>' })).toThrow('TAG_MANAGER_ID')
})

test.each([
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: '0' }],
  ['TRUSTED_PROXY_HOPS', { TRUSTED_PROXY_HOPS: '' }],
  ['NODE_ENV', { NODE_ENV: 'development' }],
  ['SERVICE_PASSWORD', { SERVICE_PASSWORD: 'short-one' }],
])('a shop on https does not start with an unsafe %s: %j', (name, unsafe) => {
  const safe = { ...account, PUBLIC_URL: 'https://winkel.example', TRUSTED_PROXY_HOPS: '1' }
  expect(readConfig(safe).trustedProxyHops).toBe(1)
  expect(() => readConfig({ ...safe, ...unsafe })).toThrow(name)
  const trying = { ...safe, ...unsafe, PUBLIC_URL: 'http://localhost:3000' }
  expect(() => readConfig(trying)).not.toThrow()
})
