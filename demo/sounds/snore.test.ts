import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { sampleRate, sleepers, snore } from './snore.ts'
import { wavFile } from './wav.ts'

const mostBytes = 60_000

test('[SC-05] there are three snores, each of its own sleeper', () => {
  expect(sleepers).toHaveLength(3)
  expect(
    new Set(sleepers.map((sleeper) => wavFile(snore(sleeper), sampleRate).toString('base64'))).size,
  ).toBe(3)
})

test.each([1, 2, 3])('[SC-05] the file of snore %i is what its sleeper makes, and small', async (number) => {
  const file = await readFile(new URL(`../../apps/shop/public/sounds/snore-${number}.wav`, import.meta.url))
  const sleeper = sleepers[number - 1]
  if (!sleeper) throw new Error(`no sleeper ${number}`)
  const made = wavFile(snore(sleeper), sampleRate)
  expect(file.length).toBe(made.length)
  expect(file.length).toBeLessThan(mostBytes)
  // Machines may round the last bit of a sine differently.
  const differences = made.map((byte, index) => Math.abs(byte - (file[index] ?? 0)) % 255)
  expect(differences.filter((difference) => difference > 1).length).toBeLessThan(made.length / 1000)
})

test('a snore can be heard, never cuts off a peak, and begins and ends silent', () => {
  for (const samples of sleepers.map(snore)) {
    const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
    expect(loudness).toBeGreaterThan(0.03)
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(0.8)
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
  }
})
