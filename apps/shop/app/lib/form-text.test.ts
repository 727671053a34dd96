import { expect, test } from 'vitest'
import { readText } from './form-text.ts'

test('a field is its text, as it was typed', () => {
  const form = new FormData()
  form.append('email', ' noor@voorbeeld.example ')
  form.append('email', 'second')
  expect(readText(form, 'email')).toBe(' noor@voorbeeld.example ')
})

test('a field that is not there is empty, and so is a file where a text belongs', () => {
  const form = new FormData()
  form.append('email', new File(['x'], 'email.txt'))
  expect([readText(form, 'email'), readText(form, 'name')]).toEqual(['', ''])
})
