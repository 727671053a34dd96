import type { NavigationItem } from '@sluimer/contract/content/schemas'

const mostItems = 9
const itemsBeforeCap = 10

/** HF-02: returns up to ten entries, which is what the row holds; of more, only the first nine. */
export function limitItems(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.length > itemsBeforeCap ? items.slice(0, mostItems) : items
}

/** HF-03: whether a menu consists of colors, and so shows color blocks instead of words alone. */
export function isColorMenu(subItem: NavigationItem['sub_items'][number]): boolean {
  return subItem.content.length > 0 && subItem.content.every(({ color }) => color !== null)
}
