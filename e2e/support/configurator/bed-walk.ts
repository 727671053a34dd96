import { expect, type Locator, type Page } from '@playwright/test'
import { nextButton, openStep } from './steps.ts'

type Dice = () => number

/** The same numbers on every run (mulberry32), so that a walk that fails can be walked again. */
export function seededDice(seed: number): Dice {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What a shopper may do besides choosing. Each tells whether it could be done here. */
const moves: Readonly<Record<string, (page: Page, dice: Dice) => Promise<boolean>>> = {
  undo: (page) => followIfThere(page, page.getByRole('link', { name: 'Ongedaan maken' })),
  back: (page) => followIfThere(page, page.getByRole('button', { name: 'Vorige stap' })),
  next: (page) => followIfThere(page, nextButton(page, /^Naar stap/)),
  jump: async (page, dice) => {
    const circles = page.getByRole('navigation', { name: 'Stappen' }).getByRole('link')
    return followIfThere(page, circles.nth(rollUnder(await circles.count(), dice)))
  },
  'size change': async (page, dice) => {
    const first = page.getByRole('navigation', { name: 'Stappen' }).getByRole('link').first()
    if (!/step-1\//.test(page.url()) && !(await followIfThere(page, first))) return false
    if (!/step-1\//.test(page.url())) return false
    // The address is there before the step is drawn.
    await expect(page.locator('[name=van-stap]')).toHaveValue('1')
    await choose(page, dice)
    return true
  },
  reload: async (page) => {
    await page.reload()
    return isReady(page)
  },
  'browser back': async (page) => {
    await page.goBack()
    // Before the first step there is the empty page of a new window.
    if (!page.url().includes('/configurator/')) await page.goForward()
    return isReady(page)
  },
  'browser forward': async (page) => {
    await page.goForward()
    return isReady(page)
  },
}

/** The shares of the moves; what is left over is a choice. */
const shares = ['undo', 'back', 'jump', 'reload', 'next', 'next', 'next', 'browser back', 'browser forward']
const rare = ['share', 'size change', 'reload', 'undo']

/** Makes one move, and returns its name. `onShared` is given the page of somebody who opened the address of this one. */
export async function walkOn(
  page: Page,
  dice: Dice,
  onShared: (other: Page) => Promise<void>,
): Promise<string> {
  const all = [...shares, ...rare]
  const wanted = all[rollUnder(all.length * 1.8, dice)]
  if (wanted === 'share') {
    const other = await page.context().newPage()
    await openStep(other, page.url())
    await onShared(other)
    await other.close()
    return wanted
  }
  const move = wanted === undefined ? undefined : moves[wanted]
  if (wanted !== undefined && (await move?.(page, dice))) return wanted
  return choose(page, dice)
}

/** Takes any option of the step. One that does not fit is taken with its repair; on the summary a part is changed. */
async function choose(page: Page, dice: Dice): Promise<string> {
  const radios = page.getByRole('radio')
  const count = await radios.count()
  if (count === 0) {
    const parts = page.getByRole('link', { name: /^Pas aan: / })
    await followIfThere(page, parts.nth(rollUnder(await parts.count(), dice)))
    return 'change'
  }
  const radio = radios.nth(rollUnder(count, dice))
  const isRefused = (await radio.getAttribute('aria-disabled')) === 'true'
  // A tap on the option itself: on a phone the picture may lie over the place where it is.
  await radio.evaluate((input: HTMLInputElement) => input.click())
  if (!isRefused) return 'choose'
  await page
    .getByRole('link', { name: /^Kies dit en wij wijzigen/ })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(radio).toBeChecked()
  return 'repair'
}

/** Presses what leads to another address, and waits for it: the next move would else be one on the page that is going. */
async function followIfThere(page: Page, link: Locator): Promise<boolean> {
  if (!(await link.isVisible())) return false
  const before = page.url()
  await link.click()
  await expect(page).not.toHaveURL(before)
  return true
}

async function isReady(page: Page): Promise<boolean> {
  await expect(page.locator('[data-composer=ready]')).toBeAttached()
  return true
}

function rollUnder(count: number, dice: Dice): number {
  return Math.floor(dice() * count)
}
