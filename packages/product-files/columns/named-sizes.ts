import type { Row, SourceProduct } from '../rows/source-product.ts'
import { type NamedColumns, type Said, unitSaid } from './named-columns.ts'

/** Units as files write them, with the form that shoppers read. */
const units: Readonly<Record<string, string>> = {
  ...{ cm: 'cm', centimeter: 'cm', centimeters: 'cm', mm: 'mm', millimeter: 'mm', m: 'm', meter: 'm' },
  ...{ in: 'inch', inch: 'inch', inches: 'inch', '"': 'inch', '″': 'inch', ft: 'ft' },
}
const unitCalled = (text: string): string | undefined => units[text.trim().toLowerCase()]

/** '40', '40,5 cm', '15.75"'. */
const amount = /^(\d+(?:[.,]\d+)?)\s*([a-z"″]*)\.?$/i
/** 'Breedte (cm)', 'depth_mm'. */
const unitAtEnd = /[\s_([]+(cm|mm|m|inch|in)[)\]]?$/i

/**
 * Returns the measurements that a row names, each with its unit: from the cell, the name, the column, or `sizeUnit`. A
 * number without a unit means nothing to shoppers, so it is left out and noted.
 */
export function readSizes(
  row: Row,
  columns: NamedColumns,
  said: Said,
): { sizes: SourceProduct['attributes']; notes: string[] } {
  const sizes: SourceProduct['attributes'] = []
  const notes = new Set<string>()
  const common = unitCalled(unitSaid(row, columns.sizeUnit, said))
  for (const [label, column] of Object.entries(columns.sizes)) {
    const text = said(row, column)
    const [, digits = '', own = ''] = amount.exec(text) ?? []
    const name = label.replace(unitAtEnd, '')
    if (digits === '') {
      // '40 - 60 cm' is kept as it is: it is a measurement, too.
      if (/\d/.test(text)) sizes.push({ name, value: text })
      continue
    }
    if (Number(digits.replace(',', '.')) === 0) continue
    const unit = unitCalled(own) ?? unitIn(label) ?? unitIn(column) ?? common
    if (unit !== undefined)
      sizes.push({ name, value: `${String(Number(digits.replace(',', '.'))).replace('.', ',')} ${unit}` })
    else
      notes.add(
        `measurements without a unit: left out (columns.sizeUnit in the mapping file may be cm, mm or m)`,
      )
  }
  return { sizes, notes: [...notes] }
}

const unitIn = (name: string) => unitCalled(unitAtEnd.exec(name)?.[1] ?? '')
