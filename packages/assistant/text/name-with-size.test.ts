import { describe, expect, test } from 'vitest'
import { nameWithSize } from './name-with-size.ts'

describe('[CH-01] what goes on a thing has the size of it', () => {
  test.each([
    ['wij hebben kussens van 60x60, bestaat daar een sloop voor', 'bestaat een sloop 60x60'],
    [
      'ons matras is 180x210, heb je daar een hoeslaken voor in het wit',
      'heb je een hoeslaken 180x210 in het wit',
    ],
    ['we slapen in een bed van 160x200, is er een dekbed voor', 'is een dekbed voor een bed van 160x200'],
  ])('%s', (message, named) => {
    expect(nameWithSize(message)).toBe(named)
  })

  test.each([
    ['hoeslaken 180x200 wit'],
    ['matras 90x200, is er een topper van 80x200 voor'],
    ['heb je er een sloop bij'],
  ])('%s stays as it is', (message) => {
    expect(nameWithSize(message)).toBe(message)
  })
})
