import { parseArgs } from 'node:util'
import { type DeliveryArea, deliveryAreas } from '@sluimer/domain/delivery/areas'
import { type DaypartCode, daypartCodes } from '@sluimer/domain/delivery/dayparts'
import { listDeliveryDays, type RoundPlace } from '@sluimer/domain/delivery/delivery-days'
import { countPlaces, defaultDeliveryRounds } from '@sluimer/domain/delivery/rounds'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { isIsoDate } from '@sluimer/domain/time/calendar'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { listDays, lockCount, setPlaces } from './delivery-day.queries.ts'
import { tellWhenFull } from './delivery-place.ts'

export const deliveryCommandUsage = `Usage: npm run delivery -w apps/api -- <what> <area> <date>
  show    the days from that date on, with places and how many are taken
  places  --places <n>: so many homes on that day; 0 closes it. Never fewer than are taken
          --part <part>: so many of them in this part of the day
Parts: ${daypartCodes.filter((code) => code !== 'day').join(', ')}.
Areas: ${deliveryAreas.join(', ')}. Dates: 2026-12-01.`

interface Answer {
  ok: boolean
  line: string
}

/** Lets staff set how many homes a round of two-man deliveries visits on a day. Returns the line to show. */
export async function runDeliveryCommand(db: Db, args: readonly string[]): Promise<Answer> {
  const asked = parse(args)
  if (asked === undefined) return { ok: false, line: deliveryCommandUsage }
  const { what, area, date, part, places } = asked
  if (what === 'show') return { ok: true, line: await overview(db, area, date) }
  if (what === 'places' && places !== undefined) return setPlacesOn(db, { area, date, part }, places)
  return { ok: false, line: deliveryCommandUsage }
}

async function setPlacesOn(db: Db, count: RoundPlace, places: number): Promise<Answer> {
  const name = [count.area, count.date, ...(count.part === 'day' ? [] : [count.part])].join(' ')
  return inTransaction(db, async (tx) => {
    const before = await lockCount(tx, count, countPlaces(defaultDeliveryRounds[count.area], count.part))
    const { taken } = before
    if (places < taken) return { ok: false, line: `${name}: ${taken} places are taken already.` }
    await setPlaces(tx, count, places)
    await tellWhenFull(tx, before, { ...before, places })
    return { ok: true, line: `${name}: ${places} places, ${taken} taken.` }
  })
}

async function overview(db: Db, area: DeliveryArea, from: IsoDate): Promise<string> {
  const offered = listDeliveryDays(area, from)
  const rows = await listDays(db, area, from, offered.at(-1)?.date ?? from)
  const standing = (date: IsoDate, code: DaypartCode) => {
    const row = rows.find((one) => one.date === date && one.part === code)
    return `${row?.taken ?? 0} of ${row?.places ?? countPlaces(defaultDeliveryRounds[area], code)}`
  }
  return offered
    .map(({ date, parts }) => {
      const narrower = parts.filter(({ code }) => code !== 'day')
      const perPart = narrower.map(({ code }) => `, ${code} ${standing(date, code)}`).join('')
      return `${date}  ${standing(date, 'day')} taken${perPart}`
    })
    .join('\n')
}

function parse(args: readonly string[]) {
  try {
    const options = { places: { type: 'string' }, part: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [what, areaText, date = ''] = positionals
    const area = deliveryAreas.find((one) => one === areaText)
    const part = daypartCodes.find((one) => one === (values.part ?? 'day'))
    if (area === undefined || part === undefined || !isIsoDate(date)) return undefined
    const given = values.places ?? ''
    if (given !== '' && !/^\d{1,4}$/.test(given)) return undefined
    return { what, area, date, part, places: given === '' ? undefined : Number(given) }
  } catch {
    return undefined
  }
}
