import { validationMessages } from '@sluimer/domain/validation/messages'
import { expect, test } from 'vitest'
import { changePasswordSchema, registerSchema, resetPasswordSchema } from './schemas.ts'

/** Returns messages by field, as a form that leaves empty fields out shows them. */
function listProblems(schema: typeof registerSchema | typeof changePasswordSchema, input: unknown) {
  const result = schema.safeParse(input)
  if (result.success) return {}
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

test('[VA-12] a password that is not repeated is told in Dutch, in every form that asks it', () => {
  for (const schema of [registerSchema, changePasswordSchema])
    expect(listProblems(schema, {})).toMatchObject({
      password: validationMessages.password,
      password_confirmation: validationMessages.password_confirmation,
    })
  const reset = resetPasswordSchema.safeParse({ code: 'abc', password: 'Kruk!Fiets7Lamp' })
  expect(reset.error?.issues.map(({ message }) => message)).toEqual([
    validationMessages.password_confirmation,
  ])
})

test('[VA-06] a company without a name is told of that together with what else is missing', () => {
  const { company, first_name } = listProblems(registerSchema, { type: 'company' })
  expect([company, first_name]).toEqual([validationMessages.company, validationMessages.first_name])
  expect(listProblems(registerSchema, { type: 'private' })).not.toHaveProperty('company')
})

test('[VA-12] two passwords that differ are told together with what else is missing', () => {
  const passwords = { password: 'Kruk!Fiets7Lamp', password_confirmation: 'Kruk!Fiets8Lamp' }
  expect(listProblems(registerSchema, passwords)).toMatchObject({
    password_confirmation: validationMessages.password_confirmation,
    first_name: validationMessages.first_name,
  })
})
