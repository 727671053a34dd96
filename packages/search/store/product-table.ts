import type { ProductDocument } from '../port.ts'
import { ChoiceColumns, type ChoiceFigures } from './choice-columns.ts'
import { calculateDiscount } from './discount.ts'
import { calculateFingerprint } from './fingerprint.ts'
import {
  float64Column,
  int32Column,
  type NumberArray,
  type NumberColumn,
  uint8Column,
  uint32Column,
} from './number-column.ts'
import { calculateRecommendation } from './recommendation.ts'
import { brandGroup, categoryGroup, ValueRegistry } from './value-registry.ts'

export interface Figures {
  priceCents: number
  formerPriceCents: number | null
  stock: number
  popularity: number
  /** In the order in which the row has them. */
  choices?: readonly ChoiceFigures[]
}

/** Stands in the former-price column for a product without one. */
export const noFormerPrice = -1

/**
 * Stores the products as columns. A product is a row. Rows are only added at the end, so that every list of rows stays
 * sorted. A product whose words or facets change gets a new row, and its old one is marked dead.
 */
export class ProductTable {
  readonly registry = new ValueRegistry()
  readonly id = int32Column()
  readonly priceCents = int32Column()
  readonly formerPriceCents = int32Column()
  /** Saving on the former price in hundredths of a percent, 0 without one. Stored beside the prices for sorting. */
  readonly discount = int32Column()
  readonly stock = int32Column()
  readonly popularity = int32Column()
  /** How much the shop recommends the product: higher is better. Stored beside the figures for sorting. */
  readonly recommended = int32Column()
  readonly createdAt = int32Column()
  readonly isLive = uint8Column()
  readonly fingerprint = float64Column()
  /** Row r carries the values from `values[valueStart[r]]` up to, not including, `values[valueStart[r + 1]]`. */
  readonly valueStart = uint32Column()
  readonly values = uint32Column()
  /** From here on, the values of a row are those that its choices decide; those before hold for all of them. */
  readonly decidedStart = uint32Column()
  readonly choices = new ChoiceColumns()
  readonly everyRow = uint32Column()
  /** Grows with every write. */
  revision = 0
  readonly #rowById = new Map<number, number>()

  constructor() {
    this.valueStart.push(0)
  }

  /** The number of rows, dead ones included. */
  get rowCount(): number {
    return this.id.length
  }

  /** The number of products that can be found. */
  get liveCount(): number {
    return this.#rowById.size
  }

  findRow(productId: number): number | undefined {
    return this.#rowById.get(productId)
  }

  /** Adds a row for a product that has none and returns it. */
  addRow(document: ProductDocument): number {
    const row = this.rowCount
    this.revision++
    this.#rowById.set(document.id, row)
    this.everyRow.push(row)
    this.id.push(document.id)
    this.createdAt.push(document.createdAt)
    this.fingerprint.push(calculateFingerprint(document))
    this.isLive.push(1)
    for (const column of [
      this.priceCents,
      this.formerPriceCents,
      this.discount,
      this.recommended,
      this.stock,
      this.popularity,
    ]) {
      column.push(0)
    }
    this.#addValues(row, document)
    this.writeFigures(row, document)
    return row
  }

  /** Overwrites figures in place. Returns whether anything changed. */
  writeFigures(row: number, figures: Partial<Figures>): boolean {
    let isChanged = false
    const write = (column: Int32Array, value: number | undefined) => {
      if (value === undefined || column[row] === value) return
      column[row] = value
      isChanged = true
    }
    const former = figures.formerPriceCents
    write(this.priceCents.values, figures.priceCents)
    write(this.formerPriceCents.values, former === null ? noFormerPrice : former)
    write(this.stock.values, figures.stock)
    write(this.popularity.values, figures.popularity)
    this.discount.values[row] = calculateDiscount(
      this.priceCents.values[row] as number,
      this.formerPriceCents.values[row] as number,
    )
    this.recommended.values[row] = calculateRecommendation({
      popularity: this.popularity.values[row] as number,
      stock: this.stock.values[row] as number,
      discount: this.discount.values[row] as number,
      createdAt: this.createdAt.values[row] as number,
    })
    if (figures.choices && this.choices.writeFigures(row, figures.choices)) isChanged = true
    if (isChanged) this.revision++
    return isChanged
  }

  /** Marks a product's row dead. Returns whether there was one. */
  removeRow(productId: number): boolean {
    const row = this.#rowById.get(productId)
    if (row === undefined) return false
    this.revision++
    this.#rowById.delete(productId)
    this.isLive.values[row] = 0
    const end = this.valueStart.values[row + 1] as number
    const { liveCount } = this.registry
    for (let i = this.valueStart.values[row] as number; i < end; i++) {
      const value = this.values.values[i] as number
      liveCount.values[value] = (liveCount.values[value] as number) - 1
    }
    return true
  }

  /** Returns every column by its name, for operations on all of them. */
  get columns(): Record<string, NumberColumn<NumberArray>> {
    const { id, priceCents, formerPriceCents, discount, stock, popularity, recommended, createdAt } = this
    const { isLive, fingerprint, valueStart, values, decidedStart, everyRow } = this
    const figures = { id, priceCents, formerPriceCents, discount, stock, popularity, recommended, createdAt }
    const {
      start: choiceStart,
      price: choicePrice,
      discount: choiceDiscount,
      placeStart,
      places,
    } = this.choices
    const makes = { choiceStart, choicePrice, choiceDiscount, placeStart, places }
    return { ...figures, isLive, fingerprint, valueStart, values, decidedStart, ...makes, everyRow }
  }

  /** Frees the spare capacity that growing left; used after a build. */
  trim(): void {
    for (const column of Object.values(this.columns)) column.trim()
    this.registry.trim()
  }

  /** Rebuilds the map from products to rows, after the columns were filled from elsewhere. */
  findRowsAnew(): void {
    this.#rowById.clear()
    for (let row = 0; row < this.rowCount; row++) {
      if (this.isLive.values[row] === 1) this.#rowById.set(this.id.values[row] as number, row)
    }
  }

  #addValues(row: number, document: ProductDocument): void {
    const { registry } = this
    for (const categoryId of document.categoryIds) {
      this.#carry(row, registry.addValue(categoryGroup, String(categoryId)))
    }
    if (document.brand !== '') this.#carry(row, registry.addValue(brandGroup, document.brand))
    const choices = (document.choices ?? []).map((choice) => ({
      choice,
      values: new Set(this.#findValues(choice.facets)),
    }))
    const decided = new Set(choices.flatMap(({ values }) => [...values]))
    for (const value of this.#findValues(document.facets)) if (!decided.has(value)) this.#carry(row, value)
    this.decidedStart.push(this.values.length)
    const placeOf = new Map(Array.from(decided, (value, place) => [value, place]))
    for (const value of decided) this.#carry(row, value)
    for (const { choice, values } of choices) {
      this.choices.add(
        choice,
        Array.from(values, (value) => placeOf.get(value) as number),
      )
    }
    this.choices.finishRow()
    this.valueStart.push(this.values.length)
  }

  /** Returns the numbers of facet values, new ones included. */
  #findValues(facets: Readonly<Record<string, readonly string[]>>): number[] {
    return Object.entries(facets).flatMap(([facetKey, slugs]) => {
      const group = this.registry.addGroup(facetKey)
      return slugs.map((slug) => this.registry.addValue(group, slug))
    })
  }

  /** Gives the last row a value, at most once. */
  #carry(row: number, value: number): void {
    const rows = this.registry.getRows(value)
    if (rows.length > 0 && rows.values[rows.length - 1] === row) return
    rows.reserveOne()
    rows.values[rows.length++] = row
    this.values.reserveOne()
    this.values.values[this.values.length++] = value
    const { liveCount } = this.registry
    liveCount.values[value] = (liveCount.values[value] as number) + 1
  }
}
