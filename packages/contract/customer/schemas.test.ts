import { validationMessages } from '@sluimer/domain/validation/messages'
import { describe, expect, test } from 'vitest'
import { customerSchema } from './schemas.ts'

const aCustomer = (changes: Record<string, unknown> = {}) => ({
  type: 'private',
  first_name: 'Proef',
  last_name: 'de Koper',
  email: 'koper@sluimer.example',
  phone_number: '0612345678',
  ...changes,
})

/** Returns messages by field, as a form shows them. */
function listProblems(input: unknown): Record<string, string> {
  const result = customerSchema.safeParse(input)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('customer', () => {
  test('a private person needs a name, an e-mail address and a telephone number', () => {
    expect(listProblems(aCustomer())).toEqual({})
    expect(listProblems({})).toEqual({
      first_name: validationMessages.first_name,
      last_name: validationMessages.last_name,
      email: validationMessages.email,
      phone_number: validationMessages.phone_number,
    })
  })

  test.each(['J0hn_van der Ven', "d'Artagnan", 'Ĳsbrand', 'Zoë-Noor'])(
    '[VA-01] %s is a name',
    (first_name) => {
      expect(listProblems(aCustomer({ first_name }))).toEqual({})
    },
  )

  test.each(['', '   ', '<b>Jan</b>', 'a'.repeat(256), 'Jan\u0000'])(
    '[VA-01] %j is not a name',
    (first_name) => {
      expect(listProblems(aCustomer({ first_name }))).toHaveProperty('first_name')
    },
  )

  test.each(['geen-adres', 'a@b', 'a b@c.nl', `${'a'.repeat(250)}@sluimer.example`])(
    '[VA-04] %s is not an e-mail address',
    (email) => {
      expect(listProblems(aCustomer({ email }))).toHaveProperty('email')
    },
  )

  test.each(['06-12 34 56 78', '+31 6 12345678', '612345678'])(
    '[VA-05] %s is a telephone number',
    (phone_number) => {
      expect(listProblems(aCustomer({ phone_number }))).toEqual({})
    },
  )

  test.each(['12345', '06123456789012345', 'bel maar', '06_12345678'])(
    '[VA-05] %s is not a telephone number',
    (phone_number) => {
      expect(listProblems(aCustomer({ phone_number }))).toEqual({
        phone_number: validationMessages.phone_number,
      })
    },
  )

  test('[VA-06] a company is told of these together with the name that is missing', () => {
    expect(
      Object.keys(listProblems(aCustomer({ type: 'company', first_name: undefined }))).toSorted(),
    ).toEqual(['coc_number', 'company', 'first_name', 'vat_number'])
  })

  test('[VA-06] what is too long for a company is told in Dutch', () => {
    const long = 'x'.repeat(300)
    const problems = listProblems(aCustomer({ company: long, vat_number: long, coc_number: long }))
    expect(Object.keys(problems)).toHaveLength(3)
    expect(Object.values(problems).join()).not.toContain('Too big')
  })

  test('[VA-06] company, VAT and KVK number are asked from a company only', () => {
    expect(listProblems(aCustomer({ type: 'company' }))).toEqual({
      company: validationMessages.company,
      vat_number: validationMessages.vat_number,
      coc_number: validationMessages.coc_number,
    })
    expect(
      listProblems(
        aCustomer({
          type: 'company',
          company: 'Proef B.V.',
          vat_number: 'NL000099998B57',
          coc_number: '12345678',
        }),
      ),
    ).toEqual({})
  })

  test('a field that does not exist is refused by name', () => {
    expect(customerSchema.safeParse(aCustomer({ is_admin: true })).error?.issues[0]).toMatchObject({
      code: 'unrecognized_keys',
      keys: ['is_admin'],
    })
  })
})
