// Makes the three sounds of the error page (SC-05): node demo/sounds/make-snores.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { sampleRate, sleepers, snore } from './snore.ts'
import { wavFile } from './wav.ts'

const folder = new URL('../../apps/shop/public/sounds/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [index, sleeper] of sleepers.entries())
  await writeFile(new URL(`snore-${index + 1}.wav`, folder), wavFile(snore(sleeper), sampleRate))
