/** The framework's own script that imports the page's modules and starts it. */
const entryScript = /<script(?<attributes>(?=[^>]*type="module")[^>]*)>(?<source>[\s\S]*?)<\/script>/
const startOfApp = /import\("(?<file>[^"]*\/entry\.client[^"]*)"\)/

/**
 * Makes the script that starts the page wait in the page as text, with the names of all `modules` that it will import
 * (`waitForTouch` starts it). Only a script that bears the page's `mark` is the framework's. A start that fails is told to what
 * waits for it.
 */
export function holdEntry(page: string, mark: string, modules: readonly string[]): string {
  return page.replace(entryScript, (whole, attributes: string, source: string) => {
    if (!attributes.includes(` nonce="${mark}"`)) return whole
    const told = source.replace(startOfApp, '$&.catch(() => window.earlyInput?.giveUp())')
    if (told === source) throw new Error('React Router starts pages in another way: see decision 140')
    const held = attributes.replace('type="module"', 'type="text/plain"').replace(' async=""', '')
    return `<script${held} data-modules="${modules.join(' ')}">${told}</script>`
  })
}

const announcement = /<link rel="modulepreload"[^>]*href="(?<file>[^"]*)"[^>]*>/g

/** Takes the announcements of scripts out of a head; returns the rest, and the scripts. */
export function takeAnnouncements(head: string): { head: string; modules: string[] } {
  const modules = [...head.matchAll(announcement)].flatMap(({ groups }) => groups?.file ?? [])
  return { head: head.replaceAll(announcement, ''), modules }
}
