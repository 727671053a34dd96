import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has between two elements that belong together. */
const mostStops = 160

/**
 * Presses Tab until the element has the focus. Every stop on the way must be visible: it has a ring, and nothing covers it
 * completely (WCAG 2.4.7, 2.4.11).
 */
export async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
    if (await hasFocus(target)) return
  }
  await expect(target).toBeFocused()
}

/**
 * Expects the focus to have a ring, and nothing to cover it completely (WCAG 2.4.7, 2.4.11). Asked again and again: an element that
 * scrolls or is moved by loading becomes visible a moment later.
 */
export async function expectFocusSeen(page: Page) {
  await expect.poll(() => page.evaluate(hiddenFocus), { intervals: [100] }).toBe('')
}

/** Presses Tab until the element has the focus, then Enter. */
export async function tabAndEnter(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses a radio button as a keyboard does: Tab to its group, then the arrows. */
export async function chooseRadio(page: Page, group: Locator, wanted: Locator) {
  await tabTo(page, group)
  await page.keyboard.press('Space')
  for (let step = 0; step < mostStops && !(await wanted.isChecked()); step++)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

/** Whether one of the elements has the focus. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

/** Runs in the page. Returns what is wrong with the visible focus, or ''. */
function hiddenFocus(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return ''
  // The tile of an option is a label, which has the ring of the button in it.
  const tile = element.closest('label')
  const hasRing = (of: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(of, pseudo)
    return outlineStyle === 'auto' || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
  }
  const words = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)}`
  const isPart = element.closest('[role="slider"], :has(> input[type="range"])') !== null
  const isRinged = hasRing(element) || hasRing(element, '::after') || (tile !== null && hasRing(tile))
  if (!isRinged && !isPart) return `no ring: ${words}`
  const { left, top, width, height } = element.getBoundingClientRect()
  const shares = [0.1, 0.5, 0.9]
  const isSeen = shares.some((x) =>
    shares.some((y) => {
      const upper = document.elementFromPoint(left + width * x, top + height * y)
      return upper !== null && (element.contains(upper) || upper.contains(element))
    }),
  )
  return isSeen ? '' : `not in sight: ${words}`
}
