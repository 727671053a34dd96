import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isOutdatedHash, isPasswordOf } from './hash-password.ts'

test('a password has its own hash and no other', async () => {
  const hash = await hashPassword('Lamp!7Kruk', randomBytes)
  expect(await isPasswordOf(hash, 'Lamp!7Kruk')).toBe(true)
  expect(await isPasswordOf(hash, 'Lamp!7Kruk ')).toBe(false)
  expect(await isPasswordOf(hash, '')).toBe(false)
})

test('the same password has another hash for another person', async () => {
  const hashes = [
    await hashPassword('Lamp!7Kruk', randomBytes),
    await hashPassword('Lamp!7Kruk', randomBytes),
  ]
  expect(new Set(hashes).size).toBe(2)
})

test('the hash names Argon2id and its cost, as OWASP advises', async () => {
  expect(await hashPassword('Lamp!7Kruk', randomBytes)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('without a hash every password is wrong', async () => {
  expect(await isPasswordOf(undefined, 'Lamp!7Kruk')).toBe(false)
  expect(await isPasswordOf(null, '')).toBe(false)
})

test('a hash of another cost is still checked, and outdated', async () => {
  // Made with m=8, t=1, p=1 and the salt 'saltsaltsaltsalt'.
  const cheap =
    '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$x+ETnemLptGgWs2wyu0QVQ3vFdGknT9qAGrjqiH3hyw'
  expect(await isPasswordOf(cheap, 'Lamp!7Kruk')).toBe(true)
  expect(await isPasswordOf(cheap, 'Lamp!7Kroeg')).toBe(false)
  expect(isOutdatedHash(cheap)).toBe(true)
  expect(isOutdatedHash(await hashPassword('Lamp!7Kruk', randomBytes))).toBe(false)
})

test('letters that look the same are the same, however they were typed', async () => {
  const hash = await hashPassword('Zoe\u0308!7Kruk', randomBytes)
  expect(await isPasswordOf(hash, 'Zo\u00eb!7Kruk')).toBe(true)
})

test('a hash that is not ours is an error and not a wrong password', async () => {
  await expect(isPasswordOf('$2b$10$abc', 'Lamp!7Kruk')).rejects.toThrow('cannot be read')
})
