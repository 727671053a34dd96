import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBirthdate } from './birthdate.ts'
import { maskBirthdate, normaliseBirthdate } from './birthdate-text.ts'

const today = '2026-11-20'

test.each([
  ['05-06-1985', '05-06-1985'],
  ['05061985', '05-06-1985'],
  ['050685', '05-06-85'],
  ['5-6-1985', '05-06-1985'],
  ['05/06/1985', '05-06-1985'],
  ['05.06.1985', '05-06-1985'],
  ['05 06 1985', '05-06-1985'],
  [' 5 - 6 - 1985 ', '05-06-1985'],
  ['5–6–1985', '05-06-1985'],
  ['5. 6. 85', '05-06-85'],
  ['1985-06-05', '05-06-1985'],
  ['1985/6/5', '05-06-1985'],
  ['19850605', '05-06-1985'],
  ['20081120', '20-11-2008'],
  ['20-08-11-20', '20-11-2008'],
  ['0\u00a05-06-1985', '0\u00a05-06-1985'.normalize('NFKC')],
  ['１９８５-０６-０５', '05-06-1985'],
  ['1-2-85', '01-02-85'],
])('[VA-03] %j is read as %s', (typed, normalized) => {
  expect(normaliseBirthdate(typed)).toBe(normalized)
})

test.each([
  '1121985',
  '5061985',
  '05',
  '0506',
  '11-1-111',
  '1-11-11985',
  '5 juni 1985',
  '05-06-1985x',
  '-05-06-1985',
  '1985-06-05T00:00',
  '',
])('[VA-03] %j is left as it is, and is not a birth date', (typed) => {
  expect(normaliseBirthdate(typed)).toBe(typed)
  expect(parseBirthdate(typed, today)).toEqual({ ok: false, reason: 'format' })
})

test('[VA-03] a text longer than any date is left alone, however long', () => {
  const long = '1-'.repeat(30_000)
  expect(normaliseBirthdate(long).length).toBeLessThan(100)
  expect(parseBirthdate(long, today).ok).toBe(false)
})

const adult = fc.date({ min: new Date('1927-01-01'), max: new Date('2008-11-20'), noInvalidDate: true })
const toDigits = (born: Date) => {
  const [year = '', month = '', day = ''] = born.toISOString().slice(0, 10).split('-')
  return { year, month, day, iso: `${year}-${month}-${day}` }
}

test('[VA-03] every way of writing a day gives that day', () => {
  fc.assert(
    fc.property(adult, fc.constantFrom('-', '/', '.', ' ', ' - ', '–'), (born, sign) => {
      const { year, month, day, iso } = toDigits(born)
      const plain = [String(Number(day)), String(Number(month)), year]
      for (const typed of [
        [day, month, year].join(sign),
        plain.join(sign),
        [day, month, year.slice(2)].join(sign),
        [year, month, day].join(sign),
        day + month + year,
        day + month + year.slice(2),
        year + month + day,
      ])
        expect(parseBirthdate(typed, today)).toEqual({ ok: true, date: iso })
    }),
  )
})

test('[VA-03] normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = normaliseBirthdate(typed)
      expect(normaliseBirthdate(once)).toBe(once)
    }),
  )
})

/** Returns what the field shows after these keys are typed one by one at its end. */
const typeKeys = (keys: string, start = '') =>
  [...keys].reduce((shown, key) => maskBirthdate(shown + key), start)

test.each([
  ['05061985', '05-06-1985'],
  ['050685', '05-06-85'],
  ['05-06-1985', '05-06-1985'],
  ['5-6-1985', '5-6-1985'],
  ['5-61985', '5-6-1985'],
  ['05/06/1985', '05/06/1985'],
  ['05.06.1985', '05.06.1985'],
  ['05 06 1985', '05 06 1985'],
  ['1985-06-05', '1985-06-05'],
  ['31121999', '31-12-1999'],
])('[VA-03] the keys %s show %s', (keys, shown) => {
  expect(typeKeys(keys)).toBe(shown)
})

test('[VA-03] however a date is typed, the mask does not change it', () => {
  fc.assert(
    fc.property(adult, fc.constantFrom('-', '/', '.', ' ', ''), (born, sign) => {
      const { year, month, day, iso } = toDigits(born)
      for (const keys of [
        [day, month, year].join(sign),
        [day, month, year.slice(2)].join(sign),
        [year, month, day].join(sign),
      ])
        expect(parseBirthdate(typeKeys(keys), today)).toEqual({ ok: true, date: iso })
    }),
  )
})

test('[VA-03] no hyphen is added at the end: what was deleted stays deleted', () => {
  for (const keys of ['05', '0506', '050619', '05061985']) {
    const shown = typeKeys(keys)
    expect(shown).not.toMatch(/-$/)
    // A deletion does not run through the mask; the next digit then continues where the shopper left off.
    for (let left = shown; left !== ''; left = left.slice(0, -1))
      if (left.replaceAll('-', '').length >= 4) expect(maskBirthdate(`${left}1`)).toMatch(/^05-06-/)
  }
})
