import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { advisedPasswordCost } from '../../../platform/password-cost.ts'
import { hashPassword, isOutdatedHash, isPasswordOf } from './hash-password.ts'

const deps = { randomBytes, passwordCost: advisedPasswordCost }

test('a password has its own hash and no other', async () => {
  const hash = await hashPassword(deps, 'Lamp!7Kruk')
  expect(await isPasswordOf(deps, hash, 'Lamp!7Kruk')).toBe(true)
  expect(await isPasswordOf(deps, hash, 'Lamp!7Kruk ')).toBe(false)
  expect(await isPasswordOf(deps, hash, '')).toBe(false)
})

test('the same password has another hash for another person', async () => {
  const hashes = [await hashPassword(deps, 'Lamp!7Kruk'), await hashPassword(deps, 'Lamp!7Kruk')]
  expect(new Set(hashes).size).toBe(2)
})

test('the hash names Argon2id and its cost, as OWASP advises', async () => {
  expect(await hashPassword(deps, 'Lamp!7Kruk')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('without a hash every password is wrong', async () => {
  expect(await isPasswordOf(deps, undefined, 'Lamp!7Kruk')).toBe(false)
  expect(await isPasswordOf(deps, null, '')).toBe(false)
})

test('a hash of another cost is still checked, and outdated', async () => {
  // Made with m=8, t=1, p=1 and the salt 'saltsaltsaltsalt'.
  const cheap =
    '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$x+ETnemLptGgWs2wyu0QVQ3vFdGknT9qAGrjqiH3hyw'
  expect(await isPasswordOf(deps, cheap, 'Lamp!7Kruk')).toBe(true)
  expect(await isPasswordOf(deps, cheap, 'Lamp!7Kroeg')).toBe(false)
  expect(isOutdatedHash(deps, cheap)).toBe(true)
  expect(isOutdatedHash(deps, await hashPassword(deps, 'Lamp!7Kruk'))).toBe(false)
})

test('letters that look the same are the same, however they were typed', async () => {
  const hash = await hashPassword(deps, 'Zoe\u0308!7Kruk')
  expect(await isPasswordOf(deps, hash, 'Zo\u00eb!7Kruk')).toBe(true)
})

test('a hash that is not ours is an error and not a wrong password', async () => {
  await expect(isPasswordOf(deps, '$2b$10$abc', 'Lamp!7Kruk')).rejects.toThrow('cannot be read')
})
