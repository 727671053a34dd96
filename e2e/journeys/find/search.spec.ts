import { expect, type Page, test } from '@playwright/test'

const field = (page: Page) => page.getByRole('combobox', { name: 'Zoek een product, merk of categorie' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' })

/** Goes on once the page's scripts run: an empty field suggests departments only then. */
async function startSearch(page: Page) {
  await field(page).click()
  await expect(page.getByRole('option').first()).toBeVisible()
}

/** Types as a person does, once the page's scripts run. */
async function typeInto(page: Page, text: string) {
  await page.waitForLoadState('networkidle')
  await field(page).pressSequentially(text)
}

test('[RT-07] [CT-12] a search shows its results, with filters that keep its text', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/')
  await typeInto(page, 'dekbedovertrek')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/zoeken/?tn_q=dekbedovertrek')
  await expect(
    page.getByRole('heading', { name: 'Resultaten voor “dekbedovertrek”', level: 1 }),
  ).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(/overtrek/i)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByLabel('Sorteren').selectOption({ label: 'Prijs laag - hoog' })
  await expect(page).toHaveURL('/zoeken/?tn_q=dekbedovertrek&tn_sort=price_asc')
  await expect(field(page)).toHaveValue('dekbedovertrek')
})

test('[CT-12] suggestions close with Escape and a press outside, come for three characters, are passed with arrow keys, and Enter opens one', {
  tag: '@wide',
}, async ({ page }) => {
  await test.step('[CT-12] Escape and a press outside close the suggestions, and the text stays', async () => {
    await page.goto('/')
    await typeInto(page, 'kussen')
    await expect(list(page)).toBeVisible()
    await field(page).press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(field(page)).toHaveValue('kussen')
    await field(page).press('ArrowDown')
    await expect(list(page)).toBeVisible()
    await page.mouse.click(5, 700)
    await expect(list(page)).toBeHidden()
  })
  await test.step('[CT-12] suggestions come for three characters, are passed with arrow keys, and Enter opens one', async () => {
    await field(page).clear()
    await typeInto(page, 'de')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    const asked = page.waitForRequest(/\/zoeken\/suggesties\//)
    await field(page).pressSequentially('kbed')
    expect(new URL((await asked).url()).searchParams.get('search_term')).toBe('dekbed')
    await expect(list(page)).toBeVisible()
    await field(page).press('ArrowDown')
    const first = list(page).getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '-',
    )
    const target = await first.getAttribute('href')
    await field(page).press('Enter')
    await expect(page).toHaveURL(target ?? '-')
    await expect(list(page)).toBeHidden()
  })
})

test('[CT-12] suggestions are asked for half a second after the last letter, of 3 to 100 characters', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/zoeken/suggesties/') asked.push(searchParams.get('search_term') ?? '')
  })
  // Scripts that are still starting wait for timers of the clock that stops.
  await startSearch(page)
  await typeInto(page, 'de')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000)
  await page.clock.runFor(2_000)
  expect(asked).toEqual([])
  await field(page).pressSequentially('k')
  await page.clock.runFor(499)
  expect(asked).toEqual([])
  await field(page).pressSequentially('b')
  await page.clock.runFor(499)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toEqual(['dekb'])
  await field(page).fill('a'.repeat(100))
  await page.clock.runFor(500)
  await expect.poll(() => asked).toEqual(['dekb', 'a'.repeat(100)])
  // The field accepts no longer text; a longer one is not sent even when it gets in.
  await field(page).evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'))
  await field(page).fill('a'.repeat(101))
  await page.clock.runFor(2_000)
  expect(asked).toHaveLength(2)
})

test('[CT-12] Enter searches, opens the first suggestion or says what to do instead, by how long the text is; the magnifier searches any text', async ({
  page,
}) => {
  await test.step('[CT-12] Enter under a text that suggests nothing says what to do instead', async () => {
    await page.goto('/')
    const hint = page.getByText('Typ minstens vier letters en druk op Enter, of gebruik het vergrootglas.')
    // Only the scripts know what Enter means here.
    await startSearch(page)
    await typeInto(page, 'be')
    await field(page).press('Enter')
    await expect(hint).toBeVisible()
    await field(page).press('End')
    await field(page).pressSequentially('dden')
    await expect(hint).toBeHidden()
    await field(page).fill('qqx')
    await field(page).press('Enter')
    await expect(hint).toBeVisible()
    await expect(page).toHaveURL('/')
  })
  await test.step('[CT-12] the magnifier searches any text', async () => {
    await field(page).clear()
    await typeInto(page, 'bed')
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(page).toHaveURL('/zoeken/?tn_q=bed')
  })
  await test.step('[CT-12] Enter under four characters searches', async () => {
    await page.goto('/')
    await typeInto(page, 'beds')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/zoeken/?tn_q=beds')
  })
  await test.step('[CT-12] Enter under three characters opens the first suggestion, also one that is still to come', async () => {
    await page.goto('/')
    await typeInto(page, 'bed')
    await field(page).press('Enter')
    await expect(page).not.toHaveURL('/')
    expect(page.url()).not.toContain('tn_q=bed&')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('[ER-01] [CT-12] a failure closes the suggestions and is logged, and searching still works', async ({
  page,
}) => {
  await page.route(/\/zoeken\/suggesties\//, (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/')
  const logged = page.waitForEvent('console', (message) => message.text().includes('suggestions failed'))
  await typeInto(page, 'kussen')
  await logged
  await expect(list(page)).toBeHidden()
  await field(page).press('Enter')
  await expect(page).toHaveURL('/zoeken/?tn_q=kussen')
})

test('[CT-12] a late answer to an earlier text is dropped', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route(/\/zoeken\/suggesties\//, async (route) => {
    const term = new URL(route.request().url()).searchParams.get('search_term') ?? ''
    if (term === 'dekbed') await late.promise
    const phrases = [{ title: `iets met ${term}`, link: '/slapen/' }]
    // The page may have stopped waiting for the answer.
    await route
      .fulfill({ json: { products: [], categories: [], brands: [], pages: [], phrases, did_you_mean: null } })
      .catch(() => {})
  })
  await page.goto('/')
  const first = page.waitForRequest(/search_term=dekbed$/)
  await typeInto(page, 'dekbed')
  const dropped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('=dekbed'))
  await first
  await field(page).pressSequentially('je')
  await dropped
  await expect(list(page)).toContainText('iets met dekbedje')
  late.resolve()
  await expect(list(page)).toContainText('iets met dekbedje')
})

test('[RT-07] a corrected text is named, and a search without results leads on', async ({ page }) => {
  await page.goto('/zoeken/?tn_q=dekbedovertrk')
  await expect(page.getByText('Geen resultaten voor “dekbedovertrk”')).toBeVisible()
  await expect(page.getByText('We zoeken op “dekbedovertrek”')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/zoeken/?tn_q=qqxzqq')
  await expect(page.getByRole('heading', { name: 'Geen resultaten voor “qqxzqq”', level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[API-05] near matches have a heading of their own, behind the products that match the text', async ({
  page,
}) => {
  await page.goto('/zoeken/?tn_q=rood+kussen')
  const words = await page.getByText(/(past|passen) precies/).innerText()
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(items.nth(Number.parseInt(words, 10))).toHaveText('Lijkt op wat je zoekt')
})

test('[CT-10] load more on a page of results keeps the text', async ({ page }) => {
  await page.goto('/zoeken/?tn_q=katoen')
  await page.waitForLoadState('networkidle')
  const asked = page.waitForRequest(/\/v1\/catalog\/search\?/)
  await page.getByRole('link', { name: 'Laad meer' }).scrollIntoViewIfNeeded()
  expect(new URL((await asked).url()).searchParams.get('search_term')).toBe('katoen')
  await expect(page).toHaveURL(/\/zoeken\/\?tn_q=katoen&tn_p=1-\d$/)
})

test('[RT-07] any text is answered', async ({ request }) => {
  const texts = ['', '%E0%A4%A', '!!!', '%F0%9F%9B%8F', 'x'.repeat(10_000), '%22%3E%3Cscript%3E']
  for (const text of texts) {
    const answer = await request.get(`/zoeken/?tn_q=${text}`)
    expect(answer.status(), text.slice(0, 20)).toBe(200)
  }
  // No address may contain a NUL; the host refuses it before the search sees it.
  expect((await request.get('/zoeken/?tn_q=%00')).status()).toBe(400)
})

test('[RT-05] brands stand by letter with a picture and lead to their products, and an unknown brand is a 404', async ({
  page,
}) => {
  await page.goto('/brands/')
  await expect(page.getByRole('heading', { name: 'Alle merken', level: 1 })).toBeVisible()
  const card = page.getByRole('list', { name: 'Merken' }).getByRole('article').first()
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\//)
  await expect(card).toContainText(/\d+ producten, vanaf €/)
  const brand = card.getByRole('link')
  const title = await brand.innerText()
  await brand.click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText(title)
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  expect((await page.goto('/brands/bestaat-niet/'))?.status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[HF-01] [RT-07] searching works as a form', async ({ page }) => {
    await page.goto('/')
    await field(page).fill('bed')
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(page).toHaveURL('/zoeken/?tn_q=bed')
    await expect(page.getByRole('heading', { name: 'Resultaten voor “bed”', level: 1 })).toBeVisible()
  })
})
