import { expect, type Locator, type Page, test } from '@playwright/test'
import { nextButton, openStep, stepPath, wholeBed } from '../../support/configurator.ts'

interface Definition {
  basePrice: number
  rules: { never: Record<string, string[]>[] }[]
  steps: { properties: { property: string; options: { id: string; extra: number }[] }[] }[]
}

/** The same numbers on every run (mulberry32), so that a walk that fails can be walked again. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns the price in the bar at the bottom of a phone, which every step has, in cents. */
async function readBar(page: Page): Promise<number> {
  const bar = page.getByRole('region', { name: 'Prijs en volgende stap' })
  const [, euros = '', cents] = /€\s([\d.]+),(-|\d\d)/.exec(await bar.innerText()) ?? []
  return Number(euros.replaceAll('.', '')) * 100 + (cents === '-' ? 0 : Number(cents))
}

/** Works out what the address says from the definition that the api gave, without the page's own rules. */
function readAddress(page: Page, { basePrice, steps, rules }: Definition) {
  const choices = Object.fromEntries(new URL(page.url()).searchParams)
  const options = steps.flatMap(({ properties }) =>
    properties.flatMap((one) => one.options.filter(({ id }) => id === choices[one.property])),
  )
  const totalCents = Math.round(options.reduce((sum, { extra }) => sum + extra, basePrice) * 100)
  const step = Number(/step-(\d+)/.exec(page.url())?.[1])
  return { choices, totalCents, broken: countBrokenRules({ rules }, choices), step }
}

type Choices = Readonly<Record<string, string>>

function countBrokenRules({ rules }: Pick<Definition, 'rules'>, choices: Choices): number {
  return rules.filter(({ never }) =>
    never.some((row) =>
      Object.entries(row).every(([property, ids]) => ids.includes(choices[property] ?? '')),
    ),
  ).length
}

/** Whether some bed has all these choices, found by trying. */
function isBedLeft(definition: Definition, choices: Choices): boolean {
  if (countBrokenRules(definition, choices) > 0) return false
  const properties = definition.steps.flatMap((one) => one.properties)
  const open = properties.find(({ property }) => choices[property] === undefined)
  if (open === undefined) return true
  return open.options.some(({ id }) => isBedLeft(definition, { ...choices, [open.property]: id }))
}

/** Names the options on the screen that are chosen though the address says otherwise, or greyed though a bed has them. */
async function listWrongOptions(page: Page, definition: Definition, choices: Choices): Promise<string[]> {
  const shown = await page
    .getByRole('radio')
    .evaluateAll((radios: HTMLInputElement[]) =>
      radios.map(({ name, value, checked, ariaDisabled }) => ({ name, value, checked, ariaDisabled })),
    )
  return shown
    .filter(
      ({ name, value, checked, ariaDisabled }) =>
        checked !== (choices[name] === value) ||
        (ariaDisabled === 'true') === isBedLeft(definition, { ...choices, [name]: value }),
    )
    .map(({ name, value }) => `${name}=${value}`)
}

/** Returns the number of the step that is on the screen. */
async function readStep(page: Page): Promise<number> {
  const text = await page.getByRole('navigation', { name: 'Stappen' }).locator('p').innerText()
  return Number(/^Stap (\d+) van/.exec(text)?.[1])
}

/** Presses what leads to another address, and waits for it: the next move would else be one on the page that is going. */
async function follow(page: Page, link: Locator): Promise<void> {
  const before = page.url()
  await link.click()
  await expect(page).not.toHaveURL(before)
}

test('[CF-08] [CF-10] [CF-18] a walk with repairs, undo, back, forward, reload and jumps: address, price, greyed options and api agree', async ({
  page,
}) => {
  test.setTimeout(90_000)
  const answer = await page.request.get('/json/boxspringset-hotel.json')
  const definition: Definition = await answer.json()
  const random = seededRandom(16)
  const expectAgreement = () =>
    expect
      .poll(async () => {
        const { choices, totalCents, broken, step } = readAddress(page, definition)
        const wrong = await listWrongOptions(page, definition, choices)
        return [(await readBar(page)) - totalCents, broken, (await readStep(page)) - step, ...wrong]
      })
      .toEqual([0, 0, 0])
  // A bed of 180 cm goes without some options, so that there is something to repair from the start.
  await openStep(page, stepPath(7, wholeBed.replace('breedte=160', 'breedte=180')))
  const walked: string[] = []
  for (let move = 0; move < 45; move += 1) {
    const kind = Math.floor(random() * 10)
    const place = random()
    walked.push(await walk(page, kind, place))
    await expectAgreement()
  }
  expect(new Set(walked).size, walked.join(' ')).toBeGreaterThan(5)
  expect(walked, walked.join(' ')).toContain('repair')

  await test.step('the rest is filled in, and the api takes the bed at the price shown', async () => {
    await openStep(page, `/configurator/boxsprings/boxspringset-hotel/step-1/${new URL(page.url()).search}`)
    const fill = page.getByRole('link', { name: /^Snel kiezen/ })
    if (await fill.isVisible()) await fill.click()
    else await openStep(page, stepPath(9, new URL(page.url()).search.slice(1)))
    await expect(page).toHaveURL(/\/step-9\//)
    await expectAgreement()
    await nextButton(page, 'In winkelwagen').click()
    await expect(page.getByRole('dialog', { name: 'Toegevoegd' })).toBeVisible()
  })
})

/** Makes one move, and tells which; a move that cannot be made here is a choice instead. */
async function walk(page: Page, kind: number, place: number): Promise<string> {
  const undo = page.getByRole('link', { name: 'Ongedaan maken' })
  const back = page.getByRole('button', { name: 'Vorige stap' })
  const circles = page.getByRole('navigation', { name: 'Stappen' }).getByRole('link')
  if (kind === 0 && (await undo.isVisible())) {
    await follow(page, undo)
    return 'undo'
  }
  if (kind === 1 && (await back.isVisible())) {
    await follow(page, back)
    return 'back'
  }
  if (kind === 2 && (await circles.count()) > 0) {
    await follow(page, circles.nth(Math.floor(place * (await circles.count()))))
    return 'jump'
  }
  if (kind === 3) {
    await page.reload()
    await expect(page.locator('[data-composer=ready]')).toBeAttached()
    return 'reload'
  }
  const next = nextButton(page, /^Naar stap/)
  if ((kind === 4 || kind === 5) && (await next.count()) > 0) {
    await follow(page, next)
    return 'next'
  }
  const radios = page.getByRole('radio')
  const count = await radios.count()
  if (count === 0) {
    await follow(page, page.getByRole('link', { name: /^Pas aan: / }).nth(Math.floor(place * 8)))
    return 'change'
  }
  const radio = radios.nth(Math.floor(place * count))
  const isRefused = (await radio.getAttribute('aria-disabled')) === 'true'
  // A tap on the option itself: on a phone the picture may lie over the place where it is.
  await radio.evaluate((input: HTMLInputElement) => input.click())
  if (!isRefused) return 'choose'
  await page
    .getByRole('link', { name: /^Kies dit en wij wijzigen/ })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(radio).toBeChecked()
  return 'repair'
}
