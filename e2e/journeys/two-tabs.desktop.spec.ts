import { expect, type Page, test } from '@playwright/test'
import { nextButton, openStep, stepPath, wholeBed } from '../support/configurator/steps.ts'

/** Keeps what each page sends to the shop until all of them have sent something, and then lets all go at once. */
async function sendTogether(pages: readonly Page[]) {
  const waiting: (() => void)[] = []
  for (const page of pages)
    await page.route('**', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length >= pages.length) for (const release of waiting) release()
      })
      return route.continue()
    })
}

test('[CA-02] what a new visitor adds in three tabs at the same moment comes into one cart', async ({
  page,
  context,
}) => {
  const [fabrics, goods] = [await context.newPage(), await context.newPage()]
  await openStep(page, stepPath(9, wholeBed))
  await openStep(fabrics, stepPath(3, 'breedte=160&lengte=200&hoofdbord=kanaal&stof=zand'))
  await fabrics.getByText('Gratis stalen: voel thuis hoe de stof is').click()
  await fabrics.getByRole('checkbox', { name: 'Salie', exact: true }).check()
  await goods.goto('/gordijn-melk.html')
  await goods.waitForLoadState('networkidle')
  await sendTogether([page, fabrics, goods])
  // A tab in the background may draw nothing, so the presses do not wait for each other.
  await Promise.all([
    nextButton(page, 'In winkelwagen').click(),
    fabrics.getByRole('button', { name: 'Bestel gratis stalen' }).click(),
    goods.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click(),
  ])
  await expect(page.getByRole('dialog', { name: 'Toegevoegd' })).toBeVisible()
  await expect(
    fabrics.getByRole('status').filter({ hasText: 'Je staal ligt in je winkelwagen' }),
  ).toBeVisible()
  await expect(goods.getByRole('dialog')).toBeVisible()
  await goods.goto('/cart/')
  const main = goods.getByRole('main')
  await expect(main).toContainText('Boxspringset Hotel')
  await expect(main).toContainText('Stofstaal')
  await expect(main).toContainText('Gordijn Melk')
})
