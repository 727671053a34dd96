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
    const shown = await readScreen(page)
    const wrong = listWrongOptions(shown.radios, definition, choices)
    return [shown.barCents - totalCents, broken, shown.step - step, ...wrong]
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

interface ShownRadio {
  name: string
  value: string
  checked: boolean
  ariaDisabled: string | null
}

/** Names the options on the screen that are chosen though the address says otherwise, or greyed though a bed has them. */
function listWrongOptions(shown: readonly ShownRadio[], definition: Definition, choices: Choices): string[] {
  return shown
    .filter(
      ({ name, value, checked, ariaDisabled }) =>
        checked !== (choices[name] === value) ||
        (ariaDisabled === 'true') === isBedLeft(definition, { ...choices, [name]: value }),
    )
    .map(({ name, value }) => `${name}=${value}`)
}

/**
 * Reads what is on the screen: the number of the step, the options, and the price in cents of the bar at the bottom of a phone, which
 * every step has. Its places are found by their labels, in one go: to look for roles and names after every move is most of a walk's work.
 */
async function readScreen(page: Page) {
  const { bar, step, radios } = await page.evaluate(() => {
    const read = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? ''
    const options = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    return {
      bar: read('[aria-label="Prijs en volgende stap"]'),
      step: read('#stap-titel > :last-child'),
      radios: options
        .filter((radio) => radio.checkVisibility())
        .map(({ name, value, checked, ariaDisabled }) => ({ name, value, checked, ariaDisabled })),
    }
  })
  const [, euros = '', cents] = /€\s([\d.]+),(-|\d\d)/.exec(bar) ?? []
  return {
    barCents: Number(euros.replaceAll('.', '')) * 100 + (cents === '-' ? 0 : Number(cents)),
    step: Number(/^Stap (\d+) van/.exec(step)?.[1]),
    radios,
  }
}
