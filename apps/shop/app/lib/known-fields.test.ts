import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkButton, keepKnownFields } from './known-fields.ts'

const schema = z.strictObject({ city: z.string() })
const isKnown = (name: string) => name === 'city'
function aForm(more: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ city: 'Gent', intent: 'save', ...more }))
    form.append(name, value)
  return form
}

test('fields that the schema does not know are left out', () => {
  expect(parseWithZod(keepKnownFields(aForm(), isKnown), { schema })).toMatchObject({
    status: 'success',
    value: { city: 'Gent' },
  })
})

test('a form that is only checked does not count as sent, though nothing is wrong with it', () => {
  const check = JSON.stringify({ type: 'validate', payload: { name: 'city' } })
  const { status } = parseWithZod(keepKnownFields(aForm({ [checkButton]: check }), isKnown), { schema })
  expect(status).toBeUndefined()
})
