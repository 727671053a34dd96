import { expect, test } from 'vitest'
import { formatDutchTime } from './dutch-time.ts'

test('a time of day has a full stop, and no nought before its hour', () => {
  expect(['23:59', '23:59:30', '09:05', '00:00', '24:00'].map(formatDutchTime)).toEqual([
    '23.59',
    '23.59',
    '9.05',
    '0.00',
    '24.00',
  ])
})
