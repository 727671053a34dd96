export type Dice = () => number
export type Slots = ReadonlyMap<string, readonly string[]>

export function pick<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[Math.floor(dice() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

/**
 * Makes every choice in a text: `{a|b}` becomes one of them, `{naam}` a word from that list. Choices may be nested. Undefined
 * when a list is empty, because the text then asks for something that this product does not have.
 */
export function fill(text: string, slots: Slots, dice: Dice): string | undefined {
  let filled = text
  for (let inner = innermost.exec(filled); inner !== null; inner = innermost.exec(filled)) {
    const [whole, choice = ''] = inner
    const words = slots.get(choice) ?? choice.split('|')
    if (words.length === 0) return undefined
    const word = pick(words, dice)
    filled = filled.slice(0, inner.index) + word + filled.slice(inner.index + whole.length)
  }
  return tidy(filled)
}

const innermost = /\{([^{}]*)\}/

/** Removes spaces that an empty choice left, and begins each sentence with a capital. */
function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?:;])/g, '$1')
    .replace(/([.!?])[.]$/u, '$1')
    .trim()
    .replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
