import type { z } from 'zod'

const kinds: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'een getal',
  int: 'een heel getal',
  boolean: 'true of false',
  array: 'een lijst',
  object: 'een object',
  record: 'een object',
  date: 'een datum',
}

/**
 * Returns the Dutch sentence for an issue whose schema has no message of its own, since the library's are English. Used
 * wherever outside input is validated; in the shop's own forms shoppers see the schemas' messages.
 */
export const issueInDutch: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Dit veld is verplicht.'
      return `Hier hoort ${kinds[issue.expected] ?? 'iets anders'}.`
    case 'too_small': {
      const sum = `${issue.minimum}${chooseUnit(issue.origin)}`
      return issue.inclusive === false ? `Dit moet meer zijn dan ${sum}.` : `Dit moet minstens ${sum} zijn.`
    }
    case 'too_big': {
      const sum = `${issue.maximum}${chooseUnit(issue.origin)}`
      return issue.inclusive === false ? `Dit moet minder zijn dan ${sum}.` : `Dit mag hoogstens ${sum} zijn.`
    }
    case 'invalid_value':
      return `Kies uit: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return 'Dit heeft niet de goede vorm.'
    case 'unrecognized_keys':
      return 'Dit veld bestaat niet.'
    default:
      return 'Dit klopt niet.'
  }
}

function chooseUnit(origin: string): string {
  if (origin === 'string') return ' tekens'
  return origin === 'array' || origin === 'set' || origin === 'map' ? ' stuks' : ''
}
