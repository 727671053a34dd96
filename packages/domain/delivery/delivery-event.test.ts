import { expect, test } from 'vitest'
import { writeDeliveryEvent } from './delivery-event.ts'

const now = new Date('2026-11-23T20:00:00.000Z')
const event = {
  id: 'order-7@sluimer.example',
  slot: { date: '2026-12-01', part: 'morning' },
  title: 'Bezorging van Sluimer',
  text: 'Bestelling KJD1; tot dan, \\ fijn',
} as const
const countBytes = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '-').length
const lines = (text: string) => text.split('\r\n')

test('[CO-10] the agreed part of the day is in the calendar, in the time of the Netherlands in winter and summer', () => {
  expect(lines(writeDeliveryEvent(event, now))).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sluimer//Bezorging//NL', 'BEGIN:VEVENT'],
    ...['UID:order-7@sluimer.example', 'DTSTAMP:20261123T200000Z'],
    ...['DTSTART:20261201T070000Z', 'DTEND:20261201T120000Z', 'SUMMARY:Bezorging van Sluimer'],
    'DESCRIPTION:Bestelling KJD1\\; tot dan\\, \\\\ fijn',
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ])
  const summer = writeDeliveryEvent({ ...event, slot: { date: '2027-07-01', part: 'evening' } }, now)
  expect(summer).toContain('DTSTART:20270701T160000Z\r\nDTEND:20270701T200000Z')
})

test('[CO-10] a parcel is in the calendar for its whole day, also at the end of a year, and keeps nobody busy', () => {
  const written = writeDeliveryEvent({ ...event, slot: { date: '2026-12-31' } }, now)
  expect(written).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nTRANSP:TRANSPARENT')
})

test('a long text goes on in the next line, in at most 75 bytes, and is the same when it is put together', () => {
  const text = 'Één dag vóór de bezorging hoor je tussen welke twee uur we bij je zijn. '.repeat(3).trim()
  const written = writeDeliveryEvent({ ...event, text }, now)
  for (const line of lines(written)) expect(countBytes(line)).toBeLessThanOrEqual(75)
  expect(written.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
})
