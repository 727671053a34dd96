import { expect, test } from 'vitest'
import { isPostBox } from './post-box.ts'

test.each(['Postbus', 'postbus 12', ' POST BUS', 'Antwoordnummer', 'Boîte postale'])(
  '%s is no door',
  (street) => {
    expect(isPostBox(street)).toBe(true)
  },
)

test.each(['Postbusstraat', 'Oude Postweg', 'Antwoordlaan', 'Postjesweg'])('%s is a street', (street) => {
  expect(isPostBox(street)).toBe(false)
})
