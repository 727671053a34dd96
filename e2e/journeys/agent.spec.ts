import { expect, test } from '@playwright/test'
import { anAgent } from '../support/agent.ts'
import { expectNoAxeFaults } from '../support/axe.ts'
import { aShopper, endPayment, goToPayment } from '../support/shopper.ts'

const spoken = (cents: number) =>
  new RegExp(
    `€\\s?${Math.floor(cents / 100)},${cents % 100 === 0 ? '-' : String(cents % 100).padStart(2, '0')}`,
  )

for (const transport of ['rest', 'mcp'] as const)
  test(`[API-04] over ${transport} an agent finds goods and fills a cart, and its buyer orders them`, async ({
    page,
    request,
  }) => {
    test.slow()
    const agent = await anAgent(request, transport)
    const { products } = await agent.search('kussensloop')
    const [product] = products
    const [variant] = product?.variants ?? []
    const checkout = await agent.createCheckout([[variant?.id ?? '', 2]])
    expect(checkout.status).toBe('requires_escalation')

    await page.goto(checkout.continue_url)
    await expect(page.getByRole('heading', { level: 1, name: 'Voor je uitgezocht' })).toBeVisible()
    await expect(page.getByRole('link', { name: product?.title ?? '' })).toBeVisible()
    await expect(page.getByText('Aantal: 2')).toBeVisible()
    const total = checkout.totals.find(({ type }) => type === 'total')?.amount ?? 0
    await expect(page.getByRole('main').getByText(spoken(total)).first()).toBeVisible()
    await expectNoAxeFaults(page, 'what an agent chose')
    await page.getByRole('button', { name: 'Verder naar bestellen' }).click()
    await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
    await goToPayment(page, aShopper(), { hasScripts: true })
    await endPayment(page, 'Betaald')
    await expect(page.getByText(product?.title ?? '').first()).toBeVisible()
  })

test('what the buyer had stays, the link works twice, and the goods can be changed', async ({
  page,
  request,
}) => {
  await page.goto('/dekbedovertrek-hofruit.html?maat=200x220')
  await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen' })).toBeVisible()
  const agent = await anAgent(request, 'rest')
  const { products } = await agent.search('kussensloop')
  const checkout = await agent.createCheckout([[products[0]?.variants[0]?.id ?? '', 1]])
  for (const _time of [1, 2]) {
    await page.goto(checkout.continue_url)
    await expect(page.getByText(/In je winkelwagen/).filter({ hasNotText: 'Aanpassen' })).toBeVisible()
    await page.getByRole('button', { name: 'Aanpassen in je winkelwagen' }).click()
    await expect(page).toHaveURL(/\/cart\/$/)
    await expect(page.getByText('Artikelen (2)')).toBeVisible()
  }
  await page.getByRole('button', { name: new RegExp(`${products[0]?.title}.* verwijderen`) }).click()
  await expect(page.getByText('Artikelen (1)')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the buyer takes over and comes to the address', async ({ page, request }) => {
    const agent = await anAgent(request, 'rest')
    const { products } = await agent.search('kussensloop')
    const checkout = await agent.createCheckout([[products[0]?.variants[0]?.id ?? '', 1]])
    await page.goto(checkout.continue_url)
    await page.getByRole('button', { name: 'Verder naar bestellen' }).click()
    await expect(page).toHaveURL(/\/checkout\/address-details\/$/)
    await page.goto('/cart/')
    await expect(page.getByText('Artikelen (1)')).toBeVisible()
  })
})

test('a link that leads nowhere says so, and shows nothing of anybody', async ({ page }) => {
  const answer = await page.goto('/checkout/voorstel/bestaat-niet/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Deze link werkt niet meer')).toBeVisible()
  await expectNoAxeFaults(page, 'a link of an agent that leads nowhere')
})

test('the forms of a page are tools for the agent of a browser, each name once', async ({ page }) => {
  for (const [path, names] of [
    ['/dekbedovertrek-hofruit.html', ['search_products', 'add_to_cart']],
    ['/dekbedovertrek/', ['search_products', 'filter_by_price', 'sort_products']],
  ] as const) {
    await page.goto(path)
    const forms = page.locator('form[toolname]')
    const found = await forms.evaluateAll((all) => all.map((form) => form.getAttribute('toolname')))
    expect(found.toSorted()).toEqual([...names].toSorted())
    const sentByAgents = await forms.evaluateAll((all) =>
      all.filter((form) => form.hasAttribute('toolautosubmit')).map((form) => form.getAttribute('method')),
    )
    expect(new Set(sentByAgents)).toEqual(new Set(['get']))
  }
})
