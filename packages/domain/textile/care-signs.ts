/** A sign as on the label in a seam. */
export type CareSign =
  /** `bars` under the tub: the fewer turns, the more bars. */
  | { kind: 'wash'; degrees: number; bars: 0 | 1 | 2 }
  | { kind: 'tumble'; dots: 1 | 2 }
  | { kind: 'iron'; dots: 1 | 2 | 3 }
  | {
      kind:
        | 'hand-wash'
        | 'no-wash'
        | 'no-tumble'
        | 'line-dry'
        | 'drip-dry'
        | 'flat-dry'
        | 'no-iron'
        | 'no-bleach'
    }

type Reader = (line: string) => CareSign | undefined

const whenIt =
  (words: RegExp, sign: CareSign): Reader =>
  (line) =>
    words.test(line) ? sign : undefined

/** Each group answers one question of the label; within a group the first that fits counts. */
const groups: readonly (readonly Reader[])[] = [
  [
    whenIt(/niet wassen/i, { kind: 'no-wash' }),
    whenIt(/handwas|wassen met de hand/i, { kind: 'hand-wash' }),
    (line) => {
      const [, degrees] = /wassen op\s(\d+)(?:\stot\s\d+)?\s?°/i.exec(line) ?? []
      if (degrees === undefined) return undefined
      return {
        kind: 'wash',
        degrees: Number(degrees),
        bars: /wolprogramma/i.test(line) ? 2 : /fijnwas/i.test(line) ? 1 : 0,
      }
    },
  ],
  [whenIt(/niet bleken/i, { kind: 'no-bleach' })],
  [
    whenIt(/niet in de (droger|trommel)/i, { kind: 'no-tumble' }),
    whenIt(/drogen op lage temperatuur|laag drogen/i, { kind: 'tumble', dots: 1 }),
    whenIt(/in de (droger|trommel)/i, { kind: 'tumble', dots: 2 }),
  ],
  [
    whenIt(/nat ophangen/i, { kind: 'drip-dry' }),
    whenIt(/hangend drogen|in de wind drogen/i, { kind: 'line-dry' }),
    whenIt(/liggend (laten )?drogen/i, { kind: 'flat-dry' }),
  ],
  [
    whenIt(/niet strijken/i, { kind: 'no-iron' }),
    (line) => {
      const [, stand] = /strijken.*op stand\s([123])/i.exec(line) ?? []
      return stand === undefined ? undefined : { kind: 'iron', dots: Number(stand) as 1 | 2 | 3 }
    },
  ],
]

/** The questions of a label, in the order in which its signs stand (EN ISO 3758). */
const questions = [/wassen|handwas/i, /bleken/i, /drogen|droger|ophangen/i, /strijk/i]

/** Puts lines of care in the order in which somebody follows them: washing, bleaching, drying, ironing, and then other advice. */
export function orderCare(lines: readonly string[]): readonly string[] {
  const toPlace = (line: string) => {
    const place = questions.findIndex((question) => question.test(line))
    return place < 0 ? questions.length : place
  }
  return lines.toSorted((one, other) => toPlace(one) - toPlace(other))
}

/** Reads the signs of a line of care: 'Nat ophangen, niet in de droger' has two. What a label has no sign for gives none. */
export function readCareSigns(line: string): CareSign[] {
  return groups.flatMap((readers) => {
    for (const read of readers) {
      const sign = read(line)
      if (sign) return [sign]
    }
    return []
  })
}
