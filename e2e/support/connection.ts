import { expect, type Page } from '@playwright/test'

/** Presses a button while the shop cannot be reached, as in a train tunnel, and expects the page to say so and stay. */
export async function pressWithoutConnection(page: Page, button: string): Promise<void> {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: button }).click()
  const unsent = page.getByRole('alert').filter({ hasText: 'We kunnen de winkel nu niet bereiken' })
  await expect(unsent).toBeFocused()
  await page.context().setOffline(false)
}
