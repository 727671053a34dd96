import { expect, type Locator, type Page } from '@playwright/test'

/** Presses a button that sends a form, and returns whether the shop took it. */
async function send(page: Page, button: Locator): Promise<boolean> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST'),
    button.click(),
  ])
  return answer.status() < 400
}

/**
 * Sends a form until the shop takes it: one that comes back faster than a person types is returned with everything still filled in, and
 * a journey types fast. `before` is what must be pressed first, if the form came back to it.
 */
export async function sendAsPerson(page: Page, button: Locator, before?: Locator): Promise<void> {
  await expect(async () => {
    if (before && (await before.isVisible())) await send(page, before)
    expect(await send(page, button)).toBe(true)
  }).toPass({ intervals: [1_000] })
}
