import { expect, type Page, test } from '@playwright/test'
import { answerChat, aReply, chatButton, chatField, chatPanel, openChat, say } from '../../support/chat.ts'
import { newVisitor } from '../../support/consent.ts'
import { isPhone } from '../../support/device.ts'
import { tabTo } from '../../support/keyboard.ts'
import { touch } from '../../support/touch.ts'

/** Whether two elements share a part of the screen. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    ([first, second]) => {
      const [a, b] = [first, second].map((selector) =>
        document.querySelector(selector ?? '')?.getBoundingClientRect(),
      )
      if (!a || !b) throw new Error(`${first} or ${second} is not there`)
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    },
    [one, other],
  )
}
const button = '[data-chat-button]'

test('[LY-04] [SC-03] the chat is on every page of the default layout, but not on those of the configurator', async ({
  page,
}) => {
  for (const path of [
    '/',
    '/dekbed/',
    '/gordijn-melk.html',
    '/service/',
    '/account/login/',
    '/favorieten/',
  ]) {
    await page.goto(path)
    await expect(chatButton(page), path).toBeVisible()
  }
  const beds = await page.request.get('/configurator/')
  for (const path of [new URL(beds.url()).pathname, '/cart/', '/checkout/address-details/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator(button), path).toHaveCount(0)
  }
})

test('[SC-03] the button is never over the bar with the order button', async ({ page }) => {
  await page.goto('/gordijn-melk.html')
  await expect(chatButton(page)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const bar = page.getByRole('region', { name: 'Bestellen' })
  await expect(bar).toBeVisible()
  await expect.poll(() => overlap(page, button, 'section[aria-label="Bestellen"]')).toBe(false)
  await expect(chatButton(page)).toBeInViewport()

  // Where the page's own button would end below the chat's, the bar has already taken its place.
  const order = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first()
  for (const below of [8, 60, 110]) {
    await order.evaluate((own, gap) => {
      const { bottom } = own.getBoundingClientRect()
      window.scrollBy({ top: bottom - window.innerHeight + gap, behavior: 'instant' })
    }, below)
    await expect(bar, `${below} px above the lower edge`).toHaveCount(below < 100 ? 1 : 0)
  }
  await expect.poll(() => overlap(page, button, 'main form button.button')).toBe(false)
})

test('[SC-03] on a phone the button steps aside for fingers while the page moves down, and never lies on a price', async ({
  page,
}) => {
  await page.goto('/dekbed/')
  await touch(page)
  const place = page.getByRole('complementary', { name: 'Chat' })
  const scrollBy = (top: number) =>
    page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top)
  await expect(place).toHaveCSS('opacity', '1')

  await test.step('it stays away where it would lie on a price', async () => {
    const price = page.getByRole('article').nth(5).getByText('€').first()
    // Before the scripts have come it stays where it is.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await price.evaluate((own) => {
        const over = document.querySelector('[data-chat-button]')?.getBoundingClientRect()
        const { top } = own.getBoundingClientRect()
        window.scrollBy({ top: top - (over?.top ?? 0) - 20, behavior: 'instant' })
      })
      await expect(place).toHaveCSS('opacity', '0', { timeout: 2_000 })
    }).toPass()
    await expect(place).toHaveCSS('pointer-events', 'none')
  })
  await test.step('the keyboard and screen readers find it all the same', async () => {
    await expect(chatButton(page)).toBeVisible()
    await chatButton(page).focus()
    await expect(place).toHaveCSS('opacity', '1')
    await chatButton(page).blur()
    await expect(place).toHaveCSS('opacity', '0')
  })
  await test.step('a scroll up brings it back, and so does a rest where nothing is under it', async () => {
    await scrollBy(-40)
    await expect(place).toHaveCSS('opacity', '1')
    await scrollBy(40)
    await expect(place).toHaveCSS('opacity', '0')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded()
    await expect(place).toHaveCSS('opacity', '1')
  })
})

test('[SC-03] on a phone the button never rests on a button of the page, also after a scroll up or at the next question of a wizard', async ({
  page,
}) => {
  const place = page.getByRole('complementary', { name: 'Chat' })
  const next = page.getByRole('main').getByRole('button', { name: 'Volgende Stap' })
  /** Scrolls until the page's button lies under that of the chat, coming from below or from above. */
  const layUnder = (from: number) =>
    next.evaluate((own, gap) => {
      const over = document.querySelector('[data-chat-button]')?.getBoundingClientRect()
      const top = window.scrollY + own.getBoundingClientRect().top - (over?.top ?? 0)
      for (const y of [top + gap, top]) window.scrollTo({ top: y, behavior: 'instant' })
    }, from)
  await page.goto('/keuzehulp/matras/')
  await touch(page)
  await page.getByRole('main').getByRole('radio').first().check()
  await next.click()
  await expect(page.getByText('Vraag 2 van')).toBeVisible()
  for (const from of [60, -60]) {
    await layUnder(from)
    await expect(place, `scrolled from ${from} px`).toHaveCSS('opacity', '0')
    await expect(place).toHaveCSS('pointer-events', 'none')
  }
})

test('[SC-03] the sheet fills a phone’s screen, and from 768 px on a panel stands beside the page', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/dekbed/')
  await openChat(page)
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const box = async () => chatPanel(page).boundingBox()
  if (isPhone()) {
    await expect.poll(box).toEqual({ x: 0, y: 0, width, height })
    // The keyboard of a phone leaves the upper part of the screen to the page.
    await page.evaluate(() => {
      const { visualViewport } = window
      Object.defineProperty(visualViewport, 'height', { value: 420 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await box())?.height).toBe(420)
    await expect(chatField(page)).toBeInViewport()
    return
  }
  const panel = await box()
  expect(panel?.width).toBeLessThan(width / 2)
  // The page beside it can be used.
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page).toHaveURL('/')
  await expect(chatPanel(page)).toBeVisible()
})

test('[SC-03] when the keyboard of a phone opens, the newest message and the field stay in sight', async ({
  page,
}) => {
  const openKeyboard = (height: number) =>
    page.evaluate((seen) => {
      Object.defineProperty(window.visualViewport, 'height', { value: seen, configurable: true })
      window.visualViewport?.dispatchEvent(new Event('resize'))
    }, height)
  let answers = 0
  await answerChat(page, () => aReply(`Antwoord ${++answers}. ${'Dat kan, en zo gaat het. '.repeat(8)}`))
  await page.goto('/dekbed/')
  await openChat(page)
  for (const [at, question] of ['Kan ik ruilen?', 'Hoe lang?', 'Wat kost dat?'].entries()) {
    await say(page, question)
    await expect(chatPanel(page).getByText(`Antwoord ${at + 1}.`)).toBeInViewport()
  }
  await openKeyboard(420)
  await expect(chatPanel(page).getByText('Antwoord 3.')).toBeInViewport()
  await expect(chatField(page)).toBeInViewport()
  // Whoever reads back stays there.
  await openKeyboard(844)
  await chatPanel(page)
    .getByRole('log')
    .evaluate((log) => log.scrollTo(0, 0))
  await openKeyboard(420)
  await expect(chatPanel(page).getByText('Je chat met Saar')).toBeInViewport()
})

const isOpenInTab = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('chat-tab')?.includes('"isOpen":true') ?? false)

test('[SC-03] on a phone the page before comes up without the chat over it; beside a page the chat stays', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/dekbed/')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\.html$/)
  await openChat(page)
  await page.goBack()
  await expect(page).toHaveURL('/dekbed/')
  await expect(chatPanel(page)).toBeVisible({ visible: !isPhone() })

  await test.step('a page that is loaded whole comes up like that too', async () => {
    if (isPhone()) await openChat(page)
    await page.goto('/service/')
    await expect.poll(() => isOpenInTab(page)).toBe(!isPhone())
    await expect(chatPanel(page)).toBeVisible({ visible: !isPhone() })
    await page.reload()
    await expect(chatPanel(page)).toBeVisible({ visible: !isPhone() })
  })
})

test('[SC-03] all of it works with the keyboard alone, and each stop is in sight', { tag: '@wide' }, async ({
  page,
}) => {
  test.slow()
  await answerChat(page, () =>
    aReply('Dat kan. Fijne dag!', { links: [{ title: 'Alle dekbedden', path: '/dekbed/' }] }),
  )
  await page.goto('/service/')
  await chatButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(chatPanel(page)).toBeVisible()
  if (isPhone()) await tabTo(page, chatField(page))
  await expect(chatField(page)).toBeFocused()
  await page.keyboard.type('Kan dat?')
  await page.keyboard.press('Enter')
  await expect(chatPanel(page).getByText('Dat kan. Fijne dag!')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(chatPanel(page).getByRole('button', { name: 'Nee', exact: true })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  // The button of the answer has left: the next question has the focus.
  await expect(chatPanel(page).getByRole('button', { name: '1 ster', exact: true })).toBeFocused()
  for (let star = 1; star < 5; star++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(chatPanel(page).getByRole('button', { name: 'Ja', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chatPanel(page)).toBeHidden()
  await expect(chatButton(page)).toBeFocused()
})

test('[SC-03] a screen reader hears who speaks, each message once, and that nobody human does', async ({
  page,
}) => {
  await answerChat(page, () =>
    aReply('Dat kan.', { links: [{ title: 'Wat bezorgen kost', path: '/service/bestellen-leveren/' }] }),
  )
  await page.goto('/dekbed/')
  await openChat(page)
  const log = chatPanel(page).getByRole('log', { name: 'Gesprek met Saar' })
  await log.evaluate((region) => {
    const heard: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent) heard.push(node.textContent)
      region.setAttribute('data-heard', JSON.stringify(heard))
    }).observe(region, { childList: true, subtree: true })
  })
  await say(page, 'Kan dat?')
  await expect(log.getByText('Dat kan.')).toHaveCount(1)
  await expect(page.getByText('Dat kan.')).toHaveCount(1)
  await expect(chatPanel(page).locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0)
  const heard = JSON.parse((await log.getAttribute('data-heard')) ?? '[]') as string[]
  // The wait is announced only where it lasts.
  expect(heard.filter((words) => !words.startsWith('Saar zoekt'))).toEqual([
    'Jij: Kan dat?',
    'Saar: Dat kan.Wat bezorgen kost',
  ])
  await expect(chatPanel(page)).toMatchAriaSnapshot(`
    - heading "Saar" [level=2]
    - paragraph: Digitale assistent (AI)
    - button "Chat beëindigen"
    - button "Chat sluiten"
    - log "Gesprek met Saar":
      - text: "Saar:"
      - paragraph: /Je chat met Saar, onze digitale assistent \\(AI\\)\\..*/
      - text: "Jij:"
      - paragraph: Kan dat?
      - text: "Saar:"
      - paragraph: Dat kan.
      - list:
        - listitem:
          - link "Wat bezorgen kost"
    - textbox "Je bericht"
    - button "Versturen"
  `)
})

test.describe('a visitor who has not chosen about cookies', () => {
  test.use({ storageState: newVisitor })

  test('[SC-03] [SC-02] neither the button nor the panel is over the cookie bar', { tag: '@wide' }, async ({
    page,
  }) => {
    await page.goto('/dekbed/')
    const bar = page.getByRole('region', { name: /^Cookies bij/ })
    await expect(bar).toBeVisible()
    await bar.evaluate((element) => element.setAttribute('data-measured', ''))
    await expect.poll(() => overlap(page, button, '[data-measured]')).toBe(false)
    if (isPhone()) return
    await openChat(page)
    await expect.poll(() => overlap(page, '[role=dialog]', '[data-measured]')).toBe(false)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SC-03] the button leads to the contact form', async ({ page }) => {
    await page.goto('/dekbed/')
    await page.getByRole('link', { name: /^Chat met/ }).click()
    await expect(page).toHaveURL('/service/klantenservice-contact/')
    await expect(page.getByRole('heading', { name: 'Stel je vraag' })).toBeVisible()
  })
})
