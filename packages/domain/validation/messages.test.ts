import { expect, test } from 'vitest'
import { findExample, reviewEmailMessage, reviewFieldMessage, validationMessages } from './messages.ts'

const exact = [
  ['gender', 'Vul je geslacht in'],
  ['first_name', 'Vul je voornaam in'],
  ['last_name', 'Vul je achternaam in'],
  ['email', 'Vul een geldig e-mailadres in'],
  ['birthdate', 'Vul een (geldige) geboortedatum in'],
  ['dob', 'Vul een (geldige) geboortedatum in'],
  ['phone_number', 'Vul een (geldig) telefoonnummer in'],
  ['phone', 'Vul een (geldig) telefoonnummer in'],
  ['terms', 'Je moet akkoord gaan met de voorwaarden.'],
  ['zipcode', 'Postcode onjuist'],
  ['vat_number', 'Vul een geldig BTW-nummer in'],
  ['company', 'Vul een bedrijfsnaam in'],
  ['coc_number', 'Vul een geldig KVK-nummer in'],
  ['country_code', 'Vul een land in'],
  [
    'password',
    'Het wachtwoord voldoet niet aan de vereisten: het moet minstens 8 tekens bevatten, een kleine letter, een hoofdletter, een cijfer en een speciaal teken.',
  ],
  ['password_confirmation', 'De wachtwoorden zijn niet gelijk aan elkaar.'],
] as const

test.each(exact)('[VA-14] the message of %s is exact', (field, message) => {
  expect(validationMessages[field]).toBe(message)
})

test('[VA-11] without a payment method the shopper is asked to choose one', () => {
  expect(validationMessages.payment_method).toBe('Selecteer een betaalmethode')
})

test('a message that only says that a field is wrong has an example beside it', () => {
  expect(findExample('Postcode onjuist')).toBe('In Nederland zoals 1234\u00a0AB, in België zoals 9000.')
  expect(findExample('Vul een (geldig) telefoonnummer in')).toBe('Bijvoorbeeld 06\u00a012345678.')
  expect(findExample('Vul je voornaam in')).toBeUndefined()
})

test('[VA-14] an empty review field reads without a full stop', () => {
  expect(reviewFieldMessage(' ')).toBe('Dit is een verplicht veld')
  expect(reviewFieldMessage('Fijn')).toBeUndefined()
})

test('[VA-14] an empty e-mail address in a review reads with a full stop', () => {
  expect(reviewEmailMessage('')).toBe('Dit is een verplicht veld.')
  expect(reviewEmailMessage(' ')).toBe('Dit is een verplicht veld.')
})

test('[VA-14] a wrong e-mail address in a review has its own message', () => {
  expect(reviewEmailMessage('anna@')).toBe('Dit is geen geldig e-mailadres')
  expect(reviewEmailMessage('anna@example.org')).toBeUndefined()
})
