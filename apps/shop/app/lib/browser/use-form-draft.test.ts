import { expect, test } from 'vitest'
import { toDraft } from './use-form-draft.ts'

test('a draft is what was typed, without files', () => {
  const form = new FormData()
  form.append('customer.email', 'noor@voorbeeld.example')
  form.append('picture', new File(['x'], 'x.png'))
  expect(toDraft(form, () => false)).toEqual([['customer.email', 'noor@voorbeeld.example']])
})

test('what is too private to be kept is left out of it, in every field of that name', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['secret', '29-02-1980'],
    ['note', 'Bel aan'],
    ['secret', '0612345678'],
  ] as const)
    form.append(name, value)
  expect(toDraft(form, (name) => name === 'secret')).toEqual([['note', 'Bel aan']])
})
