import { expect, test } from '@playwright/test'
import { expectNoAxeFaults } from '../support/axe.ts'
import { query } from '../support/database.ts'
import { aShopper, endPayment, openWays } from '../support/shopper.ts'

const findOrder = (email: string) =>
  query(
    `select o.delivery_slot ->> 'part' as part, o.haul_away_pieces, o.notes ->> 'deliverer' as note,
      jsonb_path_query_first(o.costs, '$[*] ? (@.kind == "insurance").cents') as insurance_cents, r.date = (o.delivery_slot ->> 'date')::date as has_place
      from "order" o left join delivery_reservation r on r.order_id = o.id where o.email = $1`,
    [email],
  )

test('[CO-04] [CO-08] [CO-01] [CO-10] a chosen day that goes to another is reported before payment; the next one is kept to the end', async ({
  page,
}) => {
  test.slow()
  const shopper = aShopper()
  const ways = page.getByRole('group', { name: 'Hoe wil je het ontvangen?' })
  const days = page.getByRole('group', { name: 'Wanneer zullen we komen?' })
  await openWays(page, ['matras-bonell-vast-medium', 'hoofdkussen-wolkenveld'], shopper)

  await test.step('day, part of the day, old mattress, and a note', async () => {
    await expect(ways.getByRole('radio', { name: /Bezorgd door twee personen/ })).toBeChecked()
    await expect(days.getByRole('radio', { name: /Hele dag/ }).first()).toBeChecked()
    await expectNoAxeFaults(page, 'days')
    // Not the first day: that one is promised to journeys beside this, and this one closes the day that it chose.
    await days
      .getByRole('radio', { name: /Ochtend/ })
      .nth(1)
      .check()
    // The choices are one group, so the arrow keys walk through all of them.
    await page.keyboard.press('ArrowRight')
    await expect(days.getByRole('radio', { name: /Middag/ }).nth(1)).toBeChecked()
    await page.getByLabel('Oude matras of bed meegeven').selectOption('1')
    const insurance = page.getByRole('checkbox', {
      name: /^Transportverzekering voor 10 euro Niet verplicht/,
    })
    await expect(insurance).not.toBeChecked()
    await insurance.check()
    await page.getByText('Opmerking meegeven').click()
    await page.getByLabel('Voor de bezorger').fill('De bel doet het niet.')
    await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check()
    await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
    await expect(
      page
        .getByText(/tussen 12\sen\s18\suur/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expect(page.getByText('De bel doet het niet.')).toBeVisible()
    // The cost of a return is stated above the law's cooling-off period, before anything is ordered.
    await expect(page.getByText(/Terugsturen is voor eigen rekening/)).toContainText(
      /Matras Bonell Vast.* halen we bij je op voor €\s29,95\. De rest stuur je zelf/,
    )
  })
  await test.step('somebody else takes the last place', async () => {
    await query(
      `insert into delivery_day (area, date, places, taken)
      select 'NL', (delivery_slot ->> 'date')::date, 0, 0 from cart
      where id in (select cart_id from checkout where details #>> '{customer,email}' = $1)
      on conflict (area, date, part) do update set places = delivery_day.taken`,
      [shopper.email],
    )
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await expect(page.getByText('Je gekozen bezorgdag is niet meer vrij')).toBeVisible()
    await expect(page.getByRole('radio', { name: /iDEAL \| Wero/ })).toBeChecked()
    await expect(page.getByLabel('Voor de bezorger')).toHaveValue('De bel doet het niet.')
  })
  await test.step('without a new day there is no going on; with one there is', async () => {
    await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Kies een bezorgdag' }).click()
    await days.getByRole('radio', { name: /Avond/ }).first().check()
    await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await endPayment(page, 'Betaald')
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bestelling' })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByText(/tussen 18\sen\s22\suur/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/Oud bed of matras meenemen: we nemen het mee/)).toBeVisible()
    const agenda = await page.getByRole('link', { name: 'Zet in je agenda' }).getAttribute('href')
    const file = await page.request.get(agenda ?? '')
    expect(file.headers()['content-type']).toContain('text/calendar')
    expect(await file.text()).toMatch(/DTSTART:\d{8}T1[67]0000Z/)
  })
  expect(await findOrder(shopper.email)).toEqual([
    {
      part: 'evening',
      haul_away_pieces: 1,
      note: 'De bel doet het niet.',
      insurance_cents: 1000,
      has_place: true,
    },
  ])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[CO-04] a pick-up point is found by postcode and stands on the order', async ({ page }) => {
    test.slow()
    await openWays(page, ['hoofdkussen-wolkenveld'])
    await page.getByRole('radio', { name: /Ophalen bij een pakketpunt/ }).check()
    await page.getByRole('radio', { name: /iDEAL \| Wero/ }).check()
    await page.getByLabel('Zoek bij postcode').fill('9712 CP')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    const points = page.getByRole('group', { name: /Pakketpunten/ })
    await points
      .getByRole('radio', { name: /Groningen/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Naar controleren en betalen' }).click()
    await expect(page.getByRole('main').getByText(/Groningen/)).toBeVisible()
    await page.getByRole('button', { name: 'Bestellen met betaalverplichting' }).click()
    await endPayment(page, 'Betaald')
    await expect(page.getByRole('main').getByText(/Groningen/)).toBeVisible({ timeout: 30_000 })
  })
})
