import { expect, type Page, test } from '@playwright/test'
import { putInCart } from '../support/shopper.ts'

/** Finds elements whose shape comes only from a background or a shadow, which forced colors take away. */
const shapesWithoutEdge = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 8
    const shaped = [...document.querySelectorAll('button, [role="button"], a, summary, [data-shape], .edged')]
    return shaped.filter(isShown).flatMap((element) => {
      const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
      const isControl = element.matches('button, [role="button"], .edged')
      const hasEdge = (borderTopWidth !== '0px' && borderTopStyle !== 'none') || outlineStyle !== 'none'
      const isUnderlined = textDecorationLine.includes('underline')
      return isControl && !hasEdge && !isUnderlined ? [element.outerHTML.slice(0, 120)] : []
    })
  })

test('with the colors of the system every button, mark and badge has an edge, and what is chosen a line', async ({
  page,
}) => {
  test.slow()
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/dekbedovertrek/', '/gordijn-melk.html', '/keuzehulp/dekbed/', '/favorieten/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect.soft(await shapesWithoutEdge(page), path).toEqual([])
  }
  await page.goto('/dekbedovertrek-takje.html')
  const buy = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first()
  await expect(buy).toHaveCSS('border-top-style', 'solid')
  const chosen = page.getByRole('main').locator('[aria-current="true"]').filter({ visible: true }).first()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  await putInCart(page, 'gordijn-melk')
  expect.soft(await shapesWithoutEdge(page), 'cart').toEqual([])
  const order = page.getByRole('link', { name: 'Naar bestellen' }).first()
  await expect(order).toHaveCSS('border-top-style', 'solid')
  await page.goto('/checkout/address-details/')
  expect.soft(await shapesWithoutEdge(page), 'address step').toEqual([])
})

test('with the colors of the system a drawing has the color of the words beside it, on a ground that is not ours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/dekbedovertrek/')
  const unseen = await page.locator('svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const own = getComputedStyle(drawing).color
      return own === getComputedStyle(drawing.parentElement ?? drawing).color ? [] : [own]
    }),
  )
  expect(unseen).toEqual([])
})
