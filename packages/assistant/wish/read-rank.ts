/** 'De op een na goedkoopste', 'op twee na de duurste', 'de tweede goedkoopste'. */
const afterSome = /\bop (?:de )?(een|één|1|twee|2|drie|3)(?: | de )na\b(?: (?:de|het))?/iu
const placed = /\b(?:(tweede|2e|2de)|(derde|3e|3de))[ -](?=(?:aller ?)?\p{L}+st(?:e|en)?\b)/iu

const passed: Readonly<Record<string, number>> = { een: 1, één: 1, '1': 1, twee: 2, '2': 2, drie: 3, '3': 3 }

/** Returns a wish without the place in an order that it asks for, and that place: 2 of 'de op een na goedkoopste'. */
export function readRank(wish: string): { text: string; rank?: number } {
  const count = passed[afterSome.exec(wish)?.[1]?.toLowerCase() ?? '']
  if (count !== undefined) return { text: wish.replace(afterSome, ' '), rank: count + 1 }
  const [, second, third] = placed.exec(wish) ?? []
  if (second === undefined && third === undefined) return { text: wish }
  return { text: wish.replace(placed, ' '), rank: second === undefined ? 3 : 2 }
}
