import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const complete = {
  DATABASE_URL: 'postgres://sluimer:geheim@localhost:5432/sluimer',
  SERVICE_EMAIL: 'winkel@sluimer.example',
  SERVICE_PASSWORD: 'acht-tekens-of-meer',
  TOKEN_SECRET: 'een-sleutel-van-minstens-32-tekens',
}

test('the settings without a default are enough', () => {
  const config = readConfig(complete)
  expect(config).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    mailTransport: 'outbox',
    environment: 'production',
  })
})

test('every problem is named at once', () => {
  const faulty = {
    ...complete,
    DATABASE_URL: 'mysql://localhost',
    API_PORT: 'many',
    SERVICE_PASSWORD: 'kort',
    TOKEN_SECRET: '',
  }
  const read = () => readConfig(faulty)
  expect(read).toThrow(ConfigError)
  for (const name of ['DATABASE_URL', 'API_PORT', 'SERVICE_PASSWORD', 'TOKEN_SECRET'])
    expect(read).toThrow(name)
})

test('passkeys are for the host of the shop, or for a domain above it that is named', () => {
  const at = { ...complete, PUBLIC_URL: 'http://www.winkel.example' }
  expect(readConfig(at).passkeyDomain).toBe('www.winkel.example')
  expect(readConfig({ ...at, PASSKEY_DOMAIN: 'winkel.example' }).passkeyDomain).toBe('winkel.example')
  for (const PASSKEY_DOMAIN of ['ander.example', 'inkel.example', 'nl.www.winkel.example'])
    expect(() => readConfig({ ...at, PASSKEY_DOMAIN })).toThrow('PASSKEY_DOMAIN')
})

test.each(['SERVICE_PASSWORD', 'TOKEN_SECRET'])('%s has no default in any environment', (name) => {
  for (const NODE_ENV of ['production', 'development', 'test'])
    expect(() => readConfig({ ...complete, NODE_ENV, [name]: undefined })).toThrow(name)
})

test('a shop on https cannot leave its mails on a page for everyone', () => {
  const secure = { ...complete, PUBLIC_URL: 'https://winkel.example', PAYMENT_PROVIDER: 'test' }
  expect(() => readConfig(secure)).toThrow('MAIL_TRANSPORT')
  expect(readConfig({ ...secure, MAIL_TRANSPORT: 'smtp://mail.example:587' }).publicUrl).toBe(
    'https://winkel.example',
  )
})

test('a shop on https says how it is paid: nobody sells for test money by forgetting a setting', () => {
  const secure = { ...complete, PUBLIC_URL: 'https://winkel.example', MAIL_TRANSPORT: 'smtp://mail.example' }
  expect(() => readConfig(secure)).toThrow('PAYMENT_PROVIDER')
  expect(readConfig({ ...secure, PAYMENT_PROVIDER: 'test' }).mollie).toBeUndefined()
  expect(() => readConfig({ ...secure, PAYMENT_PROVIDER: 'mollie' })).toThrow('MOLLIE_API_KEY')
  const key = `live_${'a'.repeat(30)}`
  expect(() => readConfig({ ...secure, PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: 'sk_1' })).toThrow(
    'MOLLIE_API_KEY',
  )
  expect(readConfig({ ...secure, PAYMENT_PROVIDER: 'mollie', MOLLIE_API_KEY: key }).mollie).toEqual({
    apiKey: key,
    apiUrl: 'https://api.mollie.com',
  })
})

test('an empty value counts as absent, and a slash at the end of an address is no difference', () => {
  const config = readConfig({ ...complete, API_PORT: '', VIES_URL: '', PUBLIC_URL: 'http://localhost:3000/' })
  expect(config).toMatchObject({ port: 4000, viesUrl: undefined, publicUrl: 'http://localhost:3000' })
})

test('settings cannot change while the api runs', () => {
  expect(() => Object.assign(readConfig(complete), { port: 1 })).toThrow(TypeError)
})
