import { readData } from '../read-data.ts'
import { roundPrice } from './round-price.ts'

/** A deal of the rotation: its day or week after loading, and how much its price is below the one of today. */
export interface DemoDeal {
  kind: 'daily' | 'weekly'
  product: string
  percent: number
  pieceCap: number | null
  /** 0 is the day, or the week, in which the shop is loaded. */
  turn: number
  /** Days until the deal returns; every product rests for more than the 30 days that a former price looks back. */
  repeatAfterDays: number
}

const kinds = [
  { kind: 'weekly', days: 7 },
  { kind: 'daily', days: 1 },
] as const

/** The deals of each day and each week of a round, one after the other. */
type Turns = Record<DemoDeal['kind'], { product: string; percent: number; pieceCap?: number }[][]>

/** Reads the rotation of deals: what is a deal in which turn stands in `deals.json`, and when that is follows from the clock. */
export function readDemoDeals(): DemoDeal[] {
  const turns = readData<Turns>('catalog/deals.json')
  return kinds.flatMap(({ kind, days }) =>
    turns[kind].flatMap((deals, turn) =>
      deals.map(({ pieceCap = null, ...deal }) => ({
        ...deal,
        ...{ kind, turn, pieceCap, repeatAfterDays: turns[kind].length * days },
      })),
    ),
  )
}

/** Returns a neat price that is lower by at least this percentage, so that the discount shown is no smaller than meant. */
export function calculateDealPrice(priceCents: number, percent: number): number {
  return roundPrice((priceCents * (100 - percent)) / 100)
}
