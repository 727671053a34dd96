import { type IsoDate, toAmsterdamInstant } from '../time/amsterdam.ts'
import { addDays } from '../time/calendar.ts'
import { type DaypartCode, daypartTimes } from './dayparts.ts'

/** The longest line of a calendar file, in bytes (RFC 5545, 3.1). */
const mostBytes = 75

export interface DeliveryEvent {
  /** Names the event: a calendar that gets it again replaces what it has. */
  id: string
  /** Without a part of the day it lasts the whole day, and the calendar leaves the day free. */
  slot: { date: IsoDate; part?: DaypartCode }
  title: string
  text: string
}

/** Writes a delivery as a calendar file (RFC 5545): the day, or the part of it that was agreed from its first hour to its last. */
export function writeDeliveryEvent({ id, slot, title, text }: DeliveryEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sluimer//Bezorging//NL',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}`,
    `DTSTAMP:${formatInstant(now)}`,
    ...writeSpan(slot),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function writeSpan({ date, part }: DeliveryEvent['slot']): string[] {
  if (part === undefined) {
    const [first, next] = [date, addDays(date, 1)].map((day) => day.replaceAll('-', ''))
    return [`DTSTART;VALUE=DATE:${first}`, `DTEND;VALUE=DATE:${next}`, 'TRANSP:TRANSPARENT']
  }
  const { from, to } = daypartTimes[part]
  const [start, end] = [from, to].map((time) => formatInstant(toAmsterdamInstant(date, time)))
  return [`DTSTART:${start}`, `DTEND:${end}`]
}

/** 20261201T070000Z: the moment itself, so that a calendar elsewhere shows its own hour. */
function formatInstant(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Continues a long line on the next one, behind a space; no character is cut in two. */
function foldLine(line: string): string {
  let length = 0
  let folded = ''
  for (const character of line) {
    const bytes = countBytes(character)
    if (length + bytes > mostBytes) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}

/** The bytes of a character in UTF-8. */
function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
