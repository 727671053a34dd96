import { ProductTable } from '../store/product-table.ts'
import { flatten, listEnds, unflatten } from './row-lists.ts'
import { getArray, type NamedArrays } from './sections.ts'

export interface TableData {
  facetKeys: readonly string[]
  /** The names of the values, in the order of their numbers. */
  values: readonly string[]
}

export function saveTable(table: ProductTable): { arrays: NamedArrays; data: TableData } {
  const { registry } = table
  const arrays: NamedArrays = {
    'values.rows': flatten(registry.rowLists, (length) => new Uint32Array(length)),
    'values.rowEnds': listEnds(registry.rowLists),
    'values.groupOf': registry.groupOf.view(),
    'values.liveCount': registry.liveCount.view(),
  }
  for (const [name, column] of Object.entries(table.columns)) arrays[`table.${name}`] = column.view()
  return { arrays, data: { facetKeys: registry.facetKeys, values: registry.names } }
}

export function loadTable(arrays: NamedArrays, data: TableData): ProductTable {
  const table = new ProductTable()
  const { registry } = table
  for (const [name, column] of Object.entries(table.columns)) column.adopt(getArray(arrays, `table.${name}`))
  for (const facetKey of data.facetKeys) registry.addGroup(facetKey)
  const groupOf = getArray(arrays, 'values.groupOf')
  data.values.forEach((name, value) => {
    registry.addValue(groupOf[value] as number, name)
  })
  registry.liveCount.adopt(getArray(arrays, 'values.liveCount'))
  unflatten(getArray(arrays, 'values.rows'), getArray(arrays, 'values.rowEnds'), registry.rowLists)
  table.findRowsAnew()
  return table
}
