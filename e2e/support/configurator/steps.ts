import { expect, type Page } from '@playwright/test'

/** The address of a step of the demo's first set, with choices in its query. */
export function stepPath(step: number, query = '', slug = 'boxspringset-hotel'): string {
  return `/configurator/boxsprings/${slug}/step-${step}/${query === '' ? '' : `?${query}`}`
}

/** A whole bed of that set, in the order of its steps. */
export const wholeBed =
  'breedte=160&lengte=200&hoofdbord=kanaal&stof=zand&kernlinks=pocket&gevoellinks=medium&kernrechts=pocket&gevoelrechts=medium&topper=comfort&deling=heel&poten=rond&lampen=0&usb=0&oudbed=0'

/** Takes an option by its name; one that does not fit is marked as not available, and can be tapped all the same. */
export async function take(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click({ force: true })
}

/** Goes on with the button in reach: at the bottom of a phone, beside the steps elsewhere. */
export function nextButton(page: Page, words: string | RegExp) {
  return page.getByRole('button', { name: words }).filter({ visible: true })
}

/** Returns the price of the bed in cents, as the page shows it. */
export async function readTotal(page: Page): Promise<number> {
  const texts = await page
    .getByText(/^€\s[\d.]+,(-|\d\d)$/)
    .filter({ visible: true })
    .allTextContents()
  const [euros = '', cents = ''] = (texts[0] ?? '').replace(/[^\d,-]/g, '').split(',')
  return Number(euros) * 100 + (cents === '-' ? 0 : Number(cents))
}

/** Returns the amount beside these words in a list of amounts, as it is written. */
export async function readAmount(page: Page, words: string): Promise<string> {
  const amount = page.getByRole('term').filter({ hasText: words }).locator('xpath=following-sibling::dd[1]')
  return (await amount.innerText()).trim()
}

/** Opens a step, and waits until scripts run. */
export async function openStep(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('[data-composer=ready]')).toBeAttached()
}
