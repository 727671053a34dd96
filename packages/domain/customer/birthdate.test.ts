import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBirthdate } from './birthdate.ts'

const today = '2026-11-20'
const reasonFor = (text: string, at = today) => {
  const result = parseBirthdate(text, at)
  return result.ok ? undefined : result.reason
}

test('[VA-03] reads a four-digit year', () => {
  expect(parseBirthdate('07-03-1985', today)).toEqual({ ok: true, date: '1985-03-07' })
})

test.each([
  ['07-03-85', '1985-03-07'],
  ['20-11-08', '2008-11-20'],
  ['21-11-26', '1926-11-21'],
  ['01-01-27', '1927-01-01'],
])('[VA-03] reads the two-digit year of %s as %s', (text, date) => {
  expect(parseBirthdate(text, today)).toEqual({ ok: true, date })
})

test("[VA-03] a child's two-digit year is not read as one a century earlier", () => {
  expect(reasonFor('01-01-15')).toBe('too_young')
  expect(reasonFor('20-11-26')).toBe('too_young')
})

test('[VA-03] 18 is reached on the birthday itself', () => {
  expect(reasonFor('20-11-2008')).toBeUndefined()
  expect(reasonFor('21-11-2008')).toBe('too_young')
})

test('[VA-03] a person born on 29 February is 18 on 1 March', () => {
  expect(reasonFor('29-02-2008', '2026-02-28')).toBe('too_young')
  expect(reasonFor('29-02-2008', '2026-03-01')).toBeUndefined()
})

test('[VA-03] nobody was born before 1900 or in the future', () => {
  expect(reasonFor('01-01-1900')).toBeUndefined()
  expect(reasonFor('31-12-1899')).toBe('too_old')
  expect(reasonFor('01-01-2030')).toBe('too_young')
})

test.each([
  '',
  '31-04-1985',
  '31/4/85',
  '29021985',
  '1985-02-29',
  '1985-13-01',
  '29-02-1985',
  '00-01-1985',
  '01-13-1985',
  '01-01-985',
  'aa-bb-cccc',
  '32-01-85',
])('[VA-03] %j is not a birth date', (text) => {
  expect(reasonFor(text)).toBe('format')
})

test('[VA-03] 29-02 with a two-digit year finds the century in which it exists', () => {
  expect(parseBirthdate('29-02-00', today)).toEqual({ ok: true, date: '2000-02-29' })
})

test('[VA-03] a two-digit year never makes anyone older than 100', () => {
  const date = fc.date({ min: new Date('1927-01-01'), max: new Date('2008-11-20'), noInvalidDate: true })
  fc.assert(
    fc.property(date, (born) => {
      const [year = '', month = '', day = ''] = born.toISOString().slice(0, 10).split('-')
      expect(parseBirthdate(`${day}-${month}-${year.slice(2)}`, today)).toEqual({
        ok: true,
        date: `${year}-${month}-${day}`,
      })
    }),
  )
})
