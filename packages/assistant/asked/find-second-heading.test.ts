import { describe, expect, test } from 'vitest'
import { findSecondHeading } from './find-second-heading.ts'

describe('[CH-01] what is asked besides with words that name nothing', () => {
  test.each([
    ['kan ik het matras terugsturen en wat kost dat', 'returns', 'Ja.', 'Wat kost terugsturen?'],
    [
      'bezorgen jullie in Maastricht en hoe lang duurt dat',
      'delivery_how',
      'Ja.',
      'Wanneer komt mijn bestelling?',
    ],
    ['mag ik het ruilen en hoe werkt dat dan', 'returns', 'Ja.', 'Moet ik mijn retour eerst aanmelden?'],
  ] as const)('%s', (message, intent, told, heading) => {
    expect(findSecondHeading(message, intent, told)).toBe(heading)
  })

  test('what the answer tells already is not told again', () => {
    expect(
      findSecondHeading('bezorgen jullie in Gent en wat kost dat', 'delivery_how', 'Een pakket kost € 6,95.'),
    ).toBeUndefined()
  })

  test('one question has no second one', () => {
    expect(findSecondHeading('wat kost bezorgen', 'delivery_how', 'Ja.')).toBeUndefined()
    expect(findSecondHeading('mag het terug en wanneer krijg ik mijn geld', 'returns', 'Ja.')).toBeUndefined()
  })
})
