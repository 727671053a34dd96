import { CodeIndex } from '../text/vocabulary/code-index.ts'
import { getArray, type NamedArrays } from './sections.ts'

/** Lists every code once for each row that carries it. */
export function saveCodes(codes: CodeIndex): { arrays: NamedArrays; data: readonly string[] } {
  const names: string[] = []
  const rows: number[] = []
  for (const [code, row] of codes.entries()) {
    names.push(code)
    rows.push(row)
  }
  return { arrays: { 'codes.row': Uint32Array.from(rows) }, data: names }
}

/** Reads the codes of a snapshot back. */
export function loadCodes(arrays: NamedArrays, data: readonly string[]): CodeIndex {
  const codes = new CodeIndex()
  const rows = getArray(arrays, 'codes.row')
  data.forEach((code, i) => {
    codes.load(code, rows[i] as number)
  })
  return codes
}
