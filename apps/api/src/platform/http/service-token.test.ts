import { expect, test } from 'vitest'
import { aConfig } from '../../../test/test-config.ts'
import { isServiceAccount, isServiceToken, signServiceToken } from './service-token.ts'

const account = aConfig('postgres://localhost/none')
const now = new Date('2026-03-02T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const token = signServiceToken(account, now, 'nonce')

test('[API-01] a token is good for 24 hours', () => {
  expect(isServiceToken(account, token, later(23.99))).toBe(true)
  expect(isServiceToken(account, token, later(24))).toBe(false)
})

test('[API-01] every node with the same settings knows the token', () => {
  expect(isServiceToken({ ...account }, token, now)).toBe(true)
})

test.each([
  ['another secret', { tokenSecret: 'een-heel-andere-sleutel-van-32-tekens' }],
  ['another password', { servicePassword: 'een-nieuw-wachtwoord' }],
  ['another account', { serviceEmail: 'ander@sluimer.example' }],
])('[API-01] a token is worth nothing after %s', (_name, change) => {
  expect(isServiceToken({ ...account, ...change }, token, now)).toBe(false)
})

test('[API-01] no changed or made-up token is accepted', () => {
  const [version, claims = '', signature] = token.split('.')
  const longer = Buffer.from(claims, 'base64url').toString().replace(/\d+/, '9999999999')
  const forged = Buffer.from(longer).toString('base64url')
  for (const bad of [
    `${version}.${forged}.${signature}`,
    `v2.${claims}.${signature}`,
    `${token}.x`,
    `${version}.${claims}.`,
    '',
    '..',
    'a.b.c',
  ])
    expect(isServiceToken(account, bad, now)).toBe(false)
})

test('[API-01] only the right e-mail address with the right password is the account', () => {
  expect(isServiceAccount(account, 'Winkel@Sluimer.example', account.servicePassword)).toBe(true)
  expect(isServiceAccount(account, account.serviceEmail, `${account.servicePassword} `)).toBe(false)
  expect(isServiceAccount(account, 'ander@sluimer.example', account.servicePassword)).toBe(false)
})
