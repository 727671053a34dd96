import { expect, test } from '@playwright/test'
import { query } from '../support/database.ts'
import { aShopper, openReview } from '../support/shopper.ts'

test('[CO-08] what was sold meanwhile is named before payment, and nothing is ordered', async ({ page }) => {
  const shopper = aShopper()
  await openReview(page, ['spiegel-rond-retour'], shopper)
  // Somebody else buys the last one.
  await query(`update variant set stock_reserved = stock_on_hand
    where product_id = (select id from product where slug = 'spiegel-rond-retour')`)
  await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: /Spiegel Rond retour.*uitverkocht/ })
  await expect(refusal).toBeVisible()
  expect(await query('select 1 from "order" where email = $1', [shopper.email])).toEqual([])
  // The reason stays until the shopper goes to the cart.
  await refusal.getByRole('link', { name: 'Winkelwagen aanpassen' }).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('main').getByText(/^Dit artikel is uitverkocht/)).toBeVisible()
})
