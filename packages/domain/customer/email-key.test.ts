import { expect, test } from 'vitest'
import { toEmailKey } from './email-key.ts'

test.each([
  ['Noor@Voorbeeld.example', 'noor@voorbeeld.example'],
  [' noor@voorbeeld.example ', 'noor@voorbeeld.example'],
  ['noor+sluimer@voorbeeld.example', 'noor@voorbeeld.example'],
  ['n.o.o.r@gmail.com', 'noor@gmail.com'],
  ['N.oor+bed+kussen@googlemail.com', 'noor@gmail.com'],
  ['noor.de.vries@voorbeeld.example', 'noor.de.vries@voorbeeld.example'],
  ['noor@constructor', 'noor@constructor'],
])('[CA-02] %s is counted as %s', (email, key) => {
  expect(toEmailKey(email)).toBe(key)
})

test.each([
  ['noor@voorbeeld.example', 'floor@voorbeeld.example'],
  ['n.oor@voorbeeld.example', 'noor@voorbeeld.example'],
  ['noor@gmail.com', 'noor@voorbeeld.example'],
  ['+noor@voorbeeld.example', '+floor@voorbeeld.example'],
])('[CA-02] %s and %s are two customers', (one, other) => {
  expect(toEmailKey(one)).not.toBe(toEmailKey(other))
})
