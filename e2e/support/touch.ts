import type { Page } from '@playwright/test'

/**
 * Gives a page its first sign of a person, with a key that does nothing: pages that are the same for everyone start their scripts then.
 * For journeys about what runs without a press; a first press needs no help.
 */
export async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
}
