/**
 * Puts what the page is about in front of lists in the browser's storage before the page's scripts run: a visitor who goes on by
 * a link at once has seen the page all the same. It is part of the page itself, as its own source text, so it can use nothing from
 * outside it.
 */
export function rememberEarly(): void {
  const remember = (key: string, entry: unknown, most: number) => {
    const text = JSON.stringify(entry)
    let list: unknown
    try {
      list = JSON.parse(localStorage.getItem(key) ?? '[]')
    } catch {
      // It is broken, and begins anew.
    }
    const others = Array.isArray(list) ? list.filter((other) => JSON.stringify(other) !== text) : []
    localStorage.setItem(key, JSON.stringify([entry, ...others.slice(0, most - 1)]))
  }
  document.addEventListener('DOMContentLoaded', () => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-remember]'))
      try {
        const [key, entry, most] = JSON.parse(dataset.remember ?? '[]') as [string, unknown, number]
        remember(key, entry, most)
      } catch {
        // Storage is full or forbidden.
      }
  })
}
