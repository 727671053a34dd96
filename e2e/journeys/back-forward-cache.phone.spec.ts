import { expect, test } from '@playwright/test'
import { touch } from '../support/touch.ts'

declare global {
  interface Window {
    /** What listens for the end of the page. */
    farewells: string[]
  }
}

/** What keeps a page out of the browser's memory, from which it would come back at once; the journeys' own browser has no such memory. */
test('pages that are the same for everyone may be kept by the browser as they are, and those of one visitor may not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.farewells = []
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      if (/^(?:before)?unload$/.test(type)) window.farewells.push(type)
      return listen.call(this, type, ...rest)
    }
  })
  const readRule = async (path: string) => (await page.goto(path))?.headers()['cache-control']
  await page.goto('/dekbedovertrek/')
  const product = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  for (const path of ['/', '/dekbedovertrek/', product ?? '']) {
    expect(await readRule(path), path).not.toContain('no-store')
    await touch(page)
    await expect
      .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__react'))))
      .toBe(true)
    const farewells = () => page.evaluate(() => [...window.farewells, window.onunload, window.onbeforeunload])
    expect(await farewells(), path).toEqual([null, null])
  }
  for (const path of ['/cart/', '/account/login/']) expect(await readRule(path), path).toContain('no-store')
})
