import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseSound } from './snore-sound.ts'

test('[SC-05] each of three sounds has the same chance, and its file is there', () => {
  const heard = [0, 0.2, 0.34, 0.6, 0.67, 0.999].map(chooseSound)
  expect(heard.map((url) => heard.indexOf(url))).toEqual([0, 0, 2, 2, 4, 4])
  for (const url of heard) expect(existsSync(new URL(`../../../public${url}`, import.meta.url))).toBe(true)
})
