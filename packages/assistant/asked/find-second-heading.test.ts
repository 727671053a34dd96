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
    [
      'nemen ze het karton en mijn oude matras mee',
      'old_goods',
      'Ja, voor € 25 per stuk.',
      'Nemen jullie het karton en de folie weer mee?',
    ],
    [
      'nemen jullie de dozen en mijn oude bed mee',
      'delivery_how',
      'Nee, de verpakking niet.',
      'Nemen jullie mijn oude matras mee?',
    ],
    ['leveren jullie op zolder en wat zijn daar de kosten van', 'delivery_how', 'Ja.', 'Wat kost bezorgen?'],
    ['hoe werkt retourneren en waarheen stuur ik het', 'returns', 'Ja.', 'Waar stuur je het heen?'],
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
