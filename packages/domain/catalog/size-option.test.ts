import { expect, test } from 'vitest'
import { isSizeOption } from './size-option.ts'

test('[CT-03] options that say how large goods are are told from others by their titles', () => {
  for (const title of ['Maat', 'Kledingmaat', 'Formaat', 'Maat van je matras', 'Ligvlak', 'Hoogte', 'Size'])
    expect(isSizeOption(title), title).toBe(true)
  for (const title of ['Kleur', 'Stof', 'Uitvoering', 'Bekleding', 'Hardheid', 'Aantal', 'Warmte'])
    expect(isSizeOption(title), title).toBe(false)
})
