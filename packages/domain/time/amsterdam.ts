/** A calendar date, 'yyyy-mm-dd'. These texts sort in order of time. */
export type IsoDate = string

const timeZone = 'Europe/Amsterdam'
const formatter = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Since 1946 clocks in Amsterdam were changed at whole hours only, by whole hours. */
const firstYear = 1950
const lastYear = 9999
const hourMs = 3_600_000
/** How many hours are remembered before they are forgotten: more than the days of a year's offers begin and end in. */
const mostHours = 2_000
/** How far Amsterdam's clocks are ahead in each hour that was asked for: asking the calendar costs fifty times as much. */
const aheadMs = new Map<number, number>()

/** Returns the calendar date in Amsterdam at that moment. */
export function toAmsterdamDate(instant: Date): IsoDate {
  return wallClock(instant).date
}

/** Returns the time of day in Amsterdam at that moment, 'hh:mm:ss'. */
export function toAmsterdamTime(instant: Date): string {
  return wallClock(instant).time
}

/**
 * Returns the moment at which Amsterdam's clocks show that date and time ('hh:mm'). A time that the spring change skips
 * gives the moment just as long after the change; one that the autumn change repeats gives its first occurrence.
 */
export function toAmsterdamInstant(date: IsoDate, time: string): Date {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(asIfUtc)) throw new RangeError(`no such date and time: ${date} ${time}`)
  // Amsterdam is one (winter) or two (summer) hours ahead of UTC; the summer guess is the earlier moment.
  const guesses = [asIfUtc - 2 * hourMs, asIfUtc - hourMs].map((ms) => new Date(ms))
  const exact = guesses.find((guess) => wallClockMs(guess) === asIfUtc)
  return exact ?? new Date(asIfUtc - hourMs)
}

function wallClock(instant: Date): { date: IsoDate; time: string } {
  const year = instant.getUTCFullYear()
  if (!(year >= firstYear && year < lastYear)) return askCalendar(instant)
  const shown = new Date(instant.getTime() + findAheadMs(instant)).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 19) }
}

function findAheadMs(instant: Date): number {
  const hour = Math.floor(instant.getTime() / hourMs)
  const known = aheadMs.get(hour)
  if (known !== undefined) return known
  const start = new Date(hour * hourMs)
  const { date, time } = askCalendar(start)
  const ahead = Date.parse(`${date}T${time}Z`) - start.getTime()
  if (aheadMs.size >= mostHours) aheadMs.clear()
  aheadMs.set(hour, ahead)
  return ahead
}

function askCalendar(instant: Date): { date: IsoDate; time: string } {
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    date: `${part.year}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  }
}

function wallClockMs(instant: Date): number {
  const { date, time } = wallClock(instant)
  return Date.parse(`${date}T${time}Z`)
}
