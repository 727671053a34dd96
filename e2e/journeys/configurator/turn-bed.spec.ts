import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { expectNoAxeFaults } from '../../support/axe.ts'
import { openStep, stepPath, take } from '../../support/configurator/steps.ts'

/** What the browser may have to load for a bed that turns: scripts as they are sent, and the file of parts. */
const mostScriptBytes = 170_000
const mostPartsBytes = 1_500_000

/** Without it each key would draw a row of pictures, which takes a processor without a graphics card too long. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A limit against a journey that hangs, far above what a processor without a graphics card needs. */
const drawnWithinMs = 90_000

const bed = 'breedte=160&lengte=200&hoofdbord=kanaal&stof=salie'
const picture = (page: Page) => page.getByRole('img', { name: /^Boxspringset Hotel, 160/ })
const tab = (page: Page) => page.getByRole('button', { name: 'Draai je bed rond' })
const turning = (page: Page) =>
  page.getByRole('application', { name: /^Draaibaar beeld: Boxspringset Hotel, 160/ })
const ready = (page: Page) => page.locator('[data-bed-turn=ready]')

test('the bed turns in the place of its picture, once that is asked for', async ({ page }) => {
  const loaded: { url: string; bytes: Promise<Buffer> }[] = []
  page.on('response', (answer) => loaded.push({ url: answer.url(), bytes: answer.body() }))
  await openStep(page, stepPath(2, bed))
  await page.waitForLoadState('networkidle')
  // The first touch of a page loads the code of its popups, which is not part of the bed.
  const untouched = loaded.length
  await page.mouse.move(10, 10)
  await expect
    .poll(async () => {
      const seen = loaded.length
      await page.waitForTimeout(500)
      return seen > untouched && seen === loaded.length
    })
    .toBe(true)
  const before = loaded.length
  expect(
    loaded.filter(({ url }) => /viewer-|turn-view|bed-parts/.test(url) && !url.includes('picture-viewer')),
  ).toEqual([])

  await tab(page).click()
  await expect(ready(page)).toBeVisible({ timeout: drawnWithinMs })
  await expect(picture(page)).toHaveCount(0)
  await expect(turning(page)).toBeFocused()

  await test.step('within its budget', async () => {
    const later = loaded.slice(before)
    const sizes = await Promise.all(
      later.filter(({ url }) => url.endsWith('.js')).map(async ({ bytes }) => gzipSync(await bytes).length),
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostScriptBytes)
    const parts = later.filter(({ url }) => url.includes('/media/bed-parts/'))
    expect(parts).toHaveLength(1)
    expect((await parts[0]?.bytes)?.length).toBeLessThanOrEqual(mostPartsBytes)
  })

  await test.step('keys turn it, and a screen reader is told from where it is seen', async () => {
    const told = ready(page).locator('[aria-live=polite]')
    await expect(told).toHaveText('Van rechts voor gezien')
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft')
    await expect(told).toHaveText('Van voren gezien')
    await page.getByRole('button', { name: 'Draai naar links' }).click()
    await page.keyboard.press('ArrowLeft')
    await expect(told).toHaveText('Van links voor gezien')
    await page.keyboard.press('Home')
    await expect(told).toHaveText('Van rechts voor gezien')
  })

  await test.step('it follows a choice at once, without asking for anything', async () => {
    const asked = loaded.length
    const drawn = () => ready(page).locator('canvas').screenshot()
    const kanaal = await drawn()
    await take(page, /^Geknoopt/)
    await expect(page.getByRole('application', { name: /geknoopt hoofdbord/ })).toBeVisible()
    await expect.poll(async () => (await drawn()).equals(kanaal)).toBe(false)
    expect(loaded.slice(asked).filter(({ url }) => url.includes('/media/'))).toEqual([])
  })

  await expectNoAxeFaults(page, 'a bed that turns')

  await test.step('an Android phone can put exactly this bed in the room', async () => {
    const link = page.getByRole('link', { name: 'Zet in je kamer' })
    await expect(link).toHaveCount(1)
    const address = (await link.getAttribute('href'))?.split('#')[0]?.replace('intent:', 'https:')
    const file = new URL(address ?? '').searchParams.get('file') ?? ''
    expect(file).toMatch(/^http.*\/boxspringset-hotel\/160_200_geknoopt_salie_.*\.glb$/)
    const model = await page.request.get(file)
    expect(model.headers()['content-type']).toBe('model/gltf-binary')
    expect((await model.body()).subarray(0, 4).toString()).toBe('glTF')
  })

  await test.step('Escape leads back to the picture, and to the button that opened it', async () => {
    await page.getByRole('application').focus()
    await page.keyboard.press('Escape')
    await expect(picture(page)).toBeVisible()
    await expect(tab(page)).toBeFocused()
    await expect(tab(page)).toHaveAttribute('aria-expanded', 'false')
  })

  await test.step('when the graphics card gives up, so does the bed, and the picture comes back', async () => {
    await tab(page).click()
    await expect(ready(page)).toBeVisible({ timeout: drawnWithinMs })
    await ready(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      )
    await expect(picture(page)).toBeVisible()
    await expect(page.getByText(/Je bed draaien lukt nu niet/)).toBeVisible()
    await expect(tab(page)).toBeFocused()
  })
})

test('the picture stays where the bed cannot turn', async ({ page }) => {
  await test.step('without WebGL, with a word about it', async () => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await openStep(page, stepPath(2, bed))
    await tab(page).click()
    await expect(page.getByText(/Je bed draaien lukt nu niet op dit apparaat/)).toBeVisible()
    await expect(picture(page)).toBeVisible()
    await expect(tab(page)).toBeFocused()
  })
  await test.step('when its parts cannot be loaded', async () => {
    await page.route('**/media/bed-parts/**', (route) => route.abort())
    await openStep(page, stepPath(2, bed))
    await tab(page).click()
    await expect(page.getByText(/Je bed draaien lukt nu niet/)).toBeVisible()
    await expect(picture(page)).toBeVisible()
  })
  await test.step('in a browser that does not know WebGL there is no button', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
    await openStep(page, stepPath(2, bed))
    await expect(picture(page)).toBeVisible()
    await expect(tab(page)).toHaveCount(0)
  })
})
