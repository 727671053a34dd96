import { expect, test } from '@playwright/test'

test('[PD-01] a wide first screen shows the whole picture, the price, the choices and the button', async ({
  page,
}) => {
  for (const [width, height, slug] of [
    [1920, 1080, 'dekbedovertrek-takje'],
    [1920, 1080, 'boxspring-kwelder'],
    [1280, 900, 'dekbedovertrek-takje'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/${slug}.html`)
    const main = page.getByRole('main')
    const inSight = [
      main.getByRole('region', { name: "Foto's" }).getByRole('group').first(),
      main.getByRole('heading', { level: 1 }),
      main.getByRole('list', { name: /^(Maat|Ligvlak)/ }),
      main.getByRole('button', { name: 'In winkelwagen' }).first(),
    ]
    for (const part of inSight) await expect(part, `${slug} at ${width}`).toBeInViewport({ ratio: 1 })
  }
})

test('[PD-01] an upright tablet shows the whole picture and the name below it in its first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  for (const slug of ['gordijn-melk', 'boxspring-kwelder']) {
    await page.goto(`/${slug}.html`)
    const main = page.getByRole('main')
    const picture = main.getByRole('region', { name: "Foto's" }).getByRole('group').first()
    for (const part of [picture, main.getByRole('heading', { level: 1 })])
      await expect(part, slug).toBeInViewport({ ratio: 1 })
  }
})

test('[PD-01] the first screen of a phone shows price and button before anything is touched, and the chat beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/boxspring-kwelder.html')
  const bar = page.getByRole('region', { name: 'Bestellen' })
  await expect(bar.getByRole('button', { name: 'In winkelwagen' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByText(/€/).first()).toBeInViewport({ ratio: 1 })
  const chat = page.getByRole('complementary', { name: 'Chat' }).getByRole('button')
  const lower = await bar.boundingBox()
  const upper = await chat.boundingBox()
  expect(upper && lower && upper.y + upper.height <= lower.y).toBe(true)
  // A lamp has its class in the bar too: no second row may lift the chat over the heart.
  await page.goto('/tafellamp-regen.html')
  const heart = await page
    .getByRole('main')
    .getByRole('button', { name: /favorieten/ })
    .first()
    .boundingBox()
  const over = await chat.boundingBox()
  expect(heart && over && !overlaps(heart, over)).toBe(true)
})

test('[PD-01] with letters of twice the size the button of a phone stands below the price, not over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/boxspring-kwelder.html')
  const bar = page.getByRole('region', { name: 'Bestellen' })
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    const price = await bar.getByText(/€/).first().boundingBox()
    const button = await bar.getByRole('button', { name: 'In winkelwagen' }).boundingBox()
    expect(price && button && !overlaps(price, button), `letters of ${size}`).toBe(true)
  }
})

test('[PD-01] [SC-03] the button to buy is never under the chat; where it is below the first screen, the bar has it', async ({
  page,
}) => {
  const own = page.getByRole('main').getByRole('button', { name: 'In winkelwagen' }).first()
  const bar = page.getByRole('region', { name: 'Bestellen' })
  const chat = page.getByRole('complementary', { name: 'Chat' })
  for (const height of [1000, 900, 860, 820, 720]) {
    await page.setViewportSize({ width: 1280, height })
    await page.goto('/boxspring-kwelder.html')
    // The page's scripts start with the first touch.
    await page.keyboard.press('Shift')
    await expect(chat).toBeVisible()
    // Both the bar and the chat wait until the page is at rest.
    await expect(async () => {
      const button = (await own.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const over = await chat.getByRole('button').boundingBox()
      const isSeen = (await chat.evaluate((element) => getComputedStyle(element).opacity)) !== '0'
      expect(
        isSeen && over !== null && overlaps(button, over),
        `the chat is over the button at ${height}`,
      ).toBe(false)
      const isInSight = button.y + button.height <= height
      expect(await bar.count(), `the bar at ${height}`).toBe(isInSight ? 0 : 1)
    }).toPass()
    if ((await bar.count()) > 0)
      await expect(bar.getByRole('button', { name: 'In winkelwagen' })).toBeInViewport({ ratio: 1 })
  }
})

test('[PD-01] no choice stands alone on the last line, and each begins with the pictures of its color', async ({
  page,
}) => {
  const main = page.getByRole('main')
  for (const [slug, option] of [
    ['dekbedovertrek-takje', /^Stof/],
    ['gordijn-houtskool', /^Uitvoering/],
    ['handdoek-dik', /^Maat/],
  ] as const) {
    await page.goto(`/${slug}.html`)
    const tops = await main
      .getByRole('list', { name: option })
      .getByRole('listitem')
      .evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)))
    const ofLast = tops.filter((top) => top === tops.at(-1))
    expect(new Set(tops).size, slug).toBeGreaterThan(1)
    expect(ofLast.length, slug).toBeGreaterThan(1)
  }
  await page.goto('/hoeslaken-lyocell-stroom.html?kleur=salie')
  const pictures = main.getByRole('region', { name: "Foto's" }).getByRole('group').getByRole('link')
  for (const at of [0, 1, 2]) await expect(pictures.nth(at)).toHaveAccessibleName(/saliegroen/)
  await expect(pictures.nth(3)).not.toHaveAccessibleName(/saliegroen/)
})

test('[LY-05] [PD-01] on paper the layers of a bed are told apart, and no figures count down', async ({
  page,
}) => {
  await page.goto('/boxspring-kwelder.html')
  await page.emulateMedia({ media: 'print' })
  const layers = page.getByRole('list', { name: 'Lagen van boven naar beneden' }).getByRole('listitem')
  const grounds = await layers.evaluateAll((all) =>
    all.map((layer) => layer.firstElementChild && getComputedStyle(layer.firstElementChild).backgroundColor),
  )
  expect(grounds).toHaveLength(3)
  expect(new Set(grounds).size).toBe(3)
  const end = page
    .getByRole('main')
    .getByText(/^t\/m /)
    .first()
  await expect(end).toBeVisible()
  await expect(page.getByRole('main').getByText(/^nog/).filter({ visible: true })).toHaveCount(0)
})

test('[CT-01] [RT-05] a wide first screen shows below the head of a page what it leads to: products, subcategories, the pieces of a room', async ({
  page,
}) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const main = page.getByRole('main')
    await page.goto('/handdoeken/')
    const picture = main.getByRole('article').first().locator('img').first()
    await expect(picture, `at ${width}`).toBeInViewport({ ratio: 1 })
    await page.goto('/slapen/')
    await expect(main.getByText('Dekbedovertrekken', { exact: true }).first()).toBeInViewport({ ratio: 1 })
    await page.goto('/badtextiel/')
    const doors = main.getByRole('navigation', { name: 'Binnen Badtextiel' }).getByRole('listitem')
    for (const at of [0, 1]) await expect(doors.nth(at), `at ${width}`).toBeInViewport({ ratio: 1 })
    await page.goto('/inspiratie/linnen-en-licht/')
    const look = main.getByRole('region', { name: 'De hele look' })
    await expect(look.getByRole('link', { name: 'Dekbedovertrek Linde' })).toBeInViewport({ ratio: 1 })
  }
})

test('[CT-01] the first screen of a stage of offers shows an offer, at a desk and on a phone', async ({
  page,
}) => {
  for (const [width, height, ratio] of [
    [390, 844, 0.5],
    [1280, 900, 1],
    [1920, 1080, 1],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/aanbiedingen/', '/black-friday/']) {
      await page.goto(path)
      const picture = page.getByRole('main').getByRole('article').first().locator('img').first()
      await expect(picture, `${path} at ${width}`).toBeInViewport({ ratio })
    }
  }
})

test('[RT-05] a room reaches as far to the left as the header above it, also at 1920', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/inspiratie/linnen-en-licht/')
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox()
  const room = await page
    .getByRole('list', { name: /^In deze kamer/ })
    .locator('xpath=..')
    .boundingBox()
  expect(Math.abs((room?.x ?? 0) - (logo?.x ?? Number.NaN))).toBeLessThan(2)
})

test('[RT-05] on a phone the button of the chat lies over no mark of a row of the service pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/service/', '/service/veelgestelde-vragen/']) {
    await page.goto(path)
    const chat = await page.getByRole('complementary', { name: 'Chat' }).getByRole('button').boundingBox()
    for (const mark of await page.locator('main :is(summary, li) svg:visible').all()) {
      const box = await mark.boundingBox()
      if (box) expect(box.x + box.width, path).toBeLessThanOrEqual(chat?.x ?? 0)
    }
  }
})

test('[CT-03] in a strip on a phone a short title has the line about its product below it, and a long one no part of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const shares = await page
    .getByRole('main')
    .getByRole('article')
    .locator('.tile-line')
    .evaluateAll((lines) =>
      lines.flatMap((line) => {
        const room = line.parentElement?.getBoundingClientRect()
        const { top, bottom, height } = line.getBoundingClientRect()
        return room === undefined || height === 0 ? [] : [(Math.min(bottom, room.bottom) - top) / height]
      }),
    )
  expect(shares.filter((share) => share > 0.9).length).toBeGreaterThan(10)
  expect(shares.filter((share) => share > 0.1 && share < 0.9)).toEqual([])
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
