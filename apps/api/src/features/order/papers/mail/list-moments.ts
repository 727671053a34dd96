import type { Order } from '@sluimer/contract/order/schemas'

type Line = Pick<Order['lines'][number], 'name' | 'title' | 'quantity' | 'delivery'>

/** Goods that arrive at one moment. */
export interface Moment {
  /** In words: "5 × Stofstaal". */
  readonly goods: string
  readonly delivery: string
}

/**
 * Lists when goods arrive, for an order that arrives in parts; of one that arrives at once it lists nothing. Lines of one article
 * that arrive together are one moment, whatever their sizes and colors. Only those that arrive apart are told apart by them.
 */
export function listMoments(lines: readonly Line[]): Moment[] {
  if (new Set(lines.map(({ delivery }) => delivery)).size < 2) return []
  const linesOf = Map.groupBy(lines, ({ name }) => name)
  const named = lines.map((line) => {
    const isTogether = linesOf.get(line.name)?.every(({ delivery }) => delivery === line.delivery) ?? true
    return { ...line, label: isTogether || line.title === '' ? line.name : `${line.name}, ${line.title}` }
  })
  const groups = Map.groupBy(named, ({ label, delivery }) => JSON.stringify([label, delivery]))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const pieces = group.reduce((sum, { quantity }) => sum + quantity, 0)
    const goods = pieces === 1 ? first.label : `${pieces} × ${first.label}`
    return { goods, delivery: first.delivery }
  })
}
