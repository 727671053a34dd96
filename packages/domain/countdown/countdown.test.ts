import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAmsterdamTime } from '../time/amsterdam.ts'
import { calculateCountdownEnd } from './countdown-end.ts'
import { timeLeft } from './time-left.ts'

const at = (text: string) => new Date(text)

describe('countdown', () => {
  test('[SC-08] the daily countdown ends at the next midnight in Amsterdam', () => {
    expect(calculateCountdownEnd('daily', at('2026-11-20T22:59:59Z'))).toEqual(at('2026-11-20T23:00:00Z'))
    expect(calculateCountdownEnd('daily', at('2026-11-20T23:00:00Z'))).toEqual(at('2026-11-21T23:00:00Z'))
    expect(calculateCountdownEnd('daily', at('2026-07-01T12:00:00Z'))).toEqual(at('2026-07-01T22:00:00Z'))
  })

  test('[SC-08] the weekly countdown ends when Tuesday begins', () => {
    expect(calculateCountdownEnd('weekly', at('2026-11-20T12:00:00Z'))).toEqual(at('2026-11-23T23:00:00Z'))
    expect(calculateCountdownEnd('weekly', at('2026-11-23T22:59:59Z'))).toEqual(at('2026-11-23T23:00:00Z'))
    expect(calculateCountdownEnd('weekly', at('2026-11-23T23:00:00Z'))).toEqual(at('2026-11-30T23:00:00Z'))
  })

  test('[SC-08] a day of a clock change counts 23 or 25 hours', () => {
    const hours = (from: string) =>
      (calculateCountdownEnd('daily', at(from)).getTime() - at(from).getTime()) / 3_600_000
    expect(hours('2026-03-28T23:00:00Z')).toBe(23)
    expect(hours('2026-10-24T22:00:00Z')).toBe(25)
  })

  test('[SC-08] it shows days, or hours, minutes and seconds below one day', () => {
    const end = at('2026-11-23T23:00:00Z')
    expect(timeLeft(end, at('2026-11-20T12:00:00Z')).text).toBe('3 dagen')
    expect(timeLeft(end, at('2026-11-22T22:00:00Z')).text).toBe('1 dag')
    expect(timeLeft(end, at('2026-11-22T23:00:01Z')).text).toBe('23:59:59')
    expect(timeLeft(end, at('2026-11-23T22:59:59.400Z')).text).toBe('00:00:01')
    expect(timeLeft(end, end)).toEqual({ text: '00:00:00', isOver: true })
  })

  test('an end is always ahead, at midnight, and never further than its kind allows', () => {
    const moments = fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom('daily' as const, 'weekly' as const), (now, kind) => {
        const end = calculateCountdownEnd(kind, now)
        expect(end > now).toBe(true)
        expect(toAmsterdamTime(end)).toBe('00:00:00')
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual((kind === 'daily' ? 25 : 169) * 3_600_000)
      }),
    )
  })
})
