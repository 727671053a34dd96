import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { mailMessage } from '../../../../platform/mail/tables.ts'
import { aProduct, onlyVariantId } from '../../../catalog/catalog.builders.ts'
import { savePage } from '../../../content/page/save-page.ts'
import { contentPageVersion } from '../../../content/page-tables.ts'
import { aPlacedOrder, choosePaymentOutcome, sendWebhookFor } from '../../order.builders.ts'

const start = new Date('2026-11-18T10:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ clock: () => start })
})
afterAll(() => app.close())

const saveTerms = (text: string) =>
  savePage(app.db, {
    kind: 'service',
    slug: 'algemene-voorwaarden',
    title: 'Algemene voorwaarden',
    intro: 'Wat geldt.',
    publishedAt: start,
    body: [
      { type: 'heading', level: 2, text: 'Artikel 1', anchor: 'artikel-1' },
      { type: 'paragraph', content: [{ type: 'text', text }] },
    ],
  })

test('[CO-10] the confirmation holds the terms of the moment of the order, whole, and what sending back costs', async () => {
  await saveTerms('Dit gold op de dag van de bestelling.')
  await saveTerms('Dit gold op de dag van de bestelling.')
  expect(await app.db.$count(contentPageVersion)).toBe(1)
  await app.db.update(contentPageVersion).set({ savedAt: new Date(start.getTime() - 1) })
  await saveTerms('Dit geldt pas later.')

  const variantId = onlyVariantId(
    await aProduct(app.db, { priceCents: 60_000, deliveryClass: 'two_man', title: 'Boxspring Kwelder' }),
  )
  const placed = await aPlacedOrder(app, { lines: [{ variantId }], shipping: 'two_man' })
  await choosePaymentOutcome(app, placed.url, 'paid')
  await sendWebhookFor(app, placed.url)
  await app.runJobs()
  const [mail] = await app.db.select().from(mailMessage).where(eq(mailMessage.kind, 'order_confirmation'))
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('Dit gold op de dag van de bestelling.')
    expect(form).not.toContain('Dit geldt pas later.')
  }
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('halen we bij je op voor € 29,95.')
})
