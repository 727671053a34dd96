import { fold } from '../words/tokens.ts'

/**
 * Finds products by number. A visitor with a product number means that product only. Spacing is ignored, parts do not
 * match.
 */
export class CodeIndex {
  /** Nearly every number belongs to one product, so a list for each would take most of the memory. */
  readonly #rowsByCode = new Map<string, number | number[]>()

  add(row: number, code: string): void {
    const plain = plainCode(code)
    if (plain !== '') this.#add(plain, row)
  }

  #add(plain: string, row: number): void {
    const rows = this.#rowsByCode.get(plain)
    if (rows === undefined) this.#rowsByCode.set(plain, row)
    else if (typeof rows === 'number') this.#rowsByCode.set(plain, [rows, row])
    else rows.push(row)
  }

  /** Returns the rows, removed ones too, whose number is the text or one of its words. A number contains a digit. */
  rowsNamedIn(text: string): readonly number[] {
    const rows = new Set<number>()
    for (const part of [text, ...text.split(/\s+/)]) {
      if (!/\d/.test(part)) continue
      for (const row of rowsIn(this.#rowsByCode.get(plainCode(part)))) rows.add(row)
    }
    return [...rows]
  }

  /** Returns every code with each row that carries it. */
  *entries(): Generator<[code: string, row: number]> {
    for (const [code, rows] of this.#rowsByCode) for (const row of rowsIn(rows)) yield [code, row]
  }

  /** Adds a code from `entries`. */
  load(code: string, row: number): void {
    this.#add(code, row)
  }
}

function rowsIn(rows: number | readonly number[] | undefined): readonly number[] {
  return typeof rows === 'number' ? [rows] : (rows ?? [])
}

const isPlain = /^[a-z0-9]*$/

/** Normalises a number: "HE-1000.2", "he 1000 2" and "HE10002" are the same. */
function plainCode(code: string): string {
  const folded = fold(code)
  return isPlain.test(folded) ? folded : folded.replace(/[^a-z0-9]+/g, '')
}
