import { expect, test } from '@playwright/test'
import { nextButton, openStep, stepPath, take, wholeBed } from '../../support/configurator/steps.ts'

test('[CF-14] [API-14] the picture follows the choices, and says what it shows', { tag: '@wide' }, async ({
  page,
}) => {
  await openStep(page, stepPath(2, 'breedte=180&lengte=200'))
  const picture = page.getByRole('img', { name: /^Boxspringset Hotel, 180 cm breed/ })
  const loaded = page.waitForResponse((answer) => answer.url().includes('_geknoopt_'))
  await take(page, /^Geknoopt/)
  expect((await loaded).headers()['cache-control']).toContain('immutable')
  await expect(picture).toHaveAccessibleName(/geknoopt hoofdbord/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
})

test('[CF-14] [API-14] the bed is looked at from other sides, and nothing else moves', {
  tag: '@wide',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openStep(page, stepPath(2, 'breedte=180&lengte=200'))
  const views = page.getByRole('navigation', { name: 'Bekijk je bed' })
  const room = page.getByRole('img', { name: /^Boxspringset Hotel, 180 cm breed/ })
  await expect(room).toBeVisible()
  await expect(views.getByRole('link', { name: 'Kamer' })).toHaveAttribute('aria-current', 'true')
  // The tiles have the headboards in their own small size.
  expect(asked.filter((url) => /\/media\/bed\/[^/]+\/(headboard|layers|front)\/(?!320\/)/.test(url))).toEqual(
    [],
  )
  const place = await room.boundingBox()
  const address = page.url()

  await views.getByRole('link', { name: 'Hoofdbord' }).press('Enter')
  const headboard = page.getByRole('img', { name: /^Hoofdbord: Boxspringset Hotel, / })
  await expect(headboard).toBeVisible()
  await expect
    .poll(() => headboard.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
    .toContain('/headboard/')
  await expect(views.getByRole('link', { name: 'Hoofdbord' })).toBeFocused()
  expect(await headboard.boundingBox()).toEqual(place)
  expect(page.url()).toBe(address)

  await test.step('a view that was taken stays, whatever is chosen and wherever one goes', async () => {
    await take(page, /^Geknoopt/)
    await expect(headboard).toHaveAccessibleName(/geknoopt hoofdbord/)
    await nextButton(page, 'Naar stap 3').click()
    await take(page, /^Mos/)
    await expect(headboard).toHaveAccessibleName(/geknoopt hoofdbord en bekleed met fluweel in mos$/)
    await views.getByRole('link', { name: 'Kamer' }).click()
    await expect(room).toBeVisible()
  })
})

test('[CF-14] a step that only another view shows opens in that view', async ({ page }) => {
  await openStep(page, stepPath(6, 'breedte=180&topper=talalay'))
  const opened = page.getByRole('img', { name: /^Opengewerkt: Boxspringset Hotel, .*topper van latex/ })
  await expect(opened).toBeVisible()
  await take(page, /^Comfortschuim/)
  await expect(opened).toBeHidden()
  await expect(page.getByRole('img', { name: /^Opengewerkt: .*topper van comfortschuim/ })).toBeVisible()

  await test.step('of two different mattresses the room shows both, and the bed cut open the left one', async () => {
    const pair = 'kernlinks=latex&kernrechts=koudschuim&deling=gedeeld'
    const loaded = page.waitForResponse((answer) => answer.url().includes('_latex_koudschuim_'))
    await openStep(
      page,
      stepPath(9, wholeBed.replace(/kernlinks.*?&|kernrechts.*?&|deling.*?&/g, '').concat(`&${pair}`)),
    )
    expect((await loaded).headers()['cache-control']).toContain('immutable')
    const words = /^Boxspringset Hotel, .*matras van natuurlatex, rechts een matras van koudschuim/
    await expect(page.getByRole('img', { name: words })).toBeVisible()
    const undrawn = page.getByText('Kern rechts zie je hier niet.')
    await expect(undrawn).toBeHidden()
    await page.getByRole('link', { name: 'Opengewerkt' }).click()
    await expect(undrawn).toBeVisible()
  })
})

test('[CF-14] [ER-02] a picture that fails gives way to that of the set, and blocks nothing', async ({
  page,
}) => {
  await page.route('**/media/bed/**', (route) => route.abort())
  await openStep(page, stepPath(1))
  await expect(page.getByRole('img', { name: 'Voorbeeld van Boxspringset Hotel' })).toBeVisible()
  await page.unroute('**/media/bed/**')
  await take(page, /^180 cm/)
  await expect(page.getByRole('img', { name: /^Boxspringset Hotel, 180 cm breed/ })).toBeVisible()
})

test('[CF-14] [ER-02] a picture that takes long leaves the one before in its place and says so, and one that fails says that too', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  const late: (() => void)[] = []
  await page.route('**/media/bed/*/room/**_salie_**', async (route) => {
    await new Promise<void>((resolve) => late.push(resolve))
    await route.continue()
  })
  await openStep(page, stepPath(3, 'breedte=160&lengte=200&hoofdbord=vlak&stof=zand'))
  const picture = page.getByRole('img', { name: /^Boxspringset Hotel, 160 cm breed/ })
  const note = page.getByText('De foto van je keuze komt eraan')
  const readBehind = () => picture.evaluate((image) => getComputedStyle(image).backgroundImage)
  await expect.poll(readBehind).toContain('_zand_')
  await expect(note).toBeHidden()

  await take(page, /^Salie/)
  await expect(picture).toHaveAccessibleName(/in salie/)
  await expect(note).toBeVisible()
  expect(await readBehind()).toContain('_zand_')
  await expect(nextButton(page, 'Naar stap 4')).toBeEnabled()

  for (const release of late) release()
  await expect.poll(readBehind).toContain('_salie_')
  await expect(note).toBeHidden()

  await page.route('**/media/bed/*/room/**_mos_**', (route) => route.fulfill({ status: 503 }))
  await take(page, /^Mos/)
  await expect(page.getByRole('img', { name: 'Voorbeeld van Boxspringset Hotel' })).toBeVisible()
  const words = isMobile ? 'Sfeerbeeld, niet jouw keuzes' : /^Sfeerbeeld van Boxspringset Hotel/
  await expect(page.getByText(words).filter({ visible: true })).toBeVisible()
  await expect(note).toBeHidden()
})
