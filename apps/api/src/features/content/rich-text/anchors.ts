/** Gives every heading and question of a text a unique anchor, made from its words. */
export class Anchors {
  readonly #taken = new Set<string>()

  /** Returns the anchor for a title. A second one with the same words gets a number. */
  of(title: string): string {
    const base = toAnchor(title) || 'deel'
    let anchor = base
    for (let count = 2; this.#taken.has(anchor); count += 1) anchor = `${base}-${count}`
    this.#taken.add(anchor)
    return anchor
  }

  /** Reserves an anchor that the author chose; false when another part has it. */
  claim(anchor: string): boolean {
    if (this.#taken.has(anchor)) return false
    this.#taken.add(anchor)
    return true
  }
}

const longestAnchor = 80

/** Turns words into the form that addresses use: "Één maat" is "een-maat". */
export function toAnchor(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestAnchor)
    .replace(/^-|-$/g, '')
}
