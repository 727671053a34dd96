import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Lets axe examine a page where it stands. Its newer mode carries all it has seen to a second, blank page and judges it there, for the
 * sake of frames of other sites: twice the work, and the shop has no frames.
 */
export function examineWithAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode()
}

/**
 * Fails with every fault that axe finds on the page as it is, each with its elements. The page is checked from its top, because
 * whatever happens to be half under the sticky header would count as too small. It is also checked at rest, because a text that
 * is just fading in would count as too pale.
 */
export async function expectNoAxeFaults(page: Page, name: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(waitForFrames)
  const { violations } = await examineWithAxe(page)
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // A text that fades in or out is in transition; other pages and other moments show it at rest.
    .exclude('[data-turn=coming], [data-turn=leaving]')
    .analyze()
  await page.emulateMedia({ reducedMotion: null })
  const faults = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map(({ html }) => html.slice(0, 160)),
  }))
  expect.soft(faults, name).toEqual([])
}

/** What follows from a scroll and from less motion is drawn in the next frame: a row of texts that stops moving is another list. */
function waitForFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}
