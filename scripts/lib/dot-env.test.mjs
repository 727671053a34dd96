import { expect, test } from 'vitest'
import { parseDotEnv } from './dot-env.mjs'

test('reads names and values, and leaves comments and empty lines out', () => {
  const text = '# ports\nPORT=3010 # beside the other\n\nexport API_PORT = 4010\r\nDATA_DIR=.data/two\n'
  expect(parseDotEnv(text)).toEqual({ PORT: '3010', API_PORT: '4010', DATA_DIR: '.data/two' })
})

test('quotes keep spaces and number signs', () => {
  expect(parseDotEnv(`MAIL_FROM="Winkel <a@b.example>"\nPASSWORD='a # b'`)).toEqual({
    MAIL_FROM: 'Winkel <a@b.example>',
    PASSWORD: 'a # b',
  })
})

test('a number sign inside an unquoted value is part of it', () => {
  expect(parseDotEnv('DATABASE_URL=postgres://u:p#w@host/db')).toEqual({
    DATABASE_URL: 'postgres://u:p#w@host/db',
  })
})
