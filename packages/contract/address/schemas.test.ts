import { validationMessages } from '@sluimer/domain/validation/messages'
import { describe, expect, test } from 'vitest'
import { billingAddressSchema, shippingAddressSchema } from './schemas.ts'

const anAddress = (changes: Record<string, unknown> = {}) => ({
  country_code: 'NL',
  zipcode: '1071 XX',
  house_number: '1',
  street: 'Museumstraat',
  city: 'Amsterdam',
  ...changes,
})

function listProblems(
  input: unknown,
  schema: typeof billingAddressSchema | typeof shippingAddressSchema = billingAddressSchema,
) {
  const result = schema.safeParse(input)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('address', () => {
  test('[CO-02] the country is the Netherlands unless another is given', () => {
    const { country_code: _none, ...address } = anAddress()
    expect(billingAddressSchema.parse(address)).toMatchObject({
      country_code: 'NL',
      extension: '',
      company: '',
    })
  })

  test.each([
    ['12a', 'a'],
    ['12-bis', 'bis'],
    ['3 hs', 'hs'],
  ])('[VA-08] the house number %s is refused with where its letters go', (house_number, extension) => {
    expect(listProblems(anAddress({ house_number }))).toEqual({
      house_number: `Vul een geldig huisnummer in: zet ‘${extension}’ bij Toevoeging (in België: Bus)`,
    })
  })

  test.each(['', ' ', '-', 'a', '12/14'])('[VA-08] %j is not a house number', (house_number) => {
    expect(listProblems(anAddress({ house_number }))).toEqual({
      house_number: 'Vul een geldig huisnummer in',
    })
  })

  test.each(['1071 XX', '1071xx', '9999ZZ'])('[VA-07] %s is a Dutch postcode', (zipcode) => {
    expect(listProblems(anAddress({ zipcode }))).toEqual({})
  })

  test.each(['', '0171 XX', '1071 SA', '1071sd', '1071 SS', '1071', '10711 XX', '1071 X1'])(
    '[VA-07] %j is no Dutch postcode',
    (zipcode) => {
      expect(listProblems(anAddress({ zipcode }))).toEqual({ zipcode: validationMessages.zipcode })
    },
  )

  test('[VA-07] a Belgian postcode has four digits, the first not 0', () => {
    expect(listProblems(anAddress({ country_code: 'BE', zipcode: '9000' }))).toEqual({})
    for (const zipcode of ['0900', '900', '90000', '9000 AA'])
      expect(listProblems(anAddress({ country_code: 'BE', zipcode }))).toEqual({
        zipcode: validationMessages.zipcode,
      })
  })

  test('[VA-07] a wrong postcode is told together with what else is wrong, and not where the country is wrong too', () => {
    const halfFilled = anAddress({ zipcode: '1071', house_number: undefined, street: undefined })
    for (const schema of [billingAddressSchema, shippingAddressSchema])
      expect(Object.keys(listProblems(halfFilled, schema)).toSorted()).toEqual([
        'house_number',
        'street',
        'zipcode',
      ])
    expect(Object.keys(listProblems(anAddress({ country_code: 'FR', zipcode: '75001' })))).toEqual([
      'country_code',
    ])
  })

  test('[VA-08] a house number has digits, spaces and hyphens; street and city are needed', () => {
    expect(listProblems(anAddress({ house_number: '12-14' }))).toEqual({})
    for (const house_number of ['', 'twaalf', '12a'])
      expect(listProblems(anAddress({ house_number }))).toHaveProperty('house_number')
    expect(Object.keys(listProblems(anAddress({ street: ' ', city: '' })))).toEqual(['street', 'city'])
  })

  test('[VA-08] an extension has 15 characters at most, street and city 255', () => {
    expect(listProblems(anAddress({ extension: 'a'.repeat(15), street: 'a'.repeat(255) }))).toEqual({})
    expect(listProblems(anAddress({ extension: 'a'.repeat(16) }))).toHaveProperty('extension')
    expect(listProblems(anAddress({ street: 'a'.repeat(256) }))).toHaveProperty('street')
    expect(listProblems(anAddress({ city: 'a'.repeat(256) }))).toHaveProperty('city')
  })

  test('[VA-08] a country where the shop does not deliver is refused', () => {
    expect(listProblems(anAddress({ country_code: 'DE' }))).toEqual({
      country_code: validationMessages.country_code,
    })
  })

  test('[VA-02] names of a delivery address are optional, and must be names when given', () => {
    expect(listProblems(anAddress(), shippingAddressSchema)).toEqual({})
    expect(listProblems(anAddress({ first_name: 'Zoë' }), shippingAddressSchema)).toEqual({})
    expect(listProblems(anAddress({ first_name: '<script>' }), shippingAddressSchema)).toEqual({
      first_name: validationMessages.first_name,
    })
  })

  test('control characters are refused', () => {
    expect(listProblems(anAddress({ street: 'Museum\u0000straat' }))).toHaveProperty('street')
  })
})
