import { expect, test } from '@playwright/test'
import { query } from '../support/database.ts'

test.use({ javaScriptEnabled: false })

/** Returns the address of the best selling product of a category. */
async function findProduct(path: string): Promise<string> {
  const [product] = await query<{ slug: string }>(
    `select product.slug from product join category on category.id = product.main_category_id
     where product.active and category.path = $1 order by product.popularity desc, product.id limit 1`,
    [path],
  )
  if (product === undefined) throw new Error(`nothing is sold in ${path}`)
  return `/${product.slug}.html`
}

test('beside the button of every kind of goods stand costs, sending back, guarantee and the old one', async ({
  page,
}) => {
  const told: [path: string, texts: RegExp[]][] = [
    ['dekbedovertrek', [/Nederland: (€\s4,95|gratis)/, /voor eigen rekening/]],
    [
      'boxsprings',
      [/Waddeneilanden: €\s49,95 extra/, /€\s29,95 \(Nederland\) of €\s39,95 \(België\)/, /Valumat/],
    ],
    ['toppers', [/recyclagepark/, /voor eigen rekening/]],
    ['tafellampen', [/oude lamp of lichtbron nemen we gratis terug/, /Recupel/]],
  ]
  for (const [path, texts] of told) {
    await page.goto(await findProduct(path))
    for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'wettelijke garantie' })).toBeVisible()
  }
})

test('the fibres of textile stand on its page, and the phrase on parts of animals where it is due', async ({
  page,
}) => {
  const [down] = await query<{ slug: string }>(
    `select slug from product where active and composition::text like '%eendendons%' order by id limit 1`,
  )
  await page.goto(`/${down?.slug}.html`)
  await expect(page.getByText('Bevat niet-textiele delen van dierlijke oorsprong')).toBeVisible()
  await expect(page.getByText(/^\d+% eendendons, \d+% veertjes$/)).toBeVisible()
  await page.goto(await findProduct('matrassen'))
  await expect(page.getByText(/^95% polyester, 5% elastaan/)).toBeVisible()
  await expect(page.getByText('Bevat niet-textiele delen')).toBeHidden()
})

test('the energy arrow leads to the full label and the information sheet, from a tile and from the page', async ({
  page,
}) => {
  await page.goto('/tafellampen/')
  await page
    .getByRole('link', { name: /bekijk het energielabel/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Energielabel van / })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Energielabel, voorbeeld: / })).toBeVisible()
  await expect(page.getByText('EPREL-registratienummer')).toBeVisible()
  await expect(page.getByText(/Leverancier, type en EPREL-nummer zijn verzonnen/)).toBeVisible()

  await page.goto(await findProduct('tafellampen'))
  await page.getByRole('main').getByRole('link', { name: 'Productinformatieblad' }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Productinformatieblad' })).toBeInViewport()
})

test('a lamp has its energy class beside its price in the cart as well', async ({ page }) => {
  await page.goto(await findProduct('tafellampen'))
  const arrow = page.getByRole('main').getByRole('link', { name: /^Energieklasse [A-G]/ })
  await expect(arrow.first()).toBeVisible()
  await page.getByRole('button', { name: 'In winkelwagen' }).first().click()
  await page.goto('/cart/')
  await expect(arrow.first()).toBeVisible()
})

test('a guarantee of the maker stands beside the button, with the legal one and its own conditions', async ({
  page,
}) => {
  const [mattress] = await query<{ slug: string }>(
    `select slug from product where active and producer_guarantee is not null order by popularity desc, id limit 1`,
  )
  await page.goto(`/${mattress?.slug}.html`)
  await expect(page.getByText('10 jaar garantie van Voorbeeld Slaapfabriek B.V. op de kern')).toBeVisible()
  await expect(page.getByText('Zonder extra kosten, en naast je wettelijke garantie')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'wettelijke garantie' })).toBeVisible()
  await page.getByRole('link', { name: 'Voorwaarden van deze garantie' }).click()
  await expect(page.getByRole('heading', { name: 'Tien jaar op de kern van je matras' })).toBeInViewport()
  await expect(page.getByText('Voorbeeldweg 12, 5600 AA Eindhoven')).toBeVisible()
})

test('the page on the legal guarantee says what the official notice does until that is there', async ({
  page,
}) => {
  await page.goto('/service/wettelijke-garantie/')
  const notice = page.getByRole('region', { name: 'Wettelijke garantie' })
  await expect(notice).toContainText('minstens twee jaar')
  await expect(notice.getByRole('link', { name: 'Wettelijke garantie op Your Europe' })).toHaveAttribute(
    'href',
    /^https:\/\/europa\.eu\/youreurope\//,
  )
  await expect(page.getByText('twaalf maanden langer')).toBeVisible()
})
