import type { ProductChoice } from '../port.ts'
import { calculateDiscount } from './discount.ts'
import { uint16Column, uint32Column } from './number-column.ts'

/** This bit is set in the price of a choice that is sold out, so that every available choice costs less. */
const soldOutBit = 2 ** 31

/** Returns what a choice costs, from its number in the column of prices. */
export function toCents(storedPrice: number): number {
  return isAvailable(storedPrice) ? storedPrice : storedPrice - soldOutBit
}

/** Tells from the number in the column of prices whether a choice can be bought. */
export function isAvailable(storedPrice: number): boolean {
  return storedPrice < soldOutBit
}

export type ChoiceFigures = Pick<ProductChoice, 'priceCents' | 'formerPriceCents' | 'isAvailable'>

/** Returns the number that stands for what a choice costs, and whether it can be bought. */
export function toStoredPrice({ priceCents, isAvailable }: ChoiceFigures): number {
  return isAvailable ? priceCents : priceCents + soldOutBit
}

/** Returns the saving of a choice in hundredths of a percent. */
export function toStoredDiscount({ priceCents, formerPriceCents }: ChoiceFigures): number {
  return calculateDiscount(priceCents, formerPriceCents ?? 0)
}

/**
 * The choices of all rows, one after another. The values of a choice are stored as their places among those values of its row
 * that choices decide.
 */
export class ChoiceColumns {
  /** Row r has the choices from `start[r]` up to, not including, `start[r + 1]`. */
  readonly start = uint32Column()
  readonly price = uint32Column()
  /** The saving on the former price in hundredths of a percent. */
  readonly discount = uint16Column()
  /** Choice c has the places from `placeStart[c]` up to, not including, `placeStart[c + 1]`. */
  readonly placeStart = uint32Column()
  readonly places = uint16Column()

  constructor() {
    this.start.push(0)
    this.placeStart.push(0)
  }

  /** Gives a choice to the row that is being added. */
  add(choice: ChoiceFigures, places: Iterable<number>): void {
    this.price.push(toStoredPrice(choice))
    this.discount.push(toStoredDiscount(choice))
    for (const place of places) this.places.push(place)
    this.placeStart.push(this.places.length)
  }

  finishRow(): void {
    this.start.push(this.price.length)
  }

  /** Overwrites what the choices of a row cost and save, in their order. Returns whether anything changed. */
  writeFigures(row: number, choices: readonly ChoiceFigures[]): boolean {
    const first = this.start.values[row] as number
    let isChanged = false
    choices.forEach((choice, i) => {
      const price = toStoredPrice(choice)
      const discount = toStoredDiscount(choice)
      if (this.price.values[first + i] === price && this.discount.values[first + i] === discount) return
      this.price.values[first + i] = price
      this.discount.values[first + i] = discount
      isChanged = true
    })
    return isChanged
  }

  /** Returns the stored price and discount of each choice of a row, one after another. */
  listFigures(row: number): number[] {
    const figures: number[] = []
    const end = this.start.values[row + 1] as number
    for (let choice = this.start.values[row] as number; choice < end; choice++)
      figures.push(this.price.values[choice] as number, this.discount.values[choice] as number)
    return figures
  }
}
