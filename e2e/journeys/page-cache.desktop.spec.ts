import { expect, test } from '@playwright/test'
import { changeProduct, query } from '../support/database.ts'

test('a changed text is on the product’s page and in its listing within a moment, and the old one never comes back', async ({
  request,
}) => {
  const [product] = await query<{ id: string; slug: string; title: string; path: string }>(
    `select product.id, product.slug, product.title, category.path from product
      join category on category.id = product.main_category_id
      where product.active order by product.popularity desc, product.id limit 1`,
  )
  if (!product) throw new Error('the demo shop has products')
  const readText = async (path: string) => (await request.get(path)).text()
  const paths = [`/${product.slug}.html`, `/${product.path}/`]
  const changeTitle = (title: string) =>
    changeProduct(product.id, [['update product set title = $2 where id = $1', [product.id, title]]])

  for (const path of paths) expect(await readText(path)).toContain(product.title)
  try {
    await changeTitle('Nachtegaal van vandaag')
    for (const path of paths) await expect.poll(() => readText(path)).toContain('Nachtegaal van vandaag')
    const again = await Promise.all(Array.from({ length: 40 }, (_, i) => readText(paths[i % 2] ?? '/')))
    expect(again.filter((page) => !page.includes('Nachtegaal van vandaag'))).toEqual([])
  } finally {
    await changeTitle(product.title)
  }
})

test('[CA-05] on pages that all visitors share, each sees the number in their own cart', async ({
  page,
  browser,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const getCartLink = (of: typeof page) => of.getByRole('banner').getByRole('link', { name: /Winkelwagen/ })

  await page.goto('/')
  await page.goto('/vloerkleed-branding.html?utm_source=nieuwsbrief')
  await page.getByRole('button', { name: 'In winkelwagen' }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verder winkelen' }).click()
  await expect(getCartLink(page)).toHaveAccessibleName(/^1 artikel/)
  await page.reload()
  await expect(getCartLink(page)).toHaveAccessibleName(/^1 artikel/)
  // The page as the server sends it, before any script.
  expect(await (await page.request.get('/')).text()).toContain('1 artikel in je')

  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(getCartLink(page)).toHaveAccessibleName(/^1 artikel/)

  const stranger = await browser.newPage()
  await stranger.goto('/')
  await expect(getCartLink(stranger)).toHaveAccessibleName('Winkelwagen')
  await stranger.close()
  expect(problems).toEqual([])
})
