import { expect, test } from 'vitest'
import { readClientAddress } from './client-address.ts'

const request = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as Parameters<typeof readClientAddress>[0]

test('without proxies of ours nobody can claim another address', () => {
  expect(readClientAddress(request('6.6.6.6'), 0)).toBe('10.0.0.1')
})

test('behind one proxy the last entry counts, whatever the visitor wrote before it', () => {
  expect(readClientAddress(request('6.6.6.6, 203.0.113.7'), 1)).toBe('203.0.113.7')
})

test('behind two proxies the second from the right counts', () => {
  expect(readClientAddress(request('6.6.6.6, 203.0.113.7, 10.0.0.9'), 2)).toBe('203.0.113.7')
})

test('a missing header leaves the direct address', () => {
  expect(readClientAddress(request(), 1)).toBe('10.0.0.1')
})

test.each([
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
])('a port that a proxy writes makes no other visitor: %s', (entry, address) => {
  expect(readClientAddress(request(entry), 1)).toBe(address)
})
