import { expect, type Page } from '@playwright/test'

/** The definition of a set, as far as it tells which beds there are and what they cost. */
export interface Definition {
  basePrice: number
  rules: { never: Record<string, string[]>[] }[]
  steps: { properties: { property: string; options: { id: string; extra: number }[] }[] }[]
}

/**
 * Waits until price, step, chosen and greyed options are what the address says, worked out from the definition that the api gave
 * and without the page's own rules.
 */
export async function expectAgreement(page: Page, definition: Definition): Promise<void> {
  const listDifferences = async () => {
    const { choices, totalCents, broken, step } = readAddress(page, definition)
    const wrong = await listWrongOptions(page, definition, choices)
    return [(await readBar(page)) - totalCents, broken, (await readStep(page)) - step, ...wrong]
  }
  await expect.poll(listDifferences).toEqual([0, 0, 0])
}

/** Works out what the address says of the bed and its step. */
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

/** Returns the price in the bar at the bottom of a phone, which every step has, in cents. */
async function readBar(page: Page): Promise<number> {
  const bar = page.getByRole('region', { name: 'Prijs en volgende stap' })
  const [, euros = '', cents] = /€\s([\d.]+),(-|\d\d)/.exec(await bar.innerText()) ?? []
  return Number(euros.replaceAll('.', '')) * 100 + (cents === '-' ? 0 : Number(cents))
}
