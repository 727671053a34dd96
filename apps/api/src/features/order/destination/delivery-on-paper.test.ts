import { followText } from '@sluimer/domain/order/follow'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../../../../test/check-invariants.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { mailMessage } from '../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../catalog/catalog.builders.ts'
import { category } from '../../catalog/tables/category-tables.ts'
import { moveMoney } from '../after-sale/move-money.job.ts'
import { runOrderCommand } from '../after-sale/order-command.ts'
import { refundOrder } from '../after-sale/refund-order.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor, type Wish } from '../order.builders.ts'
import { invoice } from '../rows/invoice-tables.ts'

let app: TestApp
let mattress: number
let pillow: number
beforeAll(async () => {
  app = await buildTestApp({ clock: () => new Date('2026-11-18T10:00:00Z') })
  const large = { mainCategory: 'matrassen', deliveryClass: 'two_man', title: 'Matras' } as const
  mattress = onlyVariantId(await aProduct(app.db, { ...large, priceCents: 60_000 }))
  pillow = onlyVariantId(await aProduct(app.db, { title: 'Kussen', priceCents: 2_000 }))
  await app.db.update(category).set({ takesOldAway: true }).where(eq(category.path, 'matrassen'))
})
afterAll(() => app.close())

async function aPaidOrder(wish: Wish) {
  const placed = await aPlacedOrder(app, wish)
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  await app.runJobs()
  const [mail] = (
    await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'order_confirmation'))
  ).filter((one) => one.subject.includes(placed.number))
  if (mail === undefined) throw new Error('no confirmation was mailed')
  return { number: placed.number, mail }
}
const show = async (number: string) => (await runOrderCommand(app.deps, ['show', number])).line

test('[CO-10] [CO-09] day, old mattress and notes are in the mail, on the invoice and on the packing list', async () => {
  const { number, mail } = await aPaidOrder({
    lines: [{ variantId: mattress }, { variantId: pillow }],
    shipping: 'two_man',
    delivery: {
      deliveryDay: { date: '2026-11-24', part: 'day' },
      haulAway: 1,
      notes: { deliverer: 'Bel <script>alert(1)</script>\ntweede trap', shop: '' },
    },
  })
  expect(mail.text).toContain('Dinsdag 24 november, tussen 8 en 18 uur')
  expect(mail.text).toContain('tussen 8 en 18 uur\nSpoelweg 12 a, 1234 AB Enschede, Nederland')
  expect(mail.text).toContain('Kussen: donderdag 19 november in huis')
  expect(mail.text).toContain('Oud bed of matras meenemen')
  expect(mail.html).toContain('Bel &lt;script&gt;alert(1)&lt;/script&gt;<br/>tweede trap')
  expect(mail.html).not.toContain('<script>')

  const lines = await show(number)
  expect(lines).toContain('  takes 1 old along')
  expect(lines).toContain('  for the deliverer: Bel <script>alert(1)</script> / tweede trap')
  expect(lines).toContain('Matras')

  const documents = await app.db.select().from(invoice)
  expect(documents.find((one) => one.document.orderNumber === number)?.document.costs).toEqual([
    { title: 'Oud bed of matras meenemen', cents: 2_500 },
  ])
})

test('[CO-10] the mail of a parcel says how it will be followed, and offers its promised day for the calendar', async () => {
  const { mail } = await aPaidOrder({ lines: [{ variantId: pillow }] })
  expect(mail.text).toContain('Donderdag 19 november in huis')
  expect(mail.text).toContain(followText)
  expect(mail.text).toContain('Zet in je agenda')
})

test('[CO-11] the price of the old mattress can be refunded, and no more than that', async () => {
  const { number } = await aPaidOrder({
    lines: [{ variantId: mattress }],
    shipping: 'two_man',
    delivery: { haulAway: 1 },
  })
  expect(await refundOrder(app.deps, { number, costsCents: 2_501, restock: false })).toMatchObject({
    ok: false,
  })
  expect(await refundOrder(app.deps, { number, costsCents: 2_500, restock: false })).toMatchObject({
    ok: true,
    value: { totalCents: 2_500 },
  })
  await moveMoney(app.deps)
  await app.runJobs()
  expect(await findBrokenInvariants(app.db, { isSettled: true })).toEqual([])
})

test('[CO-10] a pick-up point is in the mail with its address and hours', async () => {
  const { number, mail } = await aPaidOrder({
    lines: [{ variantId: pillow }],
    shipping: 'pickup',
    delivery: { pickupPoint: 'NL-1012-kiosk' },
  })
  for (const words of [
    'Kiosk Het Voorbeeld',
    'Voorbeeldplein 1',
    '1012 AB Amsterdam',
    'zaterdag 9.00 tot 17.00 uur',
  ])
    expect(mail.text).toContain(words)
  expect(await show(number)).toContain(
    'to NL-1012-kiosk, Kiosk Het Voorbeeld, Voorbeeldplein 1, 1012 AB Amsterdam',
  )
})
