/** The framework's own script that imports the page's modules and starts it. */
const entryScript = /<script(?<attributes>(?=[^>]*type="module")[^>]*)>(?<source>[\s\S]*?)<\/script>/
const startOfApp = /import\("(?<file>[^"]*\/entry\.client[^"]*)"\)/

/** The framework's own scripts that hand over the page's data, at the end of the page. */
const stateScript =
  /<script(?<attributes>[^>]*)>window\.__reactRouterContext\.streamController\.(?:enqueue\((?<text>"[\s\S]*?")\)|close\(\));<\/script>/g

/**
 * Takes the data out of a page that its scripts begin with: everything that the page shows already, once more. Only scripts that bear
 * the page's `mark` are the framework's.
 */
export function takeState(page: string, mark: string): { page: string; state: string } {
  let state = ''
  const rest = page.replace(stateScript, (whole, attributes: string, text: string | undefined) => {
    if (!attributes.includes(` nonce="${mark}"`)) return whole
    if (text !== undefined) state += JSON.parse(text)
    return ''
  })
  if (state === '') throw new Error('React Router hands over data in another way: see decision 142')
  return { page: rest, state }
}

/**
 * Makes the script that starts the page wait in the page as text, with the names of all `modules` that it will import and the address
 * of the data that it begins with (`waitForTouch` starts it). Only a script that bears the page's `mark` is the framework's. A start
 * that fails is told to what waits for it.
 */
export function holdEntry(
  page: string,
  mark: string,
  { modules, stateAddress }: { modules: readonly string[]; stateAddress: string },
): string {
  const names = `data-modules="${modules.join(' ')}" data-state="${stateAddress.replaceAll('&', '&amp;')}"`
  return page.replace(entryScript, (whole, attributes: string, source: string) => {
    if (!attributes.includes(` nonce="${mark}"`)) return whole
    const told = source.replace(startOfApp, '$&.catch(() => window.earlyInput?.giveUp())')
    if (told === source) throw new Error('React Router starts pages in another way: see decision 140')
    const held = attributes.replace('type="module"', 'type="text/plain"').replace(' async=""', '')
    return `<script${held} ${names}>${told}</script>`
  })
}

const announcement = /<link rel="modulepreload"[^>]*href="(?<file>[^"]*)"[^>]*>/g

/** Takes the announcements of scripts out of a head; returns the rest, and the scripts. */
export function takeAnnouncements(head: string): { head: string; modules: string[] } {
  const modules = [...head.matchAll(announcement)].flatMap(({ groups }) => groups?.file ?? [])
  return { head: head.replaceAll(announcement, ''), modules }
}
