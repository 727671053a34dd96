import { isEmailAddress } from '../customer/email.ts'

/** The messages beside invalid fields, by the field's name (VA-14: these texts are exact). */
export const validationMessages = {
  gender: 'Vul je geslacht in',
  first_name: 'Vul je voornaam in',
  last_name: 'Vul je achternaam in',
  email: 'Vul een geldig e-mailadres in',
  birthdate: 'Vul een (geldige) geboortedatum in',
  dob: 'Vul een (geldige) geboortedatum in',
  phone_number: 'Vul een (geldig) telefoonnummer in',
  phone: 'Vul een (geldig) telefoonnummer in',
  terms: 'Je moet akkoord gaan met de voorwaarden.',
  zipcode: 'Postcode onjuist',
  vat_number: 'Vul een geldig BTW-nummer in',
  company: 'Vul een bedrijfsnaam in',
  coc_number: 'Vul een geldig KVK-nummer in',
  country_code: 'Vul een land in',
  password: [
    'Het wachtwoord voldoet niet aan de vereisten: het moet minstens 8 tekens bevatten,',
    'een kleine letter, een hoofdletter, een cijfer en een speciaal teken.',
  ].join(' '),
  password_confirmation: 'De wachtwoorden zijn niet gelijk aan elkaar.',
  payment_method: 'Selecteer een betaalmethode',
} as const

/** How to fill in a field whose exact message does not say it, by that message. */
const examples: Readonly<Record<string, string>> = {
  [validationMessages.zipcode]: 'In Nederland zoals 1234\u00a0AB, in België zoals 9000.',
  [validationMessages.phone]: 'Bijvoorbeeld 06\u00a012345678.',
  [validationMessages.email]: 'Bijvoorbeeld naam@voorbeeld.nl.',
  [validationMessages.birthdate]: 'Bijvoorbeeld 31-12-1980.',
  [validationMessages.vat_number]: 'Bijvoorbeeld NL123456789B01.',
  [validationMessages.coc_number]: 'Het bestaat uit acht cijfers.',
}

/** Returns a line to stand beside an exact message, with a right answer; undefined where the message says enough. */
export function findExample(message: string): string | undefined {
  return examples[message]
}

/**
 * The review form has messages of its own; its message for an empty e-mail address ends in a full stop (VA-13, VA-14).
 */
export const reviewMessages = {
  required: 'Dit is een verplicht veld',
  emailRequired: 'Dit is een verplicht veld.',
  emailInvalid: 'Dit is geen geldig e-mailadres',
} as const

/** Returns the message for the e-mail field of a review, or undefined when it is right. */
export function reviewEmailMessage(text: string): string | undefined {
  if (text.trim() === '') return reviewMessages.emailRequired
  return isEmailAddress(text) ? undefined : reviewMessages.emailInvalid
}

/** Returns the message for any other field of a review, or undefined when it is filled in. */
export function reviewFieldMessage(text: string): string | undefined {
  return text.trim() === '' ? reviewMessages.required : undefined
}
