import { allocateCents } from '../money/allocate.ts'
import type { DiscountLine } from './promotion.ts'

export interface DiscountPart {
  source: 'promotion' | 'code' | 'voucher'
  title: string
  code: string | null
  amountCents: number
}

/** Keeps the goods and what is left of each line's amount while discounts are taken off. */
export class Bill {
  readonly lines: readonly DiscountLine[]
  readonly free = new Map<number, { pieces: number; title: string }>()
  isDeliveryFree = false
  readonly #rest: number[]
  readonly #parts: DiscountPart[] = []

  constructor(lines: readonly DiscountLine[]) {
    this.lines = lines
    this.#rest = lines.map((line) => line.priceCents * line.quantity)
  }

  findIndexes(isWanted: (line: DiscountLine) => boolean): number[] {
    return [...this.lines.keys()].filter((at) => isWanted(this.#line(at)))
  }

  linesAt(indexes: readonly number[]): DiscountLine[] {
    return indexes.map((at) => this.#line(at))
  }

  sumRest(indexes: readonly number[]): number {
    return indexes.reduce((sum, at) => sum + (this.#rest[at] ?? 0), 0)
  }

  /** Takes an amount off lines, in proportion to the weights, or to what is left of them. Returns what could be taken. */
  take(
    part: Omit<DiscountPart, 'amountCents'>,
    wantedCents: number,
    indexes: readonly number[],
    weights?: readonly number[],
  ): number {
    const amountCents = Math.min(wantedCents, this.sumRest(indexes))
    if (amountCents <= 0) return 0
    const shares = allocateCents(amountCents, weights ?? indexes.map((at) => this.#rest[at] ?? 0))
    for (const [index, at] of indexes.entries()) {
      this.#rest[at] = (this.#rest[at] ?? 0) - (shares[index] ?? 0)
    }
    this.#parts.push({ ...part, amountCents })
    return amountCents
  }

  result() {
    const lineCents = new Map(
      this.lines.map(({ lineId, priceCents, quantity }, at) => [
        lineId,
        priceCents * quantity - (this.#rest[at] ?? 0),
      ]),
    )
    const totalCents = this.#parts.reduce((sum, part) => sum + part.amountCents, 0)
    const { free, isDeliveryFree } = this
    return { parts: this.#parts, totalCents, lineCents, free, isDeliveryFree }
  }

  #line(at: number): DiscountLine {
    const line = this.lines[at]
    if (line === undefined) throw new RangeError(`no line ${at}`)
    return line
  }
}
