import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const colors = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
)

const textPairs = [
  ['ink', 'paper linen sand pine-mist coral-mist honey-mist error-mist'],
  ['ink-soft', 'paper linen pine-mist'],
  ['pine', 'paper linen pine-mist'],
  ['pine-deep', 'paper linen pine-mist'],
  ['white', 'pine pine-deep coral error'],
  ['coral', 'paper linen coral-mist'],
  ['honey', 'paper honey-mist'],
  ['error', 'paper linen error-mist'],
] as const

const edgePairs = [
  ['bark', 'paper linen'],
  ['pine', 'paper linen pine-mist sand'],
  ['error', 'paper'],
] as const

test.each(textPairs)('text in %s can be read on %s', (text, grounds) => {
  for (const ground of grounds.split(' ')) expect(contrast(text, ground), ground).toBeGreaterThanOrEqual(4.5)
})

test.each(edgePairs)('edges in %s can be seen on %s', (edge, grounds) => {
  for (const ground of grounds.split(' ')) expect(contrast(edge, ground), ground).toBeGreaterThanOrEqual(3)
})

/** Contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(name: string): number {
  const hex = colors.get(name)
  if (!hex) throw new Error(`no color ${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
