import { parseArgs } from 'node:util'
import { type DeliveryArea, deliveryAreas } from '@sluimer/domain/delivery/areas'
import { deliveryDays } from '@sluimer/domain/delivery/delivery-days'
import { defaultDeliveryRounds } from '@sluimer/domain/delivery/rounds'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'
import { isIsoDate } from '@sluimer/domain/time/calendar'
import type { Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { listDays, lockDay, setPlaces } from './delivery-day.queries.ts'

export const deliveryCommandUsage = `Usage: npm run delivery -w apps/api -- <what> <area> <date>
  show    the days from that date on, with places and how many are taken
  places  --places <n>: so many homes on that day; 0 closes it. Never fewer than are taken
Areas: ${deliveryAreas.join(', ')}. Dates: 2026-12-01.`

interface Answer {
  ok: boolean
  line: string
}

/** How staff set how many homes a round of two-man deliveries has on a day. Answers the line to show. */
export async function runDeliveryCommand(db: Db, args: readonly string[]): Promise<Answer> {
  const asked = parse(args)
  if (asked === undefined) return { ok: false, line: deliveryCommandUsage }
  const { what, area, date, places } = asked
  if (what === 'show') return { ok: true, line: await overview(db, area, date) }
  if (what === 'places' && places !== undefined) return setPlacesOn(db, area, date, places)
  return { ok: false, line: deliveryCommandUsage }
}

async function setPlacesOn(db: Db, area: DeliveryArea, date: IsoDate, places: number): Promise<Answer> {
  return inTransaction(db, async (tx) => {
    const day = await lockDay(tx, { area, date }, places)
    if (places < day.taken)
      return { ok: false, line: `${area} ${date}: ${day.taken} places are taken already.` }
    await setPlaces(tx, { area, date }, places)
    return { ok: true, line: `${area} ${date}: ${places} places, ${day.taken} taken.` }
  })
}

async function overview(db: Db, area: DeliveryArea, from: IsoDate): Promise<string> {
  const offered = deliveryDays(area, from)
  const rows = await listDays(db, area, from, offered.at(-1)?.date ?? from)
  const rowOf = new Map(rows.map((row) => [row.date, row]))
  const { placesPerDay } = defaultDeliveryRounds[area]
  return offered
    .map(({ date }) => {
      const { places, taken } = rowOf.get(date) ?? { places: placesPerDay, taken: 0 }
      return `${date}  ${taken} of ${places} taken`
    })
    .join('\n')
}

function parse(args: readonly string[]) {
  try {
    const options = { places: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [what, areaText, date = ''] = positionals
    const area = deliveryAreas.find((one) => one === areaText)
    if (area === undefined || !isIsoDate(date)) return undefined
    const given = values.places ?? ''
    if (given !== '' && !/^\d{1,4}$/.test(given)) return undefined
    return { what, area, date, places: given === '' ? undefined : Number(given) }
  } catch {
    return undefined
  }
}
