import { expect, type Page, test } from '@playwright/test'
import { newVisitor } from '../support/consent.ts'
import { addToCart } from '../support/shopper.ts'

test.use({ storageState: newVisitor })

/** Longer than the shop waits before it reports something. */
const waitMs = 2500

interface Told {
  kind: string
  body: Record<string, unknown>
}

/** Collects the calls of API-11 that a page makes, as it makes them. */
function listenTo(page: Page): Told[] {
  const told: Told[] = []
  page.on('request', (request) => {
    const kind = /\/v1\/abandon\/(\w+)$/.exec(request.url())?.[1]
    if (kind) told.push({ kind, body: request.postDataJSON() as Record<string, unknown> })
  })
  return told
}

async function chooseOnBar(page: Page, name: string) {
  const bar = page.getByRole('region', { name: /^Cookies bij/ })
  await bar.getByRole('button', { name }).click()
  await expect(bar).toBeHidden()
}

/** Does everything that could be reported: a product, a category, an abandoned cart, an address that is not sent. */
async function walkThroughTheShop(page: Page, onStep: (kind: string) => Promise<void> = async () => {}) {
  await page.goto('/dekbedovertrek/')
  await page.clock.runFor(waitMs)
  await onStep('category')
  await addToCart(page, 'dekbedovertrek-takje')
  await page.clock.runFor(waitMs)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /naar de voorpagina/ })
    .click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(waitMs)
  await onStep('cart')
  await page.goto('/checkout/address-details/')
  await page.getByLabel('E-mailadres').fill('wie@sluimer.example')
  await page.clock.runFor(waitMs)
  await onStep('email')
}

test('[API-11] with consent the shop reports what is looked at, the cart that is left and the address that is not sent', async ({
  page,
}) => {
  await page.clock.install()
  const told = listenTo(page)
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/v1/abandon/')) answers.push(answer.status())
  })
  await page.goto('/')
  await chooseOnBar(page, 'Alles accepteren')
  await walkThroughTheShop(page, async (kind) => {
    await expect.poll(() => told.at(-1)?.kind).toBe(kind)
    // Nobody hears of an answer that comes after its page was left.
    await expect.poll(() => answers.length).toBe(told.length)
  })
  const of = (kind: string) => told.filter((one) => one.kind === kind).map(({ body }) => body)
  expect(of('category')).toEqual([{ category: 'dekbedovertrek' }])
  expect(of('browse')).toEqual([{ products: [expect.stringMatching(/^\d+$/)] }])
  expect(of('cart')).toEqual([
    {
      quote_id: expect.any(String),
      updated_at: expect.stringMatching(/^20\d\d-/),
      products: of('browse')[0]?.products,
    },
  ])
  expect(of('email')).toEqual([{ email: 'wie@sluimer.example' }])
  expect(answers).toEqual([200, 200, 200, 200])
})

for (const answer of ['Alles weigeren', 'no answer'])
  test(`[API-11] [SC-02] none of it is reported with ${answer}`, async ({ page }) => {
    await page.clock.install()
    const told = listenTo(page)
    await page.goto('/')
    if (answer !== 'no answer') await chooseOnBar(page, answer)
    await walkThroughTheShop(page)
    await page.goto('/')
    await page.clock.runFor(waitMs)
    expect(told).toEqual([])
  })

test('[API-11] a shopper who goes on to the checkout does not abandon the cart, and a sent address is not reported', async ({
  page,
}) => {
  await page.clock.install()
  const told = listenTo(page)
  await page.goto('/')
  await chooseOnBar(page, 'Alles accepteren')
  await addToCart(page, 'dekbedovertrek-takje')
  await page.getByRole('link', { name: 'Naar bestellen' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Waar mag het naartoe?' })).toBeVisible()
  await page.clock.runFor(waitMs)
  expect(told.filter(({ kind }) => kind === 'cart')).toEqual([])
})

test('[API-11] [ER-02] a call that fails is logged, and the page goes on', async ({ page }) => {
  await page.clock.install()
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  await page.goto('/')
  await chooseOnBar(page, 'Alles accepteren')
  await page.route('**/v1/abandon/**', (route) => route.abort())
  await page.goto('/dekbedovertrek/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.runFor(waitMs)
  await expect.poll(() => logged.join()).toContain('telling of category failed')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\.html$/)
})
