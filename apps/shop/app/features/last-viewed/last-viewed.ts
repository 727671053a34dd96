/** CT-13: a view of a product in one of its variants, by their ids. */
export interface View {
  id: string
  vid: string
}

export const mostViews = 8

/**
 * Returns the list with a view in front. A visitor who tries the sizes on one page makes one view: the new one replaces
 * `former`.
 */
export function addView(views: readonly View[], view: View, former?: View): readonly View[] {
  return [view, ...views.filter((other) => !isSame(other, former))]
}

/** Returns the views newest first, each product and variant once, eight at most. */
export function limitViews(views: readonly View[]): readonly View[] {
  return views
    .filter((view, index) => views.findIndex((other) => isSame(other, view)) === index)
    .slice(0, mostViews)
}

/** Reads an entry of the stored list. */
export function parseView(entry: unknown): View | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { id, vid } = entry as Record<string, unknown>
  return isId(id) && isId(vid) ? { id: String(id), vid: String(vid) } : undefined
}

/** Returns the products of the list, each once, without the one whose page it is. */
export function listViewedProductIds(views: readonly View[], ownId?: string): string[] {
  return [...new Set(views.map(({ id }) => id))].filter((id) => id !== ownId)
}

function isSame(a: View, b: View | undefined): boolean {
  return a.id === b?.id && a.vid === b.vid
}

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && /^[\w-]{1,64}$/.test(String(value))
}
