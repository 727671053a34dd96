import { CodeIndex } from '../text/code-index.ts'
import { getArray, type NamedArrays } from './sections.ts'

/** Every code once for each row that carries it. */
export function saveCodes(codes: CodeIndex): { arrays: NamedArrays; data: readonly string[] } {
  const pairs = [...codes.entries()].flatMap(([code, rows]) => rows.map((row) => ({ code, row })))
  return {
    arrays: { 'codes.row': Uint32Array.from(pairs, ({ row }) => row) },
    data: pairs.map(({ code }) => code),
  }
}

export function loadCodes(arrays: NamedArrays, data: readonly string[]): CodeIndex {
  const codes = new CodeIndex()
  const rows = getArray(arrays, 'codes.row')
  data.forEach((code, i) => {
    codes.add(rows[i] as number, code)
  })
  return codes
}
