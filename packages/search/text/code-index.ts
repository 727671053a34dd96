import { fold } from './tokens.ts'

/** A visitor with a product number in hand means that product and no other. Numbers are found whole, however spaced. */
export class CodeIndex {
  readonly #rowsByCode = new Map<string, number[]>()

  add(row: number, code: string): void {
    const plain = plainCode(code)
    if (plain === '') return
    const rows = this.#rowsByCode.get(plain)
    if (rows) rows.push(row)
    else this.#rowsByCode.set(plain, [row])
  }

  /** The rows whose number is the text, or one of its words, removed rows among them. A number has a digit. */
  rowsNamedIn(text: string): readonly number[] {
    const rows = new Set<number>()
    for (const part of [text, ...text.split(/\s+/)]) {
      if (!/\d/.test(part)) continue
      for (const row of this.#rowsByCode.get(plainCode(part)) ?? []) rows.add(row)
    }
    return [...rows]
  }

  entries(): Iterable<[string, readonly number[]]> {
    return this.#rowsByCode
  }
}

/** "HE-1000.2", "he 1000 2" and "HE10002" are the same number. */
function plainCode(code: string): string {
  return fold(code).replace(/[^a-z0-9]+/g, '')
}
