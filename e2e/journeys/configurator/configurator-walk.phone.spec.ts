import { expect, test } from '@playwright/test'
import { type Definition, expectAgreement } from '../../support/configurator/bed-oracle.ts'
import { seededDice, walkOn } from '../../support/configurator/bed-walk.ts'
import { nextButton, openStep, stepPath, wholeBed } from '../../support/configurator/steps.ts'

/** One walk is part of every run. `npm run walks` walks many, each with the seed that its title names. */
const firstSeed = Number(process.env.FIRST_WALK ?? 16)
const count = Number(process.env.WALKS ?? 1)
const moves = 45

const sets = ['boxspringset-hotel', 'boxspringset-haven', 'boxspring-solo'] as const

for (let seed = firstSeed; seed < firstSeed + count; seed += 1)
  test(`[CF-08] [CF-10] [CF-18] walk ${seed}, with repairs, undo, back, forward, reload, jumps, sharing: address, price, greyed options and api agree`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const slug = sets[(seed + 2) % sets.length] ?? sets[0]
    const answer = await page.request.get(`/json/${slug}.json`)
    const definition: Definition = await answer.json()
    const dice = seededDice(seed)
    // Nobody looks at the pictures of many walks, and to draw them is most of the work.
    if (count > 1) await page.context().route('**/media/**', (route) => route.abort())
    // A bed of 180 cm goes without some options, so that there is something to repair from the start.
    const isHotel = slug === 'boxspringset-hotel'
    const start = isHotel
      ? stepPath(7, wholeBed.replace('breedte=160', 'breedte=180'))
      : stepPath(1, '', slug)
    await openStep(page, start)
    const walked: string[] = []
    for (let move = 0; move < moves; move += 1) {
      const name = await walkOn(page, dice, (other) => expectAgreement(other, definition))
      walked.push(name)
      await test.step(`${move + 1}: ${name}`, () => expectAgreement(page, definition))
    }
    // The walk of every run makes most kinds of moves; among many walks the dice leave out more of them now and then.
    expect(new Set(walked).size, walked.join(' ')).toBeGreaterThan(count === 1 ? 5 : 3)
    expect(walked, walked.join(' ')).toContain('choose')

    await test.step('the rest is filled in, and the api takes the bed at the price shown', async () => {
      const choices = new URL(page.url()).search.slice(1)
      await openStep(page, stepPath(1, choices, slug))
      const fill = page.getByRole('link', { name: /^Snel kiezen/ })
      const last = definition.steps.length + 1
      if (await fill.isVisible()) await fill.click()
      else await openStep(page, stepPath(last, choices, slug))
      await expect(page).toHaveURL(new RegExp(`/step-${last}/`))
      await expectAgreement(page, definition)
      await nextButton(page, 'In winkelwagen').click()
      await expect(page.getByRole('dialog', { name: 'Toegevoegd' })).toBeVisible()
    })
  })
